import { type Kysely, sql } from 'kysely'
import { isToCome } from 'shared-api/contract'
import type { Database } from '../../platform/database/open.ts'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'
import { hasOneOf, termsOf } from '../../platform/database/search-terms.ts'
import { type BookingRecord, parseBooking } from './index.ts'

/** The most trips of a customer's list. */
const MOST = 50

/** An account, and its mail address once that is proved. */
type Customer = { userId: string; mail: string | null }

/**
 * The trips of a customer at `now` (ms): booked while logged in, or with their proved address (docs/product.md, My trips).
 * Those to come are first, the next one foremost; then the others, the latest first.
 */
export const bookingsOfCustomer =
  ({ db }: Database) =>
  async ({ userId, mail }: Customer, now: number): Promise<{ booking: BookingRecord; toCome: boolean }[]> => {
    const found = [...(await bookedBy(db, userId)), ...(mail ? await bookedWith(db, mail) : [])]
    const bookings = [...new Map(found.map((row) => [row.id, parseBooking(row)])).values()]
      .sort((a, b) => b.startsAt - a.startsAt)
      .slice(0, MOST)
    const { coming = [], past = [] } = Object.groupBy(bookings, (row) => (isComing(row, now) ? 'coming' : 'past'))
    return [
      ...coming.toReversed().map((booking) => ({ booking, toCome: true })),
      ...past.map((booking) => ({ booking, toCome: false })),
    ]
  }

const isComing = ({ status, endsAt }: BookingRow, now: number) => isToCome(status) && endsAt > now

const bookedBy = (db: Kysely<Schema>, userId: string) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()

/** The words find them by an index; the column then decides. */
const bookedWith = (db: Kysely<Schema>, mail: string) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where(hasOneOf('search', termsOf({ name: '', mail, mobile: '' })))
    .where(sql<boolean>`lower(mail) = ${mail.toLowerCase()}`)
    .orderBy('startsAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
