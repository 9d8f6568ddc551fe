import { BOOKING_SORTS, BookingRequest, countedUpTo } from 'shared-api/contract'
import { DAY_MS, istDay } from 'shared-api/india'
import { expect, it } from 'vitest'
import { newBookingRow } from '../bookings/booking-row.ts'
import type { Database } from '../database/open.ts'
import type { BookingRow } from '../database/schema.ts'
import { insertCab, NOON, outstation } from '../testing/bookings.ts'
import { eachEngine, type TestEngine } from '../testing/engines.ts'
import { leadOf } from './booking-conditions.ts'
import { listBookings } from './booking-list.ts'
import { termsOf } from './search-terms.ts'

/** More than are sorted by any index of words. */
const MANY = 9000
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
  { q: 'kumar', status: 'completed', pickUpFrom: '2026-12-20', pickUpTo: '2027-01-10' },
  { q: 'p q' },
  { q: 'q r' },
  { q: 'p q', status: 'completed' },
  { q: 'anna q r', status: 'completed' },
] as const
type Filter = { q?: string; status?: BookingRow['status']; pickUpFrom?: string; pickUpTo?: string }

eachEngine('a list of many bookings', (engine) => {
  it('shows what fits, in each order and from page to page, whatever leads to it', async () => {
    const { database, all } = await withMany(engine)
    const list = listBookings(database)
    for (const filter of FILTERS) {
      const fitting = all.filter((booking) => fits(booking, filter))
      for (const sort of BOOKING_SORTS) {
        const ordered = fitting.toSorted(byOrder[sort]).map(({ id }) => id)
        const what = `${JSON.stringify(filter)} ${sort}`
        const { rows, total, nextCursor } = await list({ ...filter, sort, limit: PAGE })
        expect([what, total, idsOf(rows)]).toEqual([
          what,
          Math.min(ordered.length, countedUpTo(filter) + 1),
          ordered.slice(0, PAGE),
        ])
        expect([what, nextCursor !== null]).toEqual([what, ordered.length > PAGE])
        if (nextCursor === null) continue
        const next = await list({ ...filter, sort, limit: PAGE, cursor: nextCursor })
        expect([what, idsOf(next.rows)]).toEqual([what, ordered.slice(PAGE, 2 * PAGE)])
      }
    }
  })

  it('is found by the condition that the fewest fit', async () => {
    const { database } = await withMany(engine)
    const lead = async (filter: Filter) => (await leadOf(database.db, filter)).condition
    expect(await lead({})).toBeNull()
    expect(await lead({ q: 'anna rare' })).toEqual({ word: 'rare' })
    expect(await lead({ q: 'anna', status: 'new' })).toBe('status')
    expect(await lead({ q: 'rare', status: 'completed', pickUpTo: '2027-01-10' })).toEqual({ word: 'rare' })
    expect(await lead({ q: 'anna', status: 'completed', pickUpFrom: '2026-12-20', pickUpTo: '2026-12-20' })).toBe(
      'start',
    )
  })
})

const byOrder = {
  '-createdAt': (one: BookingRow, other: BookingRow) => -compare(one, other, 'createdAt'),
  createdAt: (one: BookingRow, other: BookingRow) => compare(one, other, 'createdAt'),
  '-pickUp': (one: BookingRow, other: BookingRow) => -compare(one, other, 'startsAt'),
  pickUp: (one: BookingRow, other: BookingRow) => compare(one, other, 'startsAt'),
}

const compare = (one: BookingRow, other: BookingRow, column: 'createdAt' | 'startsAt') =>
  one[column] - other[column] || (one.id < other.id ? -1 : 1)

const idsOf = (rows: BookingRow[]) => rows.map(({ id }) => id)

function fits({ name, status, startsAt }: BookingRow, filter: Filter): boolean {
  const words = name.toLowerCase().split(' ')
  const searched = filter.q?.match(/\w+/g) ?? (filter.q ? [''] : [])
  const hasAll = searched.every((word) => word !== '' && words.some((one) => one.startsWith(word)))
  const { pickUpFrom = '0000-01-01', pickUpTo = '9999-12-31' } = filter
  const day = istDay(startsAt)
  return hasAll && (filter.status ?? status) === status && pickUpFrom <= day && day <= pickUpTo
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
  const all = Array.from({ length: MANY }, (_, n) => ({ ...newBookingRow(bookingDetails, cab, NOON), ...partOf(n) }))
  for (let from = 0; from < MANY; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    await database.db.insertInto('bookings').values(some).execute()
    const terms = some.flatMap((booking) => termsOf(booking).map((term) => ({ term, ...termPart(booking) })))
    await database.db.insertInto('bookingTerms').values(terms).execute()
  }
  return all
}

/** As many as one statement takes: it may have 32,766 values. */
const AT_ONCE = 500

/** One in eight is of a server that was older, which did not say there when it was booked. */
const termPart = ({ id, createdAt }: BookingRow) => ({
  bookingId: id,
  createdAt: createdAt % 8 === 0 ? null : createdAt,
})

/**
 * What differs: 90 are rare, 3,000 are called Kumar, the newest of them six times over, all Anna; times are shared by some.
 * Very many words begin with p, q and r: nine bookings have the last of p and some of q, one in ten of those with q has some of r.
 */
function partOf(n: number): Partial<BookingRow> {
  const family = n % 3 === 0 ? ['Kumar'] : ['Devi']
  const more = n % 3 === 0 && n < 100 ? ['Kumara', 'Kumarb', 'Kumarc', 'Kumard', 'Kumare'] : []
  const p = n % 2 === 0 ? ['Pa', 'Pb', 'Pc', 'Pd', 'Pe'] : n % 1000 === 1 ? ['Pz'] : []
  const q = n % 2 === 1 ? ['Qa', 'Qb', 'Qc', 'Qd', 'Qe'] : []
  const r = n % 2 === 0 || n % 20 === 1 ? ['Ra', 'Rb'] : []
  return {
    reference: `TT-${String(n).padStart(6, '0')}`,
    name: ['Anna', ...family, ...more, ...p, ...q, ...r, ...(n % 100 === 0 ? ['Rare'] : [])].join(' '),
    mobile: '+919800000000',
    mail: '',
    status: n % 60 === 0 ? 'new' : n % 7 === 0 ? 'cancelled' : 'completed',
    createdAt: NOON - Math.floor(n / 2) * 60_001,
    startsAt: NOON + 40 * DAY_MS + ((n * 7919) % MANY) * 600_000,
  }
}
