import { type RawBuilder, sql } from 'kysely'
import type { KeptBecause } from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { recordMoney } from '../bookings/index.ts'
import { EARLIER_PAYMENT, refuseClosed } from '../payments/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import { goesOf, keptOf, recordsOf, type Undo } from './undo.ts'

/** The tables whose rows say that something was done with a booking, the weightiest first. */
const USED: [KeptBecause, (keyof Schema)[]][] = [
  ['document', ['documents', 'finalBills']],
  ['paid', ['paymentClaims', 'paymentOrders']],
  ['assigned', ['assignments', 'driving', 'expenses']],
  ['messages', ['outbox', 'links', 'advanceReminders']],
  ['changed', ['bookingChanges', 'touristLists']],
]

const hasRow = (table: keyof Schema) =>
  sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.bookingId`)} = ${sql.ref('bookings.id')})`

const PAID_SINCE = sql`exists (select 1 from payments where ${sql.ref('payments.bookingId')} = ${sql.ref('bookings.id')}
  and coalesce(${sql.ref('payments.onceKey')}, '') <> ${sql.lit(EARLIER_PAYMENT)} || ${sql.ref('bookings.id')})`
const CHANGED = sql`${sql.ref('bookings.version')} <> ${sql.ref('importedRecords.version')}`

const WHEN = [
  sql`when ${PAID_SINCE} then 'paid'`,
  ...USED.flatMap(([because, tables]) => tables.map((table) => sql`when ${hasRow(table)} then ${sql.lit(because)}`)),
  sql`when ${CHANGED} then 'changed'`,
]
const BECAUSE: RawBuilder<KeptBecause | null> = sql`case ${sql.join(WHEN, sql` `)} end`

/** Rows that one statement deletes, each with all that points to it. */
const BATCH = 200

/** Takes bookings back with their history and with what was paid for them on paper. */
export const bookingUndo: Undo = {
  table: 'bookings',
  async goes(db, importId) {
    const ofImport = recordsOf(db, importId)
    return [
      ...(await goesOf('bookings', db.selectFrom('bookings').where('id', 'in', ofImport))),
      ...(await goesOf('payments', db.selectFrom('payments').where('bookingId', 'in', ofImport))),
    ]
  },
  async kept(db, importId) {
    const rows = await db
      .selectFrom('importedRecords')
      .innerJoin('bookings', 'bookings.id', 'importedRecords.recordId')
      .select(['importedRecords.row', 'bookings.reference as name', BECAUSE.as('because')])
      .where('importId', '=', importId)
      .orderBy('importedRecords.row')
      .execute()
    return keptOf(rows)
  },
  async remove(tx, importId, at, byName) {
    const records = (await recordsOf(tx, importId).execute()).map(({ recordId }) => recordId)
    for (let first = 0; first < records.length; first += BATCH) {
      const ids = records.slice(first, first + BATCH)
      const paid = await tx.selectFrom('payments').selectAll().where('bookingId', 'in', ids).execute()
      await refuseClosed(
        tx,
        paid.map(({ at }) => istDay(at)),
      )
      await recordMoney(
        tx,
        paid.map(({ bookingId, bookingReference, way: subject, amountPaise: beforePaise }) => ({
          ...{ bookingId, bookingReference, at, byName, what: 'payment' as const, subject },
          ...{ beforePaise, afterPaise: 0, reason: '' },
        })),
      )
      await tx.deleteFrom('payments').where('bookingId', 'in', ids).execute()
      await tx.deleteFrom('bookings').where('id', 'in', ids).execute()
    }
  },
}
