import { BOOKING_SORTS, BookingRequest, istInstant } from 'shared-api/contract'
import { DAY_MS, istDay } from 'shared-api/india'
import { expect, it } from 'vitest'
import type { Database } from '../../platform/database/open.ts'
import type { BookingRow } from '../../platform/database/schema.ts'
import { FIRST_TARIFF, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { eachEngine, type TestEngine } from '../../testing/engines.ts'
import { columnsOf } from './index.ts'
import { listBookings } from './list.ts'
import { newBookingRow } from './row.ts'

const MANY = 600
/** Some trips are past by then, and fewer than a page are to come of some filters. */
const NOW = NOON + 70 * DAY_MS
const PAGE = 20
const FILTERS = [
  {},
  { status: 'new' },
  { status: 'completed' },
  { pickUpFrom: '2026-12-20', pickUpTo: '2026-12-22' },
  { pickUpTo: '2026-12-30' },
  { status: 'completed', pickUpFrom: '2026-12-20', pickUpTo: '2027-01-10' },
  { q: 'rare' },
  { q: 'kumar' },
  { q: 'anna' },
  { q: 'nobody' },
  { q: '+ -' },
  { q: 'anna kumar' },
  { q: 'anna', status: 'new' },
  { q: 'anna', status: 'completed' },
  { q: 'kumar', status: 'completed' },
  { q: 'kumar rare', status: 'completed' },
  { q: 'anna', pickUpFrom: '2026-12-20', pickUpTo: '2026-12-21' },
  { q: 'kumar', pickUpFrom: '2027-01-01' },
  { tripType: 'Local Trip' },
  { tripType: 'Outstation', status: 'new' },
  { q: 'kumar', status: 'completed', pickUpFrom: '2026-12-20', pickUpTo: '2027-01-10' },
] as const
type Filter = {
  q?: string
  status?: BookingRow['status']
  tripType?: BookingRow['tripType']
  pickUpFrom?: string
  pickUpTo?: string
}

eachEngine('a list of many bookings', (engine) => {
  it('shows and counts what matches, in each order and from page to page', async () => {
    const { database, all } = await withMany(engine)
    const list = listBookings(database, () => NOW)
    for (const filter of FILTERS) {
      const fitting = all.filter((booking) => fits(booking, filter))
      for (const sort of BOOKING_SORTS) {
        const ordered = fitting.toSorted(byOrder[sort]).map(({ id }) => id)
        const what = `${JSON.stringify(filter)} ${sort}`
        const { rows, total, nextCursor } = await list({ ...filter, sort, limit: PAGE })
        expect([what, total, idsOf(rows)]).toEqual([what, ordered.length, ordered.slice(0, PAGE)])
        expect([what, nextCursor !== null]).toEqual([what, ordered.length > PAGE])
        if (nextCursor === null) continue
        const next = await list({ ...filter, sort, limit: PAGE, cursor: nextCursor })
        expect([what, idsOf(next.rows)]).toEqual([what, ordered.slice(PAGE, 2 * PAGE)])
      }
    }
  })
})

const byOrder = {
  '-createdAt': (one: BookingRow, other: BookingRow) => -compare(one, other, 'createdAt'),
  createdAt: (one: BookingRow, other: BookingRow) => compare(one, other, 'createdAt'),
  '-pickUp': (one: BookingRow, other: BookingRow) => -compare(one, other, 'startsAt'),
  pickUp: (one: BookingRow, other: BookingRow) => compare(one, other, 'startsAt'),
  upcoming: soonestFirst,
}

const startsPast = ({ startsAt }: BookingRow) => startsAt < istInstant(istDay(NOW), '00:00')

function soonestFirst(one: BookingRow, other: BookingRow): number {
  if (startsPast(one) !== startsPast(other)) return startsPast(one) ? 1 : -1
  return compare(one, other, 'startsAt') * (startsPast(one) ? -1 : 1)
}

const compare = (one: BookingRow, other: BookingRow, column: 'createdAt' | 'startsAt') =>
  one[column] - other[column] || (one.id < other.id ? -1 : 1)

const idsOf = (rows: BookingRow[]) => rows.map(({ id }) => id)

function fits({ name, status, tripType, startsAt }: BookingRow, filter: Filter): boolean {
  const words = name.toLowerCase().split(' ')
  const searched = filter.q?.match(/\w+/g) ?? (filter.q ? [''] : [])
  const hasAll = searched.every((word) => word !== '' && words.some((one) => one.startsWith(word)))
  const { pickUpFrom = '0000-01-01', pickUpTo = '9999-12-31' } = filter
  const day = istDay(startsAt)
  const isOfKind = (filter.status ?? status) === status && (filter.tripType ?? tripType) === tripType
  return hasAll && isOfKind && pickUpFrom <= day && day <= pickUpTo
}

/** A server whose database holds many bookings, and all of them. */
async function withMany(engine: TestEngine) {
  const { database } = await engine.app({}, { now: () => NOON })
  const stored = await database.db.selectFrom('bookings').selectAll().execute()
  return { database, all: stored.length > 0 ? stored : await storeMany(database) }
}

async function storeMany(database: Database): Promise<BookingRow[]> {
  const cabId = await insertCab({ database })
  const cab = await database.db.selectFrom('cabs').selectAll().where('id', '=', cabId).executeTakeFirstOrThrow()
  const { bookingDetails } = BookingRequest.parse(outstation(cabId))
  const all = Array.from({ length: MANY }, (_, n) => ({
    ...newBookingRow(bookingDetails, cab, NOON, FIRST_TARIFF),
    ...partOf(n),
  }))
  await database.db.insertInto('bookings').values(all.map(columnsOf)).execute()
  return all
}

/** One in 100 is called Rare, one in three Kumar, all Anna; some share the time they were booked. */
const partOf = (n: number): Partial<BookingRow> => ({
  reference: `TT-${String(n).padStart(6, '0')}`,
  name: `Anna ${n % 3 === 0 ? 'Kumar' : 'Devi'}${n % 100 === 0 ? ' Rare' : ''}`,
  mobile: '+919800000000',
  mail: '',
  status: n % 60 === 0 ? 'new' : n % 7 === 0 ? 'cancelled' : 'completed',
  createdAt: NOON - Math.floor(n / 2) * 60_001,
  startsAt: NOON + 40 * DAY_MS + ((n * 7919) % MANY) * 9_000_000,
})
