import type { Kysely } from 'kysely'
import { MAX_RECORDS, type PersonalDataQuery, type PersonSought } from 'shared-api/contract'
import { readBookings } from '../bookings/index.ts'
import { readEnquiries } from '../enquiries/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import { hasOneOf } from '../platform/database/search-terms.ts'
import { invalid } from '../platform/http/problems.ts'
import { quotationsOf } from '../quotations/index.ts'
import { accountsOfTrips } from './accounts-of-trips.ts'
import { accountsOf, contactsOf, isGuest, isPerson, termsOfPerson } from './conditions.ts'

const COLUMNS = {
  bookings: { mail: 'mail', mobile: 'mobile' },
  enquiries: { mail: 'email', mobile: 'phone' },
} as const
type Table = keyof typeof COLUMNS

/** Where a page begins: after the record of this id; '' is before the first. */
type Place = { table: Table; id: string }
const START: Place = { table: 'bookings', id: '' }

/**
 * Reads one page of a person's records: account and entry in the notebook on the first page, then bookings with their payments and documents,
 * then enquiries.
 * @throws AppError 400 for a cursor that is not ours
 */
export const findPersonalData =
  (db: Kysely<Schema>) =>
  async ({ cursor, limit = MAX_RECORDS, ...person }: PersonalDataQuery) => {
    const from = cursor === undefined ? START : fromCursor(cursor)
    // One more row shows whether another page follows.
    const bookings = from.table === 'bookings' ? await idsAfter(db, from, person, limit + 1) : []
    const room = Math.max(0, limit - bookings.length)
    const firstEnquiry: Place = from.table === 'enquiries' ? from : { table: 'enquiries', id: '' }
    const enquiries = bookings.length > limit ? [] : await idsAfter(db, firstEnquiry, person, room + 1)
    const shown = { bookings: bookings.slice(0, limit), enquiries: enquiries.slice(0, room) }
    const found = shown.enquiries.length > 0 ? await readEnquiries(db, shown.enquiries) : []
    return {
      ...(await accountsOfTrips(db, shown.bookings)),
      bookings: shown.bookings.length > 0 ? await readBookings(db, shown.bookings) : [],
      enquiries: found,
      quotations: await quotationsOf(
        db,
        found.map(({ enquiry }) => enquiry),
      ),
      accounts: cursor === undefined ? await accountsOf(db, person).selectAll().execute() : [],
      contacts: cursor === undefined ? await contactsOf(db, person).selectAll().orderBy('id').execute() : [],
      nextCursor:
        cursorIfMore('bookings', bookings, shown.bookings) ?? cursorIfMore('enquiries', enquiries, shown.enquiries),
    }
  }

/** The next ids of a person's records, in their order. */
async function idsAfter(db: Kysely<Schema>, { table, id }: Place, person: PersonSought, limit: number) {
  const { mail, mobile } = COLUMNS[table]
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('id', '>', id)
    .where(hasOneOf('search', termsOfPerson(person)))
    .where(({ or }) => or([isPerson(mail, mobile, person), ...(table === 'bookings' ? [isGuest(person)] : [])]))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

const cursorIfMore = (table: Table, found: string[], shown: string[]) =>
  found.length > shown.length ? Buffer.from(`${table} ${shown.at(-1) ?? ''}`).toString('base64url') : null

function fromCursor(cursor: string): Place {
  const [, table, id] = /^(bookings|enquiries) ([\w-]{0,40})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (!table || id === undefined) throw invalid([{ path: 'cursor', code: 'cursor' }])
  return { table: table === 'bookings' ? 'bookings' : 'enquiries', id }
}
