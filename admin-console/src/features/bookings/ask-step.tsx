import { useRef } from 'react'
import type { BookingPage, BookingStatus } from 'shared-api/contract'
import { Button, Dialog, Group, Stack, Text, TextInput, useForm } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { ActionButton } from '../../components/action-button.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { MAX_REASON, validateReason } from './reason.ts'
import type { StepWords } from './use-step.ts'

type Props = {
  booking: BookingPage
  /** The step that is asked about; null while none is. */
  to: BookingStatus | null
  onClose: () => void
  onTake: (to: BookingStatus, words: StepWords) => void
}

const WORDS: Partial<Record<BookingStatus, { title: string; question: string; button: string }>> = {
  cancelled: { title: 'Cancel booking', question: 'A cancelled booking stays so.', button: 'Cancel the booking' },
  'no show': { title: 'Nobody came', question: 'The trip is over: nothing follows it.', button: 'Nobody came' },
}

/** Asks why before a step that nothing follows, and whether the traveller is told. */
export function AskStep({ to, ...question }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(to !== null, content)
  return (
    <Dialog opened={to !== null} onClose={question.onClose} title={(to && WORDS[to]?.title) ?? ''}>
      <div ref={content}>{to && <Question to={to} {...question} />}</div>
    </Dialog>
  )
}

function Question({ booking, to, onClose, onTake }: Props & { to: BookingStatus }) {
  // The traveller relies on a confirmed booking.
  const required = booking.status !== 'new'
  const form = useForm({
    initialValues: { reason: '', tell: true },
    validate: validateReason(required),
  })
  const take = form.onSubmit(({ reason, tell }) => {
    onClose()
    onTake(to, { reason: reason.trim(), tell })
  }, toFirstError)
  return (
    <form onSubmit={take} noValidate>
      <Stack>
        <Text>
          {WORDS[to]?.question} {booking.reference}, {booking.name}.
        </Text>
        <TextInput
          label={required ? 'Reason' : 'Reason (optional)'}
          required={required}
          maxLength={MAX_REASON}
          {...form.getInputProps('reason')}
        />
        <Switch label="Tell the traveller" {...form.getInputProps('tell', { type: 'checkbox' })} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <ActionButton type="submit" color="red">
            {WORDS[to]?.button}
          </ActionButton>
        </Group>
      </Stack>
    </form>
  )
}
