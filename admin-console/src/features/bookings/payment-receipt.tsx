import { issuePaymentDocument } from 'shared-api/client'
import { fileUrl } from '../../api/origin.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { useAction } from '../../editing/use-action.ts'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'

type Props = { payment: { id: string; amount: number } }

/** Opens the receipt of a payment or the voucher of a refund; it is issued when it is first asked for. */
export function PaymentReceipt({ payment: { id, amount } }: Props) {
  const { receipt, voucher } = bookingMoneyTexts().payments
  const open = async () => {
    // Opened by the press itself: a browser keeps a window from opening after an answer.
    const page = window.open('', '_blank')
    try {
      const { document } = await staffCall((client) => issuePaymentDocument(client, id))
      page?.location.replace(fileUrl(`/api/v1/invoices/${document.number}.pdf`))
    } catch (cause) {
      page?.close()
      throw cause
    }
  }
  const { busy, act } = useAction(open)
  return (
    <ActionButton size="compact-sm" variant="subtle" loading={busy} onClick={act} data-screen-only>
      {amount < 0 ? voucher : receipt}
    </ActionButton>
  )
}
