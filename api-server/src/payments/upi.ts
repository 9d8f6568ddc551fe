import type { Company, UpiReply } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import { renderSVG } from 'uqr'

type Payee = Pick<Company, 'legalName'> & { upi: string }

/**
 * A UPI payment of exactly `amountPaise` to scan (docs/product.md, Payments). A QR code alone: banks refuse addresses that
 * a link on a phone opens when they pay a person's account.
 */
export function upiPayment({ upi, legalName }: Payee, amountPaise: number, reference: string): UpiReply {
  const amount = toRupees(amountPaise)
  const query = new URLSearchParams({
    ...{ pa: upi, pn: legalName, am: amount.toFixed(2), cu: 'INR' },
    ...{ tn: `Booking ${reference}`, tr: reference.replace('-', '') },
  })
  // UPI apps read %20 as a space, and not the plus of forms.
  const uri = `upi://pay?${query.toString().replaceAll('+', '%20')}`
  return { uri, qr: renderSVG(uri, { border: 2 }), amount }
}
