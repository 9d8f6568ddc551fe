import { useRef } from 'react'
import { type BookingPage, type BookingStatus, type Company, isAsked, istInstant } from 'shared-api/contract'
import { cancellationFee, freeUntil } from 'shared-api/fares'
import { formatPaise, toPaise } from 'shared-api/money'
import { Stack, Text, TextInput, useForm, useShell } from 'shared-ui'
import { Switch } from 'shared-ui/admin'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { QuestionFooter } from '../../components/question-footer.tsx'
import { toFirstError } from '../../editing/first-error.ts'
import { useStartInForm } from '../../editing/start-in-form.ts'
import { bookingPageTexts } from '../../texts/booking-page.ts'
import { bookingsTexts } from '../../texts/bookings.ts'
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

/** Words for a step that is asked about; none for the others. */
function wordsOf(to: BookingStatus | null) {
  const { ask } = bookingPageTexts()
  const steps: Partial<Record<BookingStatus, typeof ask.cancelled>> = ask
  return to && steps[to]
}

/** Asks for the reason of a final step, and whether to notify the traveller. */
export function AskStep({ to, ...question }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useStartInForm(to !== null, content)
  return (
    <DeskDialog opened={to !== null} onClose={question.onClose} title={wordsOf(to)?.title ?? ''}>
      <div ref={content}>{to && <Question to={to} {...question} />}</div>
    </DeskDialog>
  )
}

/** What the step costs the traveller now, in paise; 0 until the tariff is loaded. */
function useFee(booking: BookingPage): number {
  const { data: tariff } = useTariffOf(booking)
  const company = useShell().initialData['/api/v1/company'] as Company | undefined
  const made = { isConfirmed: !isAsked(booking.status), createdAt: Date.parse(booking.createdAt) }
  if (!tariff || Date.now() <= freeUntil(made, company?.graceMinutes ?? 0)) return 0
  const pickUp = istInstant(booking.pickUpDate, booking.pickUpTime)
  return cancellationFee(toPaise(booking.total), tariff.cancellation, pickUp, Date.now())
}

function Question({ booking, to, onClose, onTake }: Props & { to: BookingStatus }) {
  // The traveller relies on a confirmed booking.
  const required = !isAsked(booking.status)
  const form = useForm({
    initialValues: { reason: '', tell: true, charge: false },
    validate: validateReason(required),
  })
  const fee = useFee(booking)
  const texts = bookingsTexts()
  const { ask } = bookingPageTexts()
  const words = wordsOf(to)
  const take = form.onSubmit(({ reason, tell, charge }) => {
    onClose()
    onTake(to, { reason: reason.trim(), tell, charge })
  }, toFirstError)
  return (
    <form onSubmit={take} noValidate>
      <Stack>
        <Text>{words?.question({ reference: booking.reference, name: booking.name })}</Text>
        <TextInput
          label={required ? texts.reason : texts.reasonOptional}
          required={required}
          maxLength={MAX_REASON}
          {...form.getInputProps('reason')}
        />
        <Switch label={texts.notifyTraveller} {...form.getInputProps('tell', { type: 'checkbox' })} />
        {fee > 0 && (
          <Switch
            label={ask.charge({ fee: formatPaise(fee) })}
            description={ask.chargeHint}
            {...form.getInputProps('charge', { type: 'checkbox' })}
          />
        )}
        <QuestionFooter onCancel={onClose} cancel={texts.back}>
          <ActionButton type="submit" color="red">
            {words?.button}
          </ActionButton>
        </QuestionFooter>
      </Stack>
    </form>
  )
}
