import { type Kysely, sql } from 'kysely'
import type { Erased, PersonSought } from 'shared-api/contract'
import type { Database } from '../database/open.ts'
import type { BookingRow, Schema } from '../database/schema.ts'
import { AppError } from '../replies/problems.ts'
import { readBookings } from './booking-page.ts'
import { readEnquiries } from './enquiries.ts'
import { termsOf } from './search-terms.ts'

/** What stands in a booking for whoever was erased from it. */
const NOBODY = 'Erased'
/** Records that are read, or erased from, at once: others wait no longer for it than for a booking. */
const BATCH = 50
/** Trips that are read at once, of those that are gone through for old ones. */
const READ_AT_ONCE = 500

export type PersonalDataRepository = ReturnType<typeof personalDataRepository>

/** All that is kept of one person, whichever table holds it: to be handed out, or erased. */
export function personalDataRepository({ db, transaction }: Database, now: () => number) {
  return {
    async find(person: PersonSought) {
      const ids = await idsOf(db, person)
      return {
        bookings: await inPages(ids.bookings, (page) => readBookings(db, page)),
        enquiries: await inPages(ids.enquiries, (page) => readEnquiries(db, page)),
        accounts: await accountsOf(db, person).selectAll().execute(),
      }
    },

    /**
     * Erases a person: enquiries, account and messages go, bookings keep only what the books need.
     * @throws AppError 409 while one of their trips is still to come
     */
    async erase(person: PersonSought): Promise<Erased> {
      return transaction(async (tx) => {
        const { bookings, enquiries, accounts } = await idsOf(tx, person)
        await refuseOpenTrips(tx, bookings, now())
        for (const id of bookings) await eraseFromBooking(tx, id, now())
        if (enquiries.length > 0) await tx.deleteFrom('enquiries').where('id', 'in', enquiries).execute()
        if (accounts.length > 0) await tx.deleteFrom('users').where('id', 'in', accounts).execute()
        if (person.mail) await deleteMessagesTo(tx, person.mail)
        return { bookings: bookings.length, enquiries: enquiries.length, accounts: accounts.length }
      })
    },

    /** Erases the travellers from the bookings whose trip ended before `before` (ms), as `erase` does. */
    async eraseOldTrips(before: number): Promise<void> {
      for (let from: Trip | undefined; ; ) {
        const trips = await tripsAfter(db, before, from)
        from = trips.at(-1)
        if (!from) return
        const ofPeople = trips.filter(({ endsAt, mobile }) => endsAt < before && mobile !== '')
        await inPages(ofPeople, (page) =>
          transaction(async (tx) => {
            for (const { id } of page) await eraseFromBooking(tx, id, now())
            return []
          }),
        )
      }
    },
  }
}

/** Reads of many, a page after the other: between them others get their turn. */
async function inPages<One, Row>(all: One[], read: (page: One[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < all.length; from += BATCH) rows.push(...(await read(all.slice(from, from + BATCH))))
  return rows
}

async function idsOf(db: Kysely<Schema>, person: PersonSought) {
  const bookings = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', 'in', (terms) =>
      terms.selectFrom('bookingTerms').select('bookingId').where('term', 'in', termsOfPerson(person)),
    )
    .where(isPerson('mail', 'mobile', person))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const enquiries = await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', 'in', (terms) =>
      terms.selectFrom('enquiryTerms').select('enquiryId').where('term', 'in', termsOfPerson(person)),
    )
    .where(isPerson('email', 'phone', person))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const accounts = await accountsOf(db, person).select('id').execute()
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return { bookings: ids(bookings), enquiries: ids(enquiries), accounts: ids(accounts) }
}

type Trip = Pick<BookingRow, 'id' | 'startsAt' | 'endsAt' | 'mobile'>

/**
 * The next trips after `from` that began before an instant. Those that tell nobody any more are among them: they are most,
 * and to pass over them all in one query would keep others waiting.
 */
const tripsAfter = (
  db: Kysely<Schema>,
  before: number,
  from: Pick<Trip, 'id' | 'startsAt'> = { id: '', startsAt: 0 },
) =>
  db
    .selectFrom('bookings')
    .select(['id', 'startsAt', 'endsAt', 'mobile'])
    .where(sql<boolean>`(starts_at, id) > (${from.startsAt}, ${from.id})`)
    .where('startsAt', '<', before)
    .orderBy('startsAt')
    .orderBy('id')
    .limit(READ_AT_ONCE)
    .execute()

/** Messages that belong to no record; those of bookings and enquiries go with them. */
async function deleteMessagesTo(tx: Kysely<Schema>, mail: string) {
  await tx
    .deleteFrom('outbox')
    .where('bookingId', 'is', null)
    .where('enquiryId', 'is', null)
    .where(sql<boolean>`lower(recipient) = ${mail.toLowerCase()}`)
    .execute()
}

const accountsOf = (db: Kysely<Schema>, { mail }: PersonSought) =>
  db
    .selectFrom('users')
    .where('role', '=', 'customer')
    .where('emailKey', '=', mail?.toLowerCase() ?? '')

/** The words by which a person's records are found; the columns then decide. */
const termsOfPerson = ({ mail = '', mobile = '' }: PersonSought) => termsOf({ name: '', mail, mobile })

/** An empty value stands for an erased person and finds nobody. */
const isPerson = (mailColumn: string, mobileColumn: string, { mail, mobile }: PersonSought) =>
  sql<boolean>`(${isMail(mailColumn, mail ?? '')} or (${sql.ref(mobileColumn)} = ${mobile ?? ''} and ${sql.ref(mobileColumn)} <> ''))`

const isMail = (column: string, mail: string) =>
  sql<boolean>`(lower(${sql.ref(column)}) = ${mail.toLowerCase()} and ${sql.ref(column)} <> '')`

/** Who is still to be driven must be reachable. */
async function refuseOpenTrips(tx: Kysely<Schema>, ids: string[], at: number) {
  if (ids.length === 0) return
  const open = await tx
    .selectFrom('bookings')
    .select('reference')
    .where('id', 'in', ids)
    .where('status', 'in', ['new', 'confirmed'])
    .where('endsAt', '>', at)
    .executeTakeFirst()
  if (!open) return
  throw new AppError('conflict', {
    detail: `The trip of ${open.reference} is still to come: cancel or complete it first.`,
  })
}

async function eraseFromBooking(tx: Kysely<Schema>, id: string, at: number) {
  for (const table of ['bookingTerms', 'idempotencyKeys', 'outbox'] as const) {
    await tx.deleteFrom(table).where('bookingId', '=', id).execute()
  }
  await tx
    .updateTable('bookings')
    .set({ name: NOBODY, mobile: '', mail: '', pickUpLocation: NOBODY, note: '', visitingPlaces: '[]' })
    .set(({ ref, eb }) => ({ version: eb(ref('version'), '+', 1), updatedAt: at, returnLocation: null, package: null }))
    .where('id', '=', id)
    .execute()
}
