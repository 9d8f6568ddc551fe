import { countedUpTo, type EnquiriesQuery } from 'shared-api/contract'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { Database } from '../database/open.ts'
import type { EnquiryRow } from '../database/schema.ts'
import { NOON } from '../testing/bookings.ts'
import { eachEngine, type TestEngine } from '../testing/engines.ts'
import { watchedDatabase } from '../testing/watched-database.ts'
import { pageOfEnquiries } from './enquiry-list.ts'
import { termsOf } from './search-terms.ts'

/** More than are counted to tell which condition the fewest fit. */
const MANY = 6000
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
  it('shows what fits, from the newest and from page to page, whatever leads to it', async () => {
    const { database, all } = await withMany(engine)
    for (const filter of FILTERS) {
      const ordered = all.filter((enquiry) => fits(enquiry, filter)).map(({ id }) => id)
      const what = JSON.stringify(filter)
      const first = await pageOfEnquiries(database.db, { ...filter, limit: PAGE })
      const total = Math.min(ordered.length, countedUpTo(filter) + 1)
      expect([what, first.total, idsOf(first.page)]).toEqual([what, total, ordered.slice(0, PAGE)])
      expect([what, first.nextCursor !== null]).toEqual([what, ordered.length > PAGE])
      if (first.nextCursor === null) continue
      const next = await pageOfEnquiries(database.db, { ...filter, limit: PAGE, cursor: first.nextCursor })
      expect([what, idsOf(next.page)]).toEqual([what, ordered.slice(PAGE, 2 * PAGE)])
    }
  })

  it.each<[Filter, string]>([
    [{ q: 'anna rare' }, 'found.term'],
    [{ q: 'anna', status: 'new' }, 'enquiries.status'],
    [{ q: 'anna', status: 'closed', kind: 'custom-tour' }, 'enquiries.kind'],
    [{ status: 'closed', kind: 'custom-tour' }, 'enquiries.kind'],
  ])('is found by the condition that the fewest fit: %j', async (filter, lead) => {
    const { app } = await withMany(engine)
    const { database, asked } = await watchedDatabase(app)
    await pageOfEnquiries(database.db, filter)
    const found = asked.map((text) => text.replaceAll('"', '').replace(/\s+/g, ' ')).find((text) => !isSizes(text))
    expect(found?.split(' where ')[1]).toMatch(new RegExp(`^${lead.replace('.', '\\.')} `))
  })
})

const isSizes = (text: string) => text.includes('as size0')
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
  for (let from = 0; from < MANY; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE)
    await db.insertInto('enquiries').values(some).execute()
    const terms = some.flatMap(({ id, name, phone }) =>
      termsOf({ name, mobile: phone, mail: '' }).map((term) => ({ term, enquiryId: id })),
    )
    await db.insertInto('enquiryTerms').values(terms).execute()
  }
  return all
}

/** As many as one statement takes: it may have 32,766 values. */
const AT_ONCE = 500

/** One in a hundred is rare, 1,500 are called Kumar, the newest of them six times over, all Anna. */
function enquiryOf(n: number): EnquiryRow {
  const family = n % 4 === 0 ? ['Kumar'] : ['Devi']
  const more = n % 4 === 0 && n < 100 ? ['Kumara', 'Kumarb', 'Kumarc', 'Kumard', 'Kumare'] : []
  const at = NOON - n * 60_001
  return {
    id: `many-${n}`,
    kind: n % 50 === 0 ? 'custom-tour' : n % 7 === 0 ? 'package' : 'contact',
    status: n % 60 === 1 ? 'new' : n % 7 === 0 ? 'answered' : 'closed',
    name: ['Anna', ...family, ...more, ...(n % 100 === 0 ? ['Rare'] : [])].join(' '),
    ...{ email: '', phone: '+919800000000', message: 'Hello', note: '', version: 1, createdAt: at, updatedAt: at },
    ...{ category: null, tourName: null, services: null, imageUrl: null, numberOfPersons: null, visitingPlaces: null },
  }
}
