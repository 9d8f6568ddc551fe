import type { Kysely } from 'kysely'
import type { BookingRow, PaymentRow, RefundRow, Schema } from '../platform/database/schema.ts'
import { AppError } from '../platform/http/problems.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import { insertMessages } from '../platform/outbox/repository.ts'
import { addPayment } from './ledger.ts'
import { nextLook } from './looking.ts'
import { paymentMessages, refundFailedMessages } from './messages.ts'

type NewRefund = Pick<RefundRow, 'paymentId' | 'amountPaise' | 'onceKey' | 'providerId' | 'state'> &
  Partial<Pick<PaymentRow, 'goodwill'>>
type By = { provider: string; byName: string; at: number; sender: Pick<Mailing, 'domain'> }
type WithEntry = RefundRow & { entry: PaymentRow }

/** Adds the row of the ledger and what is known of the refund; the traveller hears of it once it is given. */
export async function writeRefund(
  tx: Kysely<Schema>,
  booking: BookingRow,
  { goodwill = 0, ...refund }: NewRefund,
  { provider, ...by }: By,
): Promise<RefundRow> {
  const isAsked = refund.state === 'asked'
  const entry = { way: provider, amountPaise: -refund.amountPaise, reference: refund.providerId ?? '', goodwill }
  const row = await addPayment(tx, booking, entry, { ...by, quiet: isAsked })
  if (!row) throw new AppError('conflict')
  const lookAt = isAsked ? nextLook(by.at, by.at) : null
  const stored = { ...refund, entryId: row.id, provider, askedAt: by.at, lookAt, reason: null }
  await tx.insertInto('refunds').values(stored).execute()
  return stored
}

export async function giveRefund(tx: Kysely<Schema>, booking: BookingRow, { entryId, entry }: WithEntry, by: By) {
  await tx.updateTable('refunds').set({ state: 'given', lookAt: null }).where('entryId', '=', entryId).execute()
  await insertMessages(tx, paymentMessages(by.sender, booking, entry), by.at)
}

/** Takes a refund back that was not given after all, by a row of its own; the traveller hears of one that was under way. */
export async function takeBackRefund(
  tx: Kysely<Schema>,
  booking: BookingRow,
  { entryId, entry, amountPaise, state }: WithEntry,
  { provider: way, reason, isTold, ...by }: By & { reason: string | null; isTold: boolean },
) {
  if (state === 'refused') return
  const refused = { state: 'refused', lookAt: null, reason } as const
  await tx.updateTable('refunds').set(refused).where('entryId', '=', entryId).execute()
  const { reference, goodwill } = entry
  const back = { way, amountPaise, reference, goodwill, takesBack: entryId, onceKey: `back ${entryId}` }
  await addPayment(tx, booking, back, { ...by, quiet: true })
  if (isTold) await insertMessages(tx, refundFailedMessages(by.sender, booking, entry), by.at)
}

/** Keeps the provider's id of a refund, once it has said it; false if another refund has it. */
export async function setProviderId(
  tx: Kysely<Schema>,
  { entryId, providerId }: RefundRow,
  id: string | null,
): Promise<boolean> {
  if (id === null || providerId !== null) return true
  if (await tx.selectFrom('refunds').select('entryId').where('providerId', '=', id).executeTakeFirst()) return false
  await tx.updateTable('refunds').set({ providerId: id }).where('entryId', '=', entryId).execute()
  await tx.updateTable('payments').set({ reference: id }).where('id', '=', entryId).execute()
  return true
}

/** What was given back for a booking, or is asked for, in paise. */
export async function givenBackFor(tx: Kysely<Schema>, bookingId: string): Promise<number> {
  const { given } = await tx
    .selectFrom('payments')
    .select(({ fn }) => fn.sum('amountPaise').as('given'))
    .where('bookingId', '=', bookingId)
    .where(({ eb, or }) => or([eb('amountPaise', '<', 0), eb('takesBack', 'is not', null)]))
    .executeTakeFirstOrThrow()
  return -Number(given ?? 0)
}

/** What was given back of a payment, or is asked for, in paise. */
export async function givenOf(tx: Kysely<Schema>, paymentId: string): Promise<number> {
  const rows = await tx
    .selectFrom('refunds')
    .select('amountPaise')
    .where('paymentId', '=', paymentId)
    .where('state', '!=', 'refused')
    .execute()
  return rows.reduce((sum, { amountPaise }) => sum + Number(amountPaise), 0)
}

export const findRefund = (db: Kysely<Schema>, entryId: string): Promise<RefundRow> =>
  db.selectFrom('refunds').selectAll().where('entryId', '=', entryId).executeTakeFirstOrThrow()
