import type { Kysely } from 'kysely'
import { lockBooking } from '../bookings/record/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'
import { addPayment, dueOf, paidFor } from './ledger.ts'
import type { Around } from './looking.ts'
import { type Misfit, misfit } from './misfits.ts'
import type { ProviderPayment } from './provider.ts'
import { NumberTaken } from './row.ts'

/** Notes a payment that a provider has taken for an order of ours, once; gives what a person has to look at. */
export async function noteTaken(
  { db, transaction }: Database,
  provider: string,
  { id, orderId, amountPaise, feePaise, state }: ProviderPayment,
  { sender, recorded, now }: Around & { now: () => number },
): Promise<Misfit | null> {
  if (state === 'none' || state === 'held') return null
  const about = { subject: id, paymentId: id, amountPaise }
  const order = orderId === null ? undefined : await findOrder(db, orderId)
  if (!order) return misfit('no-order', about)
  const { bookingId } = order
  await closeOrder(db, order.id)
  // What the payer paid for paying is not ours.
  const isOrdered = amountPaise === order.amountPaise || amountPaise - feePaise === order.amountPaise
  if (state === 'foreign' || !isOrdered)
    return misfit('other-amount', { ...about, bookingId, expectedPaise: order.amountPaise })
  try {
    const result = await transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId)
      const { balance } = dueOf(booking, await paidFor(tx, bookingId))
      const entry = { way: provider, amountPaise: order.amountPaise, reference: id, onceKey: `${provider} ${id}` }
      const isNew = await addPayment(tx, booking, entry, { byName: 'Traveller', at: now(), sender })
      return { isNew, balance }
    })
    if (!result.isNew) return null
    await recorded(bookingId)
    const isOver = order.amountPaise > result.balance
    return isOver ? misfit('overpaid', { ...about, bookingId, expectedPaise: Math.max(result.balance, 0) }) : null
  } catch (error) {
    if (!(error instanceof NumberTaken)) throw error
    return misfit('noted-already', { ...about, bookingId })
  }
}

/** The order is paid, whatever of it fits: it is not shown again, and not looked up. */
const closeOrder = (db: Kysely<Schema>, id: string) =>
  db.updateTable('paymentOrders').set({ openKey: null, lookAt: null }).where('id', '=', id).execute()

export const findOrder = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('paymentOrders').selectAll().where('id', '=', id).executeTakeFirst()
