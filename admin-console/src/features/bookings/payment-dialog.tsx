import { addPayment } from 'shared-api/client'
import { type Ledger, NewPayment, NewRefund } from 'shared-api/contract'
import { NativeSelect, TextInput } from 'shared-ui'
import { staffCall } from '../../api/staff-call.ts'
import { DeskDialog } from '../../components/desk-dialog.tsx'
import { MOVED, MovedFields, sumOf } from '../../editing/moved-fields.tsx'
import { MovedForm } from '../../editing/moved-form.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
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

const NEW = { ...MOVED, driverId: '', split: '', goodwill: false }
type Values = typeof NEW & { amount: string }
const inputOf = ({ driverId, split, goodwill, ...values }: Values, kind: Props['kind']) => ({
  ...sumOf(values),
  ...(values.way === 'cash' && driverId ? { driverId } : {}),
  ...(values.reference && split ? { split } : {}),
  ...(kind === 'refunds' ? { goodwill } : {}),
})

function PaymentForm({ bookingId, kind, driver, most, onClose, onNoted }: Omit<Props, 'opened'>) {
  const texts = bookingMoneyTexts().payments
  const labels = texts.fields
  return (
    <MovedForm<Values, ReturnType<typeof inputOf>>
      initialValues={{ ...NEW, amount: String(most) }}
      schema={kind === 'refunds' ? NewRefund : NewPayment}
      inputOf={(values) => inputOf(values, kind)}
      labels={labels}
      send={async (input, key) => onNoted(await staffCall((client) => addPayment(client, bookingId, kind, input, key)))}
      done={kind === 'refunds' ? texts.refundAdded : texts.added}
      onClose={onClose}
    >
      {(form) => (
        <>
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
        </>
      )}
    </MovedForm>
  )
}
