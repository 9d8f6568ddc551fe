import { type Kysely, sql } from 'kysely'
import { LOOK_PARTS, type LookItem, type LookPart, type LookReply, type LookWhy } from 'shared-api/contract'
import type { Schema } from '../platform/database/schema.ts'
import { inRupees, rupeesOrNull } from '../platform/money.ts'
import { isoOf } from '../platform/time.ts'
import { elsewhereOf } from './claims.ts'
import { dueOf, paidOf } from './ledger.ts'
import { tripsToLookAt } from './trips-to-look-at.ts'

/** How many of a kind are listed, from the oldest. */
const MOST = 50
/** The same of a part, which is a page of its own. */
const MOST_OF_PART = 500
/** What a press notes; of the rest a person says in a note what became of it. */
const ACCEPTED: readonly LookWhy[] = ['other-amount', 'refund-above', 'refund-unanswered', 'refund-after-failure']

/** Money that somebody has to look at: what was reported, then trips; each from the oldest (docs/product.md, To look at). */
export async function toLookAt(db: Kysely<Schema>, now: number, part?: LookPart): Promise<LookReply> {
  const whys = part && LOOK_PARTS[part]
  const most = part && MOST_OF_PART
  const reported = [
    ...(part ? [] : [...(await claims(db)), ...(await expenses(db))]),
    ...(await events(db, whys, most)),
  ]
  const trips = await tripsToLookAt(db, now, whys, most)
  const countOfPart = (of: LookPart) =>
    LOOK_PARTS[of].reduce(
      (sum, why) => sum + (trips.totals[why] ?? 0) + reported.filter((item) => item.why === why).length,
      0,
    )
  const ofTrips = Object.values(trips.totals).reduce((sum, total) => sum + total, 0)
  return {
    items: [...reported.sort((one, other) => one.at.localeCompare(other.at)), ...trips.items],
    total: (part ? reported.length : await countOf(db)) + ofTrips,
    parts: { collect: countOfPart('collect'), 'give-back': countOfPart('give-back') },
  }
}

const NOTHING = { event: '', expected: null, driver: null, elsewhere: null, mayAccept: true }
const toBooking = ({ bookingId, reference }: { bookingId: string; reference: string }) => ({
  _id: bookingId,
  reference,
})

async function claims(db: Kysely<Schema>): Promise<LookItem[]> {
  const rows = await db
    .selectFrom('paymentClaims')
    .innerJoin('bookings', 'bookings.id', 'paymentClaims.bookingId')
    .leftJoin('drivers', 'drivers.id', 'paymentClaims.driverId')
    .selectAll('paymentClaims')
    .select(['bookings.status', 'totalPaise', 'advancePaise', 'feePaise', 'forgivenPaise'])
    .select(['bookings.reference as bookingReference', 'drivers.name as driver'])
    .where('outcome', '=', 'waiting')
    .orderBy('at')
    .orderBy('paymentClaims.id')
    .limit(MOST)
    .execute()
  const paid = await paidOf(
    db,
    rows.map(({ bookingId: id }) => ({ id })),
  )
  const elsewhere = await elsewhereOf(db, rows)
  return rows.map((row) => {
    const { id, bookingId, at, reference: subject, amountPaise, driver, bookingReference: reference } = row
    const { balance } = dueOf(row, paid.get(bookingId) ?? 0)
    const other = elsewhere.get(id) ?? null
    const why: LookWhy = other ? 'noted-elsewhere' : amountPaise > balance ? 'above-due' : 'reported'
    return {
      ...{ ...NOTHING, id, kind: 'claim', why, at: isoOf(at), subject, driver, elsewhere: other },
      ...inRupees({ amount: amountPaise, expected: Math.max(balance, 0) }),
      booking: toBooking({ bookingId, reference }),
    }
  })
}

async function expenses(db: Kysely<Schema>): Promise<LookItem[]> {
  const rows = await db
    .selectFrom('expenses')
    .innerJoin('bookings', 'bookings.id', 'expenses.bookingId')
    .leftJoin('assignments', 'assignments.bookingId', 'expenses.bookingId')
    .leftJoin('drivers', (join) =>
      join.on(sql<boolean>`drivers.id = coalesce(${sql.ref('expenses.driverId')}, ${sql.ref('assignments.driverId')})`),
    )
    .select(['expenses.id', 'expenses.bookingId', 'expenses.at', 'amountPaise', 'totalPaise', 'expenses.kind'])
    .select(['bookings.reference', 'drivers.name as driver'])
    .where('outcome', '=', 'waiting')
    .orderBy('at')
    .orderBy('expenses.id')
    .limit(MOST)
    .execute()
  return rows.map(({ id, at, amountPaise, totalPaise, kind: event, driver, ...of }) => ({
    ...{ ...NOTHING, id, kind: 'expense', why: 'expense', at: isoOf(at), event, subject: '', driver },
    ...inRupees({ amount: amountPaise, expected: totalPaise }),
    booking: toBooking(of),
  }))
}

async function events(db: Kysely<Schema>, whys?: readonly LookWhy[], most = MOST): Promise<LookItem[]> {
  const rows = await db
    .selectFrom('providerEvents')
    .leftJoin('bookings', 'bookings.id', 'providerEvents.bookingId')
    .select(['providerEvents.id', 'kind', 'at', 'why', 'subject', 'amountPaise', 'expectedPaise', 'bookingId'])
    .select('bookings.reference')
    .where('state', '=', 'open')
    .$if(whys !== undefined, (query) => query.where('why', 'in', whys ?? []))
    .orderBy('at')
    .orderBy('providerEvents.id')
    .limit(most)
    .execute()
  return rows.map(({ id, kind: event, at, why, subject, amountPaise, expectedPaise, bookingId, reference }) => ({
    ...{ ...NOTHING, id, kind: 'event', why: why ?? 'unknown', at: isoOf(at), event, subject },
    amount: rupeesOrNull(amountPaise),
    expected: rupeesOrNull(expectedPaise),
    booking: bookingId && reference ? toBooking({ bookingId, reference }) : null,
    mayAccept: why !== null && ACCEPTED.includes(why),
  }))
}

async function countOf(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select
    (select count(*) from payment_claims where outcome = 'waiting') +
    (select count(*) from expenses where outcome = 'waiting') +
    (select count(*) from provider_events where state = 'open') as total`.execute(db)
  return Number(rows[0]?.total ?? 0)
}
