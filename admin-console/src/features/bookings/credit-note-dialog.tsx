import { useState } from 'react'
import { issueCreditNote, newIdempotencyKey } from 'shared-api/client'
import { IssueCreditNote, lastCreditDay, SERIES } from 'shared-api/contract'
import { istDay, plainTexts } from 'shared-api/india'
import { Text, TextInput, useForm, useShell } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { dayText } from '../../components/times.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { SendForm } from '../../editing/send-form.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { useSend } from '../../editing/use-send.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { bookingsTexts } from '../../texts/bookings.ts'

/** `number` is the invoice to take back; null while nothing is asked. */
type Props = { number: string | null; onClose: () => void; onIssued: () => void }

/** Takes an invoice back by a credit note, with a reason. */
export const CreditNoteDialog = ({ number, ...props }: Props) => (
  <DeskDialog
    opened={number !== null}
    onClose={props.onClose}
    title={bookingMoneyTexts().documents.takeBack({ number: number ?? '' })}
  >
    {number && <ReasonForm number={number} {...props} />}
  </DeskDialog>
)

const inputOf = ({ amount, reason }: { amount: string; reason: string }) => ({
  reason,
  ...(amount.trim() !== '' && { amount: typedNumber(amount) }),
})

function ReasonForm({ number, onClose, onIssued }: Props & { number: string }) {
  const { notify } = useShell()
  const texts = bookingMoneyTexts().documents
  const labels = { amount: texts.fields.amount, reason: bookingsTexts().reason }
  // One for all attempts: an answer that was lost must not take it back twice.
  const [key] = useState(newIdempotencyKey)
  const form = useForm({
    initialValues: { amount: '', reason: '' },
    validate: (values) => validateWith(IssueCreditNote, labels)(inputOf(plainTexts(values))),
    transformValues: plainTexts,
  })
  const until = lastCreditDay(number)
  const isLate = !number.startsWith(SERIES.bill) && istDay(Date.now()) > until
  const sending = useSend(form, labels, async (values) => {
    const { document } = await staffCall((client) => issueCreditNote(client, number, inputOf(values), key))
    const takenBack = document.partOf ? texts.partTakenBack : texts.takenBack
    notify({ kind: 'success', message: takenBack({ creditNote: document.number, invoice: number }) })
    onIssued()
    onClose()
  })
  return (
    <SendForm {...sending} button={texts.takeBackButton} color="red">
      <Text size="sm" c="dimmed">
        {texts.takeBackHint}
      </Text>
      {isLate && <Text size="sm">{texts.takeBackLate({ day: dayText(until) })}</Text>}
      <TextInput
        label={labels.amount}
        description={texts.amountHint}
        inputMode="decimal"
        {...form.getInputProps('amount')}
      />
      <TextInput label={labels.reason} required {...form.getInputProps('reason')} />
    </SendForm>
  )
}
