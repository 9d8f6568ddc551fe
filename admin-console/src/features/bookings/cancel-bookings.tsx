import { useState } from 'react'
import { cancelBookings } from 'shared-api/client'
import type { Booking, CancelResult } from 'shared-api/contract'
import { Alert, Button, Group, Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { MAX_REASON, validateReason } from './reason.ts'

type Props = {
  /** What would be cancelled; null while nothing is asked. */
  bookings: Booking[] | null
  onClose: () => void
  onCancelled: () => void
}

/** Asks once before several bookings are cancelled, and says what became of each that was not. */
export const CancelBookings = ({ bookings, ...question }: Props) => (
  <DeskDialog opened={bookings !== null} onClose={question.onClose} title="Cancel bookings">
    {bookings && <Question bookings={bookings} {...question} />}
  </DeskDialog>
)

function Question({ bookings, onClose, onCancelled }: Props & { bookings: Booking[] }) {
  const { notify } = useShell()
  const [failure, setFailure] = useState<string | null>(null)
  // Their travellers rely on them.
  const required = bookings.some(({ status }) => status !== 'new')
  const form = useForm({ initialValues: { reason: '' }, validate: validateReason(required) })

  const cancel = form.onSubmit(async ({ reason }) => {
    setFailure(null)
    const wanted = { bookings: bookings.map(({ _id, version }) => ({ _id, version })), reason: reason.trim() }
    try {
      const { results } = await staffCall((client) => cancelBookings(client, wanted))
      const left = leftText(bookings, results)
      notify({ kind: left === '' ? 'success' : 'error', message: `${cancelledText(results)}${left}` })
      onClose()
    } catch (cause) {
      setFailure(changeProblemText(cause))
    }
    onCancelled()
  }, toFirstError)

  return (
    <form onSubmit={cancel} noValidate>
      <Stack>
        <Group gap="xs">
          {bookings.map(({ _id, reference }) => (
            <Text key={_id} fw={600} style={UNBROKEN}>
              {reference}
            </Text>
          ))}
        </Group>
        <Text>{bookings.length === 1 ? 'Cancel this booking?' : `Cancel these ${bookings.length} bookings?`}</Text>
        <Text size="sm" c="dimmed">
          No mail is sent about it; a mail that still waits will say that the booking is cancelled. A cancelled booking
          can’t be reopened; its page books the trip again.
        </Text>
        <TextInput
          label={required ? 'Reason' : 'Reason (optional)'}
          required={required}
          maxLength={MAX_REASON}
          {...form.getInputProps('reason')}
        />
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <ActionButton type="submit" color="red" loading={form.submitting}>
            {`Cancel ${countText(bookings.length)}`}
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}

const countText = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`)

const cancelledText = (results: CancelResult[]) =>
  `${countText(results.filter(({ result }) => result === 'cancelled').length)} cancelled.`

const WHY = {
  changed: 'somebody else has changed it',
  completed: 'it is under way or over',
  gone: 'it is no longer there',
}

/** Which bookings stay as they are, and why; '' when none does. */
function leftText(bookings: Booking[], results: CancelResult[]): string {
  const left = results.flatMap(({ _id, result }) => {
    const reference = bookings.find((booking) => booking._id === _id)?.reference
    return result === 'cancelled' ? [] : [`${reference}: ${WHY[result]}`]
  })
  return left.length === 0 ? '' : ` Not cancelled: ${left.join('; ')}.`
}
