import { type Kysely, sql } from 'kysely'
import { type BookingsExportQuery, DocumentNumber, Gstin, istInstant } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { bookingsPaidBy } from '../../payments/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { hasWords, searchedWords } from '../../platform/database/search-terms.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { COSTS, PAID_PAISE } from './costs.ts'

type BookingsFilter = Omit<BookingsExportQuery, 'sort'>

/** A filter of the list, with what its search found apart from the words of bookings. */
export type BookingFilter = BookingsFilter & {
  /** The bookings of a bank's or a document's number, if one is searched for. */
  numbered: string[]
  /** The drivers and vehicles that are searched for. */
  drivers: string[]
  vehicles: string[]
  /** The cities that are searched for by their names in Tamil. */
  cities: string[]
}

/** A bank's number, with digits among 10 to 22 letters and digits. */
const BANK_NUMBER = /^(?=.*\d)[A-Z0-9]{10,22}$/

/** Looks up what a search names beside a booking's own words: a payment, a driver, a plate, a city in Tamil. */
export async function foundBy(db: Kysely<Schema>, filter: BookingsFilter): Promise<BookingFilter> {
  const { q = '' } = filter
  const number = q.replace(/[\s-]/g, '').toUpperCase()
  return {
    ...filter,
    numbered: [
      ...(BANK_NUMBER.test(number) ? await bookingsPaidBy(db, number) : []),
      ...(await bookingsOfDocument(db, q.trim().toUpperCase())),
    ],
    drivers: await driversOf(db, searchedWords(q)),
    vehicles: await vehiclesOf(db, number),
    cities: citiesOf(q),
  }
}

/** The bookings of a document by its number, or of all that name a GSTIN. */
async function bookingsOfDocument(db: Kysely<Schema>, q: string): Promise<string[]> {
  const isNumber = DocumentNumber.safeParse(q).success
  if (!isNumber && !Gstin.safeParse(q).success) return []
  const found = isNumber ? sql<boolean>`number = ${q}` : hasWords('search', q)
  const rows = await db.selectFrom('documents').select('bookingId').where(found).limit(100).execute()
  return rows.flatMap(({ bookingId }) => bookingId ?? [])
}

/** The cities whose names in Tamil begin with a search: the console shows those, and a booking's words have the English ones. */
function citiesOf(q: string): string[] {
  const typed = q.normalize('NFC').trim()
  if (!/^\p{Script=Tamil}{2}/u.test(typed)) return []
  const { cities } = sharedTexts.ta
  return Object.keys(cities).filter((id) => cities[id]?.startsWith(typed))
}

async function driversOf(db: Kysely<Schema>, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  let query = db.selectFrom('drivers').select('id')
  for (const word of words)
    query = query.where(sql<boolean>`' ' || lower(name) like ${`% ${escaped(word)}%`} escape '\\'`)
  return (await query.execute()).map(({ id }) => id)
}

/** By the plate or any part of it, with or without its spaces. */
async function vehiclesOf(db: Kysely<Schema>, plate: string): Promise<string[]> {
  if (!/\d/.test(plate)) return []
  const rows = await db
    .selectFrom('vehicles')
    .select('id')
    .where(sql<boolean>`replace(registration, ' ', '') like ${`%${escaped(plate)}%`} escape '\\'`)
    .execute()
  return rows.map(({ id }) => id)
}

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** The bookings that match a filter. */
export function matching(db: Kysely<Schema>, filter: BookingFilter) {
  const { status, tripType, cab, driver, paid, pickUpFrom, pickUpTo } = filter
  let query = searched(db, filter)
  if (status) query = query.where('status', '=', status)
  if (tripType) query = query.where('tripType', '=', tripType)
  if (cab) query = query.where('cabId', '=', cab)
  if (driver) query = query.where('id', 'in', tripsOf(db, [driver], []))
  if (paid) query = query.where(PAID[paid])
  if (pickUpFrom) query = query.where('startsAt', '>=', istInstant(pickUpFrom, '00:00'))
  if (pickUpTo) query = query.where('startsAt', '<', istInstant(pickUpTo, '00:00') + DAY_MS)
  return query
}

function searched(db: Kysely<Schema>, { q, numbered, drivers, vehicles, cities }: BookingFilter) {
  const bookings = db.selectFrom('bookings')
  if (numbered.length > 0) return bookings.where('id', 'in', numbered)
  if (!q) return bookings
  const byWords = hasWords('search', q)
  return bookings.where((eb) =>
    eb.or([
      byWords,
      ...(drivers.length + vehicles.length > 0 ? [eb('id', 'in', tripsOf(db, drivers, vehicles))] : []),
      ...(cities.length > 0 ? [eb('fromCity', 'in', cities), eb('toCity', 'in', cities)] : []),
    ]),
  )
}

/** The ids of the trips of some drivers or vehicles. */
const tripsOf = (db: Kysely<Schema>, drivers: string[], vehicles: string[]) =>
  db
    .selectFrom('assignments')
    .select('bookingId')
    .where((eb) =>
      eb.or([
        ...(drivers.length > 0 ? [eb('driverId', 'in', drivers)] : []),
        ...(vehicles.length > 0 ? [eb('vehicleId', 'in', vehicles)] : []),
      ]),
    )

const PAID = {
  nothing: sql<boolean>`(${COSTS}) > 0 and ${PAID_PAISE} <= 0`,
  part: sql<boolean>`${PAID_PAISE} > 0 and ${PAID_PAISE} < (${COSTS})`,
  open: sql<boolean>`${PAID_PAISE} < (${COSTS})`,
  all: sql<boolean>`${PAID_PAISE} >= (${COSTS})`,
}
