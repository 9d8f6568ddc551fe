import { useState } from 'react'
import { cancelBookings } from 'shared-api/client'
import { type Booking, type CancelResult, isAsked } from 'shared-api/contract'
import { Group, Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { QuestionFooter } from '../../components/question-footer.tsx'
import { UNBROKEN } from '../../components/unbroken.ts'
import { toFirstError } from '../../editing/first-error.ts'
import { bookingListTexts } from '../../texts/booking-list.ts'
import { bookingsTexts } from '../../texts/bookings.ts'
import { MAX_REASON, validateReason } from './reason.ts'

type Props = {
  /** What would be cancelled; null while nothing is asked. */
  bookings: Booking[] | null
  onClose: () => void
  onCancelled: () => void
}

/** Asks once before several bookings are cancelled, and says what became of each that was not. */
export const CancelBookings = ({ bookings, ...question }: Props) => (
  <DeskDialog opened={bookings !== null} onClose={question.onClose} title={bookingListTexts().cancelMany.title}>
    {bookings && <Question bookings={bookings} {...question} />}
  </DeskDialog>
)

function Question({ bookings, onClose, onCancelled }: Props & { bookings: Booking[] }) {
  const { notify } = useShell()
  const texts = bookingsTexts()
  const words = bookingListTexts().cancelMany
  const [failure, setFailure] = useState<string | null>(null)
  // Their travellers rely on them.
  const required = bookings.some(({ status }) => !isAsked(status))
  const form = useForm({ initialValues: { reason: '' }, validate: validateReason(required) })

  const cancel = form.onSubmit(async ({ reason }) => {
    setFailure(null)
    const wanted = { bookings: bookings.map(({ _id, version }) => ({ _id, version })), reason: reason.trim() }
    try {
      const { results } = await staffCall((client) => cancelBookings(client, wanted))
      notify(resultOf(bookings, results))
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
        <Text>{words.question({ count: bookings.length })}</Text>
        <Text size="sm" c="dimmed">
          {words.text}
        </Text>
        <TextInput
          label={required ? texts.reason : texts.reasonOptional}
          required={required}
          maxLength={MAX_REASON}
          {...form.getInputProps('reason')}
        />
        <QuestionFooter failure={failure} onCancel={onClose} cancel={texts.back}>
          <ActionButton type="submit" color="red" loading={form.submitting}>
            {words.button({ count: bookings.length })}
          </ActionButton>
        </QuestionFooter>
      </Stack>
    </form>
  )
}

/** What was cancelled, and which bookings stay as they are, and why. */
function resultOf(bookings: Booking[], results: CancelResult[]) {
  const { done, doneBut, left, why } = bookingListTexts().cancelMany
  const stay = results.flatMap(({ _id, result }) => {
    const reference = bookings.find((booking) => booking._id === _id)?.reference
    return result === 'cancelled' ? [] : [left({ reference: reference ?? '', why: why[result] })]
  })
  const cancelled = done({ count: results.length - stay.length })
  return stay.length === 0
    ? { kind: 'success' as const, message: cancelled }
    : { kind: 'error' as const, message: doneBut({ done: cancelled, left: stay.join('; ') }) }
}
