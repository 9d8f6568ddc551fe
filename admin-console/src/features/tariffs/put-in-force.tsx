import { putInForce } from 'shared-api/client'
import { type Cab, PutInForce as Days, type Tariff } from 'shared-api/contract'
import { inPaise } from 'shared-api/fares'
import { dayAfter, istDay } from 'shared-api/india'
import { Text, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { dayText } from '../../components/times.ts'
import { DayField } from '../../editing/day-field.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { SendForm } from '../../editing/send-form.tsx'
import { useSend } from '../../editing/use-send.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { Differences } from './differences.tsx'

type Props = { tariff: Tariff | null; cabs: readonly Cab[]; onClose: () => void; onDone: () => void }

/** Puts a tariff in force from a day; says before what changes (docs/product.md, Tariffs at the desk). */
export const PutInForce = ({ tariff, onClose, ...props }: Props) => (
  <DeskDialog opened={tariff !== null} onClose={onClose} title={tariffsTexts().put.title({ name: tariff?.name ?? '' })}>
    {tariff && <DayForm tariff={tariff} onClose={onClose} {...props} />}
  </DeskDialog>
)

function DayForm({ tariff, cabs, onClose, onDone }: Props & { tariff: Tariff }) {
  const { notify } = useShell()
  const texts = tariffsTexts().put
  const labels = { from: texts.from }
  const form = useForm({
    initialValues: { from: tariff.validFrom ?? dayAfter(istDay(Date.now()), 1) },
    validate: validateWith(Days, labels),
  })
  const sending = useSend(form, labels, async ({ from }) => {
    const { warning } = await staffCall((client) => putInForce(client, tariff.id, { from }))
    const done = texts.done({ name: tariff.name, day: dayText(from) })
    if (warning) notify({ kind: 'error', message: `${done} ${texts.noGstin}` })
    else notify({ kind: 'success', message: done })
    onDone()
    onClose()
  })
  return (
    <SendForm {...sending} button={texts.button}>
      <Text>{texts.text}</Text>
      <DayField label={labels.from} required {...form.getInputProps('from')} />
      <Differences tariff={inPaise(tariff)} cabs={cabs} />
    </SendForm>
  )
}
