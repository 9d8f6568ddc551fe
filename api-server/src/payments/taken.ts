import type { Kysely } from 'kysely'
import type { LookWhy } from 'shared-api/contract'
import { lockBooking } from '../bookings/record/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'
import { addPayment, dueOf, paidFor } from './ledger.ts'
import type { Around } from './looking.ts'
import { misfit, type Put } from './misfits.ts'
import type { ProviderPayment } from './provider.ts'
import { NumberTaken } from './row.ts'

/** Notes a payment that a provider has taken for an order of ours, once, and puts what a person has to look at before the desk. */
export async function noteTaken(
  { db, transaction }: Database,
  provider: string,
  payment: ProviderPayment,
  { sender, recorded, now, put }: Around & { now: () => number; put: Put },
): Promise<void> {
  if (!isTaken(payment)) return
  const { id, orderId, amountPaise, feePaise, state } = payment
  const about = { subject: id, paymentId: id, amountPaise }
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order) return put(db, misfit('no-order', about))
  const { bookingId } = order
  const putUnfit = (why: LookWhy, expectedPaise: number | null = null) =>
    put(db, misfit(why, { ...about, bookingId, expectedPaise }))
  // What the payer paid for paying is not ours.
  const isOrdered = amountPaise === order.amountPaise || amountPaise - feePaise === order.amountPaise
  if (state === 'foreign' || !isOrdered) return putUnfit('other-amount', order.amountPaise)
  try {
    const isNew = await transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId)
      const { balance } = dueOf(booking, await paidFor(tx, bookingId))
      const entry = { way: provider, amountPaise: order.amountPaise, reference: id, onceKey: `${provider} ${id}` }
      const row = await addPayment(tx, booking, entry, { byName: 'Traveller', at: now(), sender })
      if (row && order.amountPaise > balance)
        await put(tx, misfit('overpaid', { ...about, bookingId, expectedPaise: Math.max(balance, 0) }))
      // Nobody is shown an order that is paid.
      await tx.updateTable('paymentOrders').set({ openKey: null }).where('id', '=', order.id).execute()
      return row !== null
    })
    if (isNew) await recorded(bookingId)
  } catch (error) {
    if (!(error instanceof NumberTaken)) throw error
    await putUnfit('noted-already')
  }
}

/** Whether the provider has the money. */
export const isTaken = ({ state }: ProviderPayment) => state !== 'none' && state !== 'held'

/** The order is paid, whatever of it fits: it is not shown again, and not looked up, so all that came of it is stored by then. */
export const closeOrder = (db: Kysely<Schema>, id: string | null) =>
  db
    .updateTable('paymentOrders')
    .set({ openKey: null, lookAt: null })
    .where('id', '=', id ?? '')
    .execute()

export const findOrder = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('paymentOrders').selectAll().where('id', '=', id).executeTakeFirst()
