import type { Kysely } from 'kysely'
import { type Document, isDriven, isNotDriven, isToCome } from 'shared-api/contract'
import { readBooking } from '../bookings/index.ts'
import type { PaymentRow, Schema } from '../platform/database/schema.ts'
import { parseContent } from './record/index.ts'

type About = { isAdvance: boolean; of: string | null }

/**
 * Whether a payment is an advance, and which receipts a refund takes back: `receiptOf` gives that of a payment, issued now where
 * it was not before. Goodwill gives no advance back.
 */
export async function aboutPayment(
  tx: Kysely<Schema>,
  payment: PaymentRow,
  receiptOf: (payment: PaymentRow) => Promise<Document>,
): Promise<About> {
  if (payment.amountPaise > 0) return { isAdvance: await isBeforeEnd(tx, payment), of: null }
  const receipts: string[] = []
  for (const paid of await givenBack(tx, payment)) receipts.push((await receiptOf(paid)).number)
  return { isAdvance: !payment.goodwill && (await areVouchers(tx, receipts)), of: receipts.join(', ') || null }
}

/** Whether a payment came before its trip had ended or was off. */
async function isBeforeEnd(tx: Kysely<Schema>, { bookingId, at }: PaymentRow): Promise<boolean> {
  const { booking, history } = await readBooking(tx, bookingId ?? '')
  const end = history.find(({ status }) => isDriven(status) || isNotDriven(status))
  return end ? at < end.at : isToCome(booking.status)
}

/** The payments that a refund gives back: the one that its provider took, else the latest ones that come to its amount. */
async function givenBack(tx: Kysely<Schema>, refund: PaymentRow): Promise<PaymentRow[]> {
  const asked = await tx.selectFrom('refunds').select('paymentId').where('entryId', '=', refund.id).executeTakeFirst()
  const earlier = await tx
    .selectFrom('payments')
    .selectAll()
    .where('bookingId', '=', refund.bookingId)
    .where('amountPaise', '>', 0)
    .where('takesBack', 'is', null)
    .where('at', '<=', refund.at)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const own = earlier.filter(({ id }) => id === asked?.paymentId)
  if (own.length > 0) return own
  let left = -refund.amountPaise
  return earlier.filter(({ amountPaise }) => {
    const isNeeded = left > 0
    left -= amountPaise
    return isNeeded
  })
}

/** Whether a receipt among these has the tax of an advance. */
async function areVouchers(tx: Kysely<Schema>, numbers: string[]): Promise<boolean> {
  if (numbers.length === 0) return false
  const rows = await tx.selectFrom('documents').select('content').where('number', 'in', numbers).execute()
  return rows.some((row) => parseContent(row).whatFor === 'advance')
}
