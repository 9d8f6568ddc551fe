import { useState } from 'react'
import { cancelBookings } from 'shared-api/client'
import type { Booking, CancelResult } from 'shared-api/contract'
import { Alert, Button, Dialog, Group, Stack, Text, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'

type Props = {
  /** What would be cancelled; null while nothing is asked. */
  bookings: Booking[] | null
  onClose: () => void
  onCancelled: () => void
}

/** Asks once before several bookings are cancelled, and says what became of each that was not. */
export const CancelBookings = ({ bookings, ...question }: Props) => (
  <Dialog opened={bookings !== null} onClose={question.onClose} title="Cancel bookings">
    {bookings && <Question bookings={bookings} {...question} />}
  </Dialog>
)

function Question({ bookings, onClose, onCancelled }: Props & { bookings: Booking[] }) {
  const { notify } = useShell()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const cancel = async () => {
    setBusy(true)
    setFailure(null)
    const wanted = bookings.map(({ _id, version }) => ({ _id, version }))
    try {
      const { results } = await staffCall((client) => cancelBookings(client, wanted))
      const left = leftText(bookings, results)
      notify({ kind: left === '' ? 'success' : 'error', message: `${cancelledText(results)}${left}` })
      onClose()
    } catch (cause) {
      setFailure(changeProblemText(cause))
      setBusy(false)
    }
    onCancelled()
  }

  return (
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
        No mail is sent about it; a mail that still waits will say that the booking is cancelled. Each can be reopened
        on its own page.
      </Text>
      {failure && (
        <Alert color="red" role="alert">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
        <ActionButton color="red" loading={busy} onClick={() => !busy && cancel()}>
          {`Cancel ${countText(bookings.length)}`}
        </ActionButton>
      </Group>
    </Stack>
  )
}

const countText = (count: number) => (count === 1 ? '1 booking' : `${count} bookings`)

const cancelledText = (results: CancelResult[]) =>
  `${countText(results.filter(({ result }) => result === 'cancelled').length)} cancelled.`

const WHY = {
  changed: 'somebody else has changed it',
  completed: 'it is completed',
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
