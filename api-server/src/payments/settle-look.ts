import type { Kysely } from 'kysely'
import type { SettleLook } from 'shared-api/contract'
import { formatPaise } from 'shared-api/money'
import { lockBooking } from '../bookings/record/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { ProviderEventRow, Schema } from '../platform/database/schema.ts'
import { AppError, refused } from '../platform/http/problems.ts'
import { addPayment, paidFor } from './ledger.ts'
import type { Around } from './looking.ts'
import type { Refunds } from './refunds.ts'
import { findPayment } from './row.ts'

type With = { refunds: Refunds | undefined; now: () => number } & Pick<Around, 'sender' | 'recorded'>

/**
 * Settles what a payment provider reported and fits nothing: accepted, it is noted as it came; dismissed, a note says why. Gives
 * the booking's id. Throws AppError 404; 409 once it was settled, or for what a press cannot note.
 */
export async function settleLook(
  { db, transaction }: Database,
  id: string,
  { accept, note }: SettleLook,
  { byName, ...around }: With & { byName: string },
): Promise<string | null> {
  const found = await db.selectFrom('providerEvents').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found || found.state === 'kept') throw new AppError('not-found')
  if (found.state !== 'open') throw refused('look-settled', { state: found.state })
  // By the provider's own notes it happens once, however often it is pressed.
  if (found.why === 'refund-unanswered') await around.refunds?.settle(found.subject, accept, note)
  else if (accept && found.why === 'refund-above') await acceptRefund(found, around)
  await transaction(async (tx) => {
    const settled = {
      state: accept ? 'accepted' : 'dismissed',
      settledAt: around.now(),
      settledBy: byName,
      note,
    } as const
    const { numUpdatedRows } = await tx
      .updateTable('providerEvents')
      .set(settled)
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw refused('settled-meanwhile')
    if (!accept || found.why === 'refund-unanswered' || found.why === 'refund-above') return
    if (found.why === 'other-amount') await acceptPayment(tx, found, byName, around)
    else if (found.why === 'refund-after-failure') await acceptAgain(tx, found, byName, around)
    else throw refused('nothing-to-note')
  })
  if (accept && found.bookingId) await around.recorded(found.bookingId)
  return found.bookingId
}

async function acceptPayment(tx: Kysely<Schema>, found: ProviderEventRow, byName: string, { sender, now }: With) {
  const { provider, subject: reference, amountPaise, bookingId } = found
  const booking = await lockBooking(tx, bookingId ?? '')
  const entry = { way: provider, amountPaise: amountPaise ?? 0, reference, onceKey: `${provider} ${reference}` }
  if (!(await addPayment(tx, booking, entry, { byName, at: now(), sender }))) throw refused('payment-noted')
}

async function acceptRefund({ subject, paymentId, amountPaise }: ProviderEventRow, { refunds }: With) {
  const said = { id: subject, paymentId: paymentId ?? '', amountPaise: amountPaise ?? 0, state: 'given' as const }
  const left = await refunds?.note(said)
  if (left) throw aboveReceipts(left.expectedPaise ?? 0)
}

/** Notes a refund that was taken back, and given in the end. */
async function acceptAgain(tx: Kysely<Schema>, found: ProviderEventRow, byName: string, { sender, now }: With) {
  const { provider, subject: reference, bookingId } = found
  const amountPaise = found.amountPaise ?? 0
  const booking = await lockBooking(tx, bookingId ?? '')
  const paid = await paidFor(tx, booking.id)
  if (amountPaise > paid) throw aboveReceipts(paid)
  const refund = tx.selectFrom('refunds').select('entryId').where('providerId', '=', reference)
  const { entryId } = await refund.executeTakeFirstOrThrow()
  const { goodwill } = (await findPayment(tx, 'id', entryId)) ?? {}
  const entry = {
    way: provider,
    goodwill,
    amountPaise: -amountPaise,
    reference,
    takesBack: entryId,
    onceKey: `again ${entryId}`,
  }
  await addPayment(tx, booking, entry, { byName, at: now(), sender })
}

const aboveReceipts = (paid: number) => refused('refund-above-receipts', { amount: formatPaise(paid) })
