import { shareLeg } from 'shared-api/client'
import { type BookingStatus, type EarlierLeg, isAssigned } from 'shared-api/contract'
import { Group, Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { instantText } from '../../components/times.ts'
import { typedNumber } from '../../editing/typed-number.ts'
import { useAction } from '../../editing/use-action.ts'
import { assignmentTexts } from '../../texts/assignment.ts'
import { commonTexts } from '../../texts/common.ts'
import type { BookingChange } from './use-step.ts'

/** Who drove before another took over, and the form of their share of the allowance; nothing where nobody did. */
export function EarlierLegs(change: BookingChange) {
  const { earlier } = change.version.reply.booking
  if (earlier.length === 0) return null
  return (
    <Stack gap="sm" mt="md">
      {earlier.map((leg) => (
        <div key={leg.id}>
          <Text size="sm">{legText(leg)}</Text>
          {!isAssigned(leg.status) && <Share leg={leg} {...change} />}
        </div>
      ))}
    </Stack>
  )
}

function legText({ vehicle, driver, until, status, openingKm, closingKm }: EarlierLeg): string {
  const texts = assignmentTexts()
  const who = [vehicle.registration ?? texts.noNumber, driver.name].join(', ')
  const said = texts.earlier({ who, at: instantText(until), status: commonTexts().statuses[status as BookingStatus] })
  const knows = openingKm !== null || closingKm !== null
  return [said, knows && texts.km({ from: openingKm ?? '…', to: closingKm ?? '…' })].filter(Boolean).join(' · ')
}

function Share({ leg, version, onChanged }: BookingChange & { leg: EarlierLeg }) {
  const { notify } = useShell()
  const texts = assignmentTexts()
  const form = useForm({
    initialValues: { share: leg.share === 0 ? '' : String(leg.share) },
    validate: ({ share }) => (typedNumber(share) >= 0 ? {} : { share: texts.shareWrong }),
  })
  const save = async () => {
    const id = version.reply.booking._id
    onChanged(await staffCall((client) => shareLeg(client, id, leg.id, typedNumber(form.values.share))))
    notify({ kind: 'success', message: texts.shared })
  }
  const { busy, act } = useAction(save, { textOf: (cause) => texts.notShared({ why: problemText(cause) }) })
  return (
    <form onSubmit={form.onSubmit(() => void act())} noValidate data-screen-only>
      <Group align="end" gap="xs">
        <TextInput
          label={texts.share}
          description={texts.shareHint}
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('share')}
        />
        <ActionButton type="submit" size="sm" variant="default" loading={busy}>
          {commonTexts().save}
        </ActionButton>
      </Group>
    </form>
  )
}
