import { putTouristList } from 'shared-api/client'
import type { TouristList } from 'shared-api/contract'
import { Paper, SimpleGrid, Text, TextInput, Title, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { GrowingTextarea } from '../../editing/growing-textarea.tsx'
import { SendForm } from '../../editing/send-form.tsx'
import { UnsavedGuard } from '../../editing/unsaved-guard.tsx'
import { useSend } from '../../editing/use-send.ts'
import { commonTexts } from '../../texts/common.ts'
import { tripSheetTexts } from '../../texts/trip-sheet.ts'
import { toTouristList, touristValues, validateTourists } from './tourist-values.ts'

type Props = { id: string; list: TouristList; onSaved: (list: TouristList) => void }

/** The passengers of a trip, for the list that the driver must have along. */
export function TouristForm({ id, list, onSaved }: Props) {
  const { notify } = useShell()
  const texts = tripSheetTexts().tourists
  const labels = texts.fields
  const form = useForm({ initialValues: touristValues(list), validate: validateTourists })
  const sending = useSend(form, labels, async (values) => {
    const saved = await staffCall((client) => putTouristList(client, id, toTouristList(values)))
    notify({ kind: 'success', message: texts.saved })
    form.resetDirty(values)
    onSaved(saved.list)
  })

  return (
    <Paper withBorder p="lg" data-screen-only>
      <UnsavedGuard unsaved={form.isDirty()} />
      <SendForm {...sending} button={commonTexts().save} narrow>
        <Title order={2} size="h4">
          {texts.title}
        </Title>
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput label={labels.origin} required {...form.getInputProps('origin')} />
          <TextInput label={labels.destination} required {...form.getInputProps('destination')} />
        </SimpleGrid>
        <GrowingTextarea
          label={labels.passengers}
          description={texts.passengersHint}
          rows={4}
          {...form.getInputProps('passengers')}
        />
      </SendForm>
    </Paper>
  )
}
