import { useState } from 'react'
import { issuePaymentDocument } from 'shared-api/client'
import { useShell } from 'shared-ui'
import { fileUrl } from '../../api/origin.ts'
import { problemText } from '../../api/problem-text.ts'
import { staffCall } from '../../api/staff-call.ts'
import { ActionButton } from '../../components/action-button.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'

type Props = { payment: { id: string; amount: number } }

/** Opens the receipt of a payment or the voucher of a refund; it is issued when it is first asked for. */
export function PaymentReceipt({ payment: { id, amount } }: Props) {
  const { notify } = useShell()
  const { receipt, voucher } = bookingMoneyTexts().payments
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    // Opened by the press itself: a browser keeps a window from opening after an answer.
    const page = window.open('', '_blank')
    try {
      const { document } = await staffCall((client) => issuePaymentDocument(client, id))
      page?.location.replace(fileUrl(`/api/v1/invoices/${document.number}.pdf`))
    } catch (cause) {
      page?.close()
      notify({ kind: 'error', message: problemText(cause) })
    }
    setBusy(false)
  }
  return (
    <ActionButton size="compact-sm" variant="subtle" loading={busy} onClick={open} data-screen-only>
      {amount < 0 ? voucher : receipt}
    </ActionButton>
  )
}
