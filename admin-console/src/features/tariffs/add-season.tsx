import { useState } from 'react'
import { createTariff, putInForce, updateTariff } from 'shared-api/client'
import { type Tariff, TariffParts } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { SimpleGrid, Text, TextInput, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { dayText } from '../../components/times.ts'
import { SendForm } from '../../editing/send-form.tsx'
import { useSend } from '../../editing/use-send.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { SeasonFields } from './seasons.tsx'
import { inputOf, NEW_SEASON, valuesOf } from './tariff-values.ts'
import { tariffLabels, validateTariff } from './tariff-words.ts'

type Props = { tariff: Tariff | null; onClose: () => void; onDone: () => void }

/**
 * A season, or a discount with a minus, on the tariff in force: a successor has it from today on, so bookings keep their prices
 * (docs/product.md, Tariffs at the desk).
 */
export const AddSeason = ({ tariff, onClose, onDone }: Props) => (
  <DeskDialog opened={tariff !== null} onClose={onClose} title={tariffsTexts().season.title}>
    {tariff && <SeasonForm tariff={tariff} onClose={onClose} onDone={onDone} />}
  </DeskDialog>
)

function SeasonForm({ tariff, onClose, onDone }: Props & { tariff: Tariff }) {
  const { notify } = useShell()
  const texts = tariffsTexts()
  const { seasons, ...rest } = valuesOf(tariff)
  const form = useForm({
    initialValues: { ...rest, seasons: [NEW_SEASON, ...seasons] },
    validate: validateTariff,
  })
  // One that was made and could not be put in force is put in force by the next press.
  const [made, setMade] = useState<Tariff | null>(null)
  const sending = useSend(form, tariffLabels(), async (values) => {
    const parts = TariffParts.parse(inputOf(values))
    const { tariff: successor } = await staffCall(async (client) =>
      made ? (await updateTariff(client, made.id, parts)).reply : createTariff(client, parts),
    )
    setMade(successor)
    const today = istDay(Date.now())
    await staffCall((client) => putInForce(client, successor.id, { from: today }))
    notify({ kind: 'success', message: texts.put.done({ name: successor.name, day: dayText(today) }) })
    onDone()
    onClose()
  })
  return (
    <SendForm {...sending} button={texts.season.button}>
      <Text size="sm">{texts.season.text}</Text>
      <SimpleGrid minColWidth="9.5rem" autoFlow="auto-fill">
        <SeasonFields form={form} path="seasons.0" />
      </SimpleGrid>
      <TextInput label={texts.form.parts.name} required {...form.getInputProps('name')} />
    </SendForm>
  )
}
