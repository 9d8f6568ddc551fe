import { useState } from 'react'
import { addPayment, newIdempotencyKey } from 'shared-api/client'
import { DESK_WAYS, type DeskWay, type Ledger, NewPayment } from 'shared-api/contract'
import { NativeSelect, Stack, TextInput, useForm, useShell } from 'shared-ui'
import { changeProblemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { wayText } from '../../components/way-text.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { FormFailure } from '../../editing/form-failure.tsx'
import { typedNumber } from '../../editing/typed-number.ts'
import { useSend } from '../../editing/use-send.ts'

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
  <DeskDialog opened={opened} onClose={onClose} title={props.kind === 'refunds' ? 'Add a refund' : 'Add a payment'}>
    <PaymentForm {...props} onClose={onClose} />
  </DeskDialog>
)

const LABELS = { way: 'How', amount: 'Amount', reference: "Bank's number", note: 'Note', driverId: 'Taken by' }

type Values = { way: DeskWay; amount: string; reference: string; note: string; driverId: string }
const inputOf = ({ driverId, ...values }: Values) => ({
  ...{ ...values, amount: typedNumber(values.amount) },
  ...(values.way === 'cash' && driverId ? { driverId } : {}),
})
const validate = validateWith(NewPayment, LABELS)

function PaymentForm({ bookingId, kind, driver, most, onClose, onNoted }: Omit<Props, 'opened'>) {
  const { notify } = useShell()
  // One key for all attempts to note this payment: an answer that was lost must not note it twice.
  const [key] = useState(newIdempotencyKey)
  const form = useForm<Values>({
    initialValues: { way: 'cash', amount: String(most), reference: '', note: '', driverId: '' },
    validate: (values) => validate(inputOf(values)),
  })
  const { failure, submit } = useSend(
    form,
    LABELS,
    async (values) => {
      onNoted(await staffCall((client) => addPayment(client, bookingId, kind, inputOf(values), key)))
      notify({ kind: 'success', message: kind === 'refunds' ? 'Refund added.' : 'Payment added.' })
      onClose()
    },
    changeProblemText,
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <FormFailure failure={failure} errors={form.errors} />
        <NativeSelect
          label={LABELS.way}
          data={DESK_WAYS.map((value) => ({ value, label: wayText(value) }))}
          {...form.getInputProps('way')}
        />
        <TextInput
          label={LABELS.amount}
          description="Rupees"
          inputMode="decimal"
          required
          {...form.getInputProps('amount')}
        />
        <TextInput
          label={LABELS.reference}
          description="UTR of a transfer, by which it is found"
          {...form.getInputProps('reference')}
        />
        {kind === 'payments' && driver && form.values.way === 'cash' && (
          <NativeSelect
            label={LABELS.driverId}
            data={[
              { value: '', label: 'The desk' },
              { value: driver.id, label: driver.name },
            ]}
            {...form.getInputProps('driverId')}
          />
        )}
        <TextInput label={LABELS.note} {...form.getInputProps('note')} />
        <ActionButton type="submit" loading={form.submitting}>
          Save
        </ActionButton>
      </Stack>
    </form>
  )
}
