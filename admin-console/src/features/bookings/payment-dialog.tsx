import { useState } from 'react'
import { addPayment, newIdempotencyKey } from 'shared-api/client'
import { type Ledger, NewPayment, NewRefund } from 'shared-api/contract'
import { NativeSelect, Stack, TextInput, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { MovedFields, type MovedValues, movedOf, newMoved } from '../../editing/moved-fields.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { useSend } from '../../editing/use-send.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { commonTexts } from '../../texts/common.ts'
import { GoodwillField } from './goodwill-field.tsx'

type Props = {
  bookingId: string
  kind: 'payments' | 'refunds'
  /** Who drives the trip, and may have taken the cash. */
  driver: { id: string; name: string } | null
  /** The most that can be paid or given back, in rupees. */
  most: number
  opened: boolean
  onClose: () => void
  onNoted: (ledger: Ledger) => void
}

/** Notes money that the desk took or gave back. */
export const PaymentDialog = ({ opened, onClose, ...props }: Props) => (
  <DeskDialog opened={opened} onClose={onClose} title={titleOf(props.kind)}>
    <PaymentForm {...props} onClose={onClose} />
  </DeskDialog>
)

function titleOf(kind: Props['kind']): string {
  const { add, addRefund } = bookingMoneyTexts().payments
  return kind === 'refunds' ? addRefund : add
}

type Values = MovedValues & { amount: string; driverId: string; split: string; goodwill: boolean }
const inputOf = ({ driverId, split, goodwill, ...values }: Values, kind: Props['kind']) => ({
  ...{ ...movedOf(values), amount: typedNumber(values.amount) },
  ...(values.way === 'cash' && driverId ? { driverId } : {}),
  ...(values.reference && split ? { split } : {}),
  ...(kind === 'refunds' ? { goodwill } : {}),
})

function PaymentForm({ bookingId, kind, driver, most, onClose, onNoted }: Omit<Props, 'opened'>) {
  const { notify } = useShell()
  const texts = bookingMoneyTexts().payments
  const labels = { ...texts.fields, ...commonTexts().moved }
  // One key for all attempts to note this payment: an answer that was lost must not note it twice.
  const [key] = useState(newIdempotencyKey)
  const form = useForm<Values>({
    initialValues: { ...newMoved(), amount: String(most), driverId: '', split: '', goodwill: false },
    validate: (values) => validateWith(kind === 'refunds' ? NewRefund : NewPayment, labels)(inputOf(values, kind)),
  })
  const { failure, submit } = useSend(
    form,
    labels,
    async (values) => {
      onNoted(await staffCall((client) => addPayment(client, bookingId, kind, inputOf(values, kind), key)))
      notify({ kind: 'success', message: kind === 'refunds' ? texts.refundAdded : texts.added })
      onClose()
    },
    changeProblemText,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <TextInput
          label={labels.amount}
          description={texts.rupees}
          inputMode="decimal"
          required
          {...form.getInputProps('amount')}
        />
        <MovedFields form={form} />
        {form.values.reference && (
          <TextInput label={labels.split} description={texts.splitHint} {...form.getInputProps('split')} />
        )}
        {kind === 'payments' && driver && form.values.way === 'cash' && (
          <NativeSelect
            label={labels.driverId}
            data={[
              { value: '', label: texts.desk },
              { value: driver.id, label: driver.name },
            ]}
            {...form.getInputProps('driverId')}
          />
        )}
        {kind === 'refunds' && <GoodwillField {...form.getInputProps('goodwill', { type: 'checkbox' })} />}
        <ActionButton type="submit" loading={form.submitting}>
          {commonTexts().save}
        </ActionButton>
      </Stack>
    </form>
  )
}
