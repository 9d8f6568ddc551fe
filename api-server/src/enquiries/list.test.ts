import type { EnquiriesQuery } from 'shared-api/contract'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { Database } from '../platform/database/open.ts'
import type { EnquiryRow } from '../platform/database/schema.ts'
import { searchText, termsOf } from '../platform/database/search-terms.ts'
import { NOON } from '../testing/bookings.ts'
import { eachEngine, type TestEngine } from '../testing/engines.ts'
import { pageOfEnquiries } from './list.ts'

const MANY = 600
const PAGE = 20
type Filter = Pick<z.output<typeof EnquiriesQuery>, 'q' | 'status' | 'kind'>
const FILTERS: Filter[] = [
  {},
  { status: 'new' },
  { status: 'closed', kind: 'contact' },
  { status: 'new', kind: 'custom-tour' },
  { q: 'anna' },
  { q: 'rare' },
  { q: 'kumar' },
  { q: 'nobody' },
  { q: '+ -' },
  { q: '+ -', status: 'new' },
  { q: '9' },
  { q: 'anna devi' },
  { q: 'kumar rare', kind: 'contact' },
  { q: 'anna', status: 'new' },
  { q: 'anna', status: 'closed', kind: 'custom-tour' },
  { q: 'kumar', status: 'closed' },
  { q: 'devi', status: 'closed', kind: 'package' },
]

eachEngine('a list of many enquiries', (engine) => {
  it('shows and counts what matches, those that wait first, from page to page', async () => {
    const { database, all } = await withMany(engine)
    for (const filter of FILTERS) {
      const found = all.filter((enquiry) => fits(enquiry, filter))
      const waiting = found.filter(({ status }) => status === 'new').toReversed()
      const ordered = [...waiting, ...found.filter(({ status }) => status !== 'new')].map(({ id }) => id)
      const what = JSON.stringify(filter)
      const first = await pageOfEnquiries(database.db, { ...filter, limit: PAGE })
      expect([what, first.total, idsOf(first.page)]).toEqual([what, ordered.length, ordered.slice(0, PAGE)])
      expect([what, first.nextCursor !== null]).toEqual([what, ordered.length > PAGE])
      if (first.nextCursor === null) continue
      const next = await pageOfEnquiries(database.db, { ...filter, limit: PAGE, cursor: first.nextCursor })
      expect([what, idsOf(next.page)]).toEqual([what, ordered.slice(PAGE, 2 * PAGE)])
    }
  })
})

const idsOf = (rows: EnquiryRow[]) => rows.map(({ id }) => id)

function fits({ name, phone, status, kind }: EnquiryRow, filter: Filter): boolean {
  const terms = termsOf({ name, mobile: phone, mail: '' })
  const words = filter.q?.match(/\w+/g) ?? (filter.q ? [''] : [])
  const hasAll = words.every((word) => word !== '' && terms.some((term) => term.startsWith(word)))
  return hasAll && (filter.status ?? status) === status && (filter.kind ?? kind) === kind
}

/** A server whose database holds many enquiries, and all of them, from the newest. */
async function withMany(engine: TestEngine) {
  const app = await engine.app({}, { now: () => NOON })
  const stored = await app.database.db.selectFrom('enquiries').selectAll().orderBy('createdAt', 'desc').execute()
  return { app, database: app.database, all: stored.length > 0 ? stored : await storeMany(app.database) }
}

async function storeMany({ db }: Database): Promise<EnquiryRow[]> {
  const all = Array.from({ length: MANY }, (_, n) => enquiryOf(n))
  const search = ({ name, phone }: EnquiryRow) => searchText({ name, mobile: phone, mail: '' })
  await db
    .insertInto('enquiries')
    .values(all.map((enquiry) => ({ ...enquiry, search: search(enquiry) })))
    .execute()
  return all
}

/** One in 100 is called Rare, one in four Kumar, all Anna. */
function enquiryOf(n: number): EnquiryRow {
  const family = n % 4 === 0 ? ['Kumar'] : ['Devi']
  const at = NOON - n * 60_001
  return {
    id: `many-${n}`,
    kind: n % 50 === 0 ? 'custom-tour' : n % 7 === 0 ? 'package' : 'contact',
    status: n % 60 === 1 ? 'new' : n % 7 === 0 ? 'answered' : 'closed',
    name: ['Anna', ...family, ...(n % 100 === 0 ? ['Rare'] : [])].join(' '),
    ...{ email: '', phone: '+919800000000', message: 'Hello', note: '', version: 1, createdAt: at, updatedAt: at },
    ...{
      category: null,
      tourName: null,
      packageId: null,
      travelDate: null,
      services: null,
      imageUrl: null,
      numberOfPersons: null,
      visitingPlaces: null,
      reference: null,
      language: null,
    },
  }
}
