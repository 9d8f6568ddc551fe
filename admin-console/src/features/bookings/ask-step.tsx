import { useRef } from 'react'
import { type BookingPage, type BookingStatus, istInstant } from 'shared-api/contract'
import { cancellationFee } from 'shared-api/fares'
import { formatPaise, toPaise } from 'shared-api/money'
import { Button, Group, Stack, Text, TextInput, useForm } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { MAX_REASON, validateReason } from './reason.ts'
import type { StepWords } from './use-step.ts'
import { useTariffOf } from './use-tariff-of.ts'

type Props = {
  booking: BookingPage
  /** The step that is asked about; null while none is. */
  to: BookingStatus | null
  onClose: () => void
  onTake: (to: BookingStatus, words: StepWords) => void
}

const WORDS: Partial<Record<BookingStatus, { title: string; question: string; button: string }>> = {
  cancelled: {
    title: 'Cancel booking',
    question: 'A cancelled booking can’t be reopened.',
    button: 'Cancel the booking',
  },
  'no show': { title: 'Nobody came', question: 'The trip is over. There is no next step.', button: 'Nobody came' },
}

/** Asks for the reason of a final step, and whether to notify the traveller. */
export function AskStep({ to, ...question }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(to !== null, content)
  return (
    <DeskDialog opened={to !== null} onClose={question.onClose} title={(to && WORDS[to]?.title) ?? ''}>
      <div ref={content}>{to && <Question to={to} {...question} />}</div>
    </DeskDialog>
  )
}

/** What the step costs the traveller now, in paise; 0 until the tariff is loaded. */
function useFee(booking: BookingPage): number {
  const { data: tariff } = useTariffOf(booking)
  if (!tariff) return 0
  const pickUp = istInstant(booking.pickUpDate, booking.pickUpTime)
  return cancellationFee(toPaise(booking.total), tariff.cancellation, pickUp, Date.now())
}

function Question({ booking, to, onClose, onTake }: Props & { to: BookingStatus }) {
  // The traveller relies on a confirmed booking.
  const required = booking.status !== 'new'
  const form = useForm({
    initialValues: { reason: '', tell: true, charge: false },
    validate: validateReason(required),
  })
  const fee = useFee(booking)
  const take = form.onSubmit(({ reason, tell, charge }) => {
    onClose()
    onTake(to, { reason: reason.trim(), tell, charge })
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
        <Switch label="Notify the traveller" {...form.getInputProps('tell', { type: 'checkbox' })} />
        {fee > 0 && (
          <Switch
            label={`Charge ${formatPaise(fee)}, the fee of the tariff`}
            description="Not when the company cancels."
            {...form.getInputProps('charge', { type: 'checkbox' })}
          />
        )}
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
