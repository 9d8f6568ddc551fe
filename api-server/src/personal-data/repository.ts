import { type Kysely, sql } from 'kysely'
import { fieldsOf, OWN_WORDS, type PersonSought, TO_COME } from 'shared-api/contract'
import { billOf, parseLines } from '../bookings/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { BookingRow, Schema } from '../platform/database/schema.ts'
import { hasOneOf } from '../platform/database/search-terms.ts'
import { refused } from '../platform/http/problems.ts'
import { eraseFromAccounts, HAS_NAMED_DOCUMENTS, NOBODY, namedDocuments, withoutNotes } from './accounts-of-trips.ts'
import { accountsOf, contactsOf, isPerson, termsOfPerson } from './conditions.ts'
import { eraseGuest, guestBookings } from './guests.ts'
import { findPersonalData } from './page.ts'

/** Records erased in one transaction: others wait no longer for it than for a booking. */
const BATCH = 50
/** Trips read in one query while looking for old ones. */
const READ_AT_ONCE = 500

export type PersonalDataRepository = ReturnType<typeof personalDataRepository>

/** All data of one person in all tables: returned in pages, or erased. */
export function personalDataRepository({ db, transaction }: Database, now: () => number) {
  return {
    find: findPersonalData(db),

    /**
     * Erases a person: deletes enquiries, account, entry in the notebook and messages; bookings keep only what the books need. All or nothing,
     * except that for a person with very many bookings (a hotel) the oldest are erased in batches first, since others
     * would wait. If that stops, the next call erases the rest. `documents` counts those that name the person, which the
     * law has us keep, and `lastEnd` is when the last of their trips ended (ms).
     * @throws AppError 409 while one of their trips is still to come
     */
    async erase(person: PersonSought) {
      const { bookings } = await idsOf(db, person)
      await refuseOpenTrips(db, [...bookings, ...(await guestBookings(db, person))], now())
      const named = await namedIn(db, bookings)
      const early = bookings.slice(0, -BATCH)
      for (const page of pagesOf(early)) await transaction((tx) => eraseFromBookings(tx, page, now()))
      return transaction(async (tx) => {
        const rest = await idsOf(tx, person)
        await eraseFromBookings(tx, rest.bookings, now())
        for (const page of pagesOf(rest.enquiries)) await tx.deleteFrom('enquiries').where('id', 'in', page).execute()
        for (const page of pagesOf(rest.accounts)) await tx.deleteFrom('users').where('id', 'in', page).execute()
        for (const page of pagesOf(rest.contacts)) await tx.deleteFrom('contacts').where('id', 'in', page).execute()
        if (person.mail) await deleteMessagesTo(tx, person.mail)
        const guestIn = await guestBookings(tx, person)
        await refuseOpenTrips(tx, guestIn, now())
        for (const id of guestIn) await eraseGuest(tx, id, now())
        const length = rest.bookings.length + guestIn.length
        return {
          ...{ bookings: early.length + length, enquiries: rest.enquiries.length, accounts: rest.accounts.length },
          contacts: rest.contacts.length,
          ...named,
        }
      })
    },

    /** Erases the travellers from the bookings whose trip ended before `before` (ms), as `erase` does, and from the books. */
    async eraseOldTrips(before: number): Promise<void> {
      for (let from: Trip | undefined; ; ) {
        const trips = await tripsAfter(db, before, from)
        from = trips.at(-1)
        if (!from) return
        // The release before erases without the search text, as long as one of its processes still runs.
        const ofPeople = trips
          .filter((trip) => trip.endsAt < before && (trip.mobile || trip.search || Number(trip.hasNamedDocuments)))
          .map(({ id }) => id)
        for (const page of pagesOf(ofPeople))
          await transaction(async (tx) => {
            await eraseFromEach(tx, page, now())
            for (const id of page) await eraseFromAccounts(tx, id)
          })
      }
    },
  }
}

/** Between two pages others get their turn. */
const pagesOf = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, page) => ids.slice(page * BATCH, (page + 1) * BATCH))

async function idsOf(db: Kysely<Schema>, person: PersonSought) {
  const bookings = await db
    .selectFrom('bookings')
    .select('id')
    .where(hasOneOf('search', termsOfPerson(person)))
    .where(isPerson('mail', 'mobile', person))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const enquiries = await db
    .selectFrom('enquiries')
    .select('id')
    .where(hasOneOf('search', termsOfPerson(person)))
    .where(isPerson('email', 'phone', person))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const accounts = await accountsOf(db, person).select('id').execute()
  const contacts = await contactsOf(db, person).select('id').execute()
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return { bookings: ids(bookings), enquiries: ids(enquiries), accounts: ids(accounts), contacts: ids(contacts) }
}

type Trip = Pick<BookingRow, 'id' | 'startsAt' | 'endsAt' | 'mobile'> & {
  search: string | null
  hasNamedDocuments: number
}

/**
 * The next trips after `from` that began before an instant, with erased ones: these are most, and skipping them all in
 * one query would make others wait.
 */
const tripsAfter = (
  db: Kysely<Schema>,
  before: number,
  from: Pick<Trip, 'id' | 'startsAt'> = { id: '', startsAt: 0 },
) =>
  db
    .selectFrom('bookings')
    .select(['id', 'startsAt', 'endsAt', 'mobile', 'search', HAS_NAMED_DOCUMENTS.as('hasNamedDocuments')])
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

/** The documents of some bookings that name somebody, and the end of the last of their trips. */
async function namedIn(db: Kysely<Schema>, ids: string[]) {
  const named = { documents: 0, lastEnd: 0 }
  for (const id of ids) {
    const count = await namedDocuments(db, id)
    if (count === 0) continue
    const { endsAt } = await db.selectFrom('bookings').select('endsAt').where('id', '=', id).executeTakeFirstOrThrow()
    named.documents += count
    named.lastEnd = Math.max(named.lastEnd, endsAt)
  }
  return named
}

/** A traveller must be reachable until the trip is over. */
async function refuseOpenTrips(db: Kysely<Schema>, ids: string[], at: number) {
  for (const page of pagesOf(ids)) {
    const open = await db
      .selectFrom('bookings')
      .select('reference')
      .where('id', 'in', page)
      .where('status', 'in', TO_COME)
      .where('endsAt', '>', at)
      .executeTakeFirst()
    if (!open) continue
    throw refused('person-has-trip', { reference: open.reference })
  }
}

async function eraseFromBookings(tx: Kysely<Schema>, ids: string[], at: number) {
  await refuseOpenTrips(tx, ids, at)
  await eraseFromEach(tx, ids, at)
}

async function eraseFromEach(tx: Kysely<Schema>, ids: string[], at: number) {
  for (const id of ids) await eraseFromBooking(tx, id, at)
}

/** The tables whose rows go with the traveller. */
const OF_TRAVELLER = [
  'bookingTerms',
  'bookingChanges',
  'idempotencyKeys',
  'outbox',
  'touristLists',
  'links',
  'paymentClaims',
  'advanceReminders',
] as const

async function eraseFromBooking(tx: Kysely<Schema>, id: string, at: number) {
  for (const table of OF_TRAVELLER) await tx.deleteFrom(table).where('bookingId', '=', id).execute()
  const { name, fareLines } = await tx
    .selectFrom('bookings')
    .select(['name', 'fareLines'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await tx.updateTable('payments').set({ note: '', splitReason: null }).where('bookingId', '=', id).execute()
  await tx.updateTable('providerEvents').set({ body: '', note: null }).where('bookingId', '=', id).execute()
  await eraseFromBill(tx, id)
  const history = tx.updateTable('bookingHistory').where('bookingId', '=', id)
  await history.set({ reason: null }).execute()
  // A traveller who cancels is in the history by name.
  await history.set({ byName: NOBODY }).where('byName', '=', name).execute()
  const changes = tx.updateTable('moneyChanges').where('bookingId', '=', id)
  await changes.set({ reason: '' }).execute()
  await changes.set({ byName: NOBODY }).where('byName', '=', name).execute()
  await tx
    .updateTable('bookings')
    .set({ fareLines: fareLines && JSON.stringify(withoutNotes(parseLines(fareLines))) })
    .set({ name: NOBODY, mobile: '', mail: '', search: '', pickUpLocation: NOBODY, note: '', visitingPlaces: '[]' })
    // All typed fields, including the cab type; the cab itself stays.
    .set({ ...fieldsOf(OWN_WORDS, () => null), userId: null, updatedAt: at })
    .set(({ ref, eb }) => ({ version: eb(ref('version'), '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** What the desk wrote to the lines of a final bill. */
async function eraseFromBill(tx: Kysely<Schema>, bookingId: string) {
  const bill = await billOf(tx, bookingId)
  if (!bill) return
  const { why: _why, ...input } = bill.input
  await tx
    .updateTable('finalBills')
    .set({ quotedLines: JSON.stringify(withoutNotes(bill.quotedLines)) })
    .set({ input: JSON.stringify({ ...input, lines: withoutNotes(input.lines) }) })
    .where('bookingId', '=', bookingId)
    .execute()
}
