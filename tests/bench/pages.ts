import { startServer } from '../harness/server.ts'
import { type Chromium, launchChromium } from './chromium.ts'
import { untilRendered } from './rendered.ts'
import { serveSingleBundle } from './single-bundle.ts'
import { median, type Row } from './table.ts'
import { bareAnswers, type Visit, visit } from './visit.ts'

/** Pages with how often each is visited in each way, and where the visit goes on to: a page that was fetched ahead. */
const PAGES = [
  { path: '/', rounds: 3, next: '/cars' },
  { path: '/cars', rounds: 1, next: '/' },
  { path: '/tourPackage', rounds: 1, next: '/CustomTourPackageForm' },
]

/** `dataDir` holds the demo data. First visits: the product, the same page with scripts blocked, and the same source as one bundle. */
export async function pageTable(dataDir: string): Promise<Row[]> {
  const server = await startServer({ env: { RATE_LIMIT: 'off' }, copyOf: dataDir })
  const single = await serveSingleBundle(server.origin)
  const browser = await launchChromium()
  try {
    const rows: Row[] = []
    for (const { path, rounds, next } of PAGES) {
      await untilRendered(server.origin + path)
      await untilRendered(server.origin + path, 'ta')
      const visits = await interleaved(browser, rounds, [
        { what: `${path}  as served`, url: server.origin + path, scripts: true, next },
        { what: `${path}  in Tamil`, url: server.origin + path, scripts: true, next, language: 'ta' },
        { what: `${path}  scripts blocked`, url: server.origin + path, scripts: false },
        { what: `${path}  one bundle`, url: single.origin + path, scripts: true },
      ])
      rows.push(...visits)
    }
    const bare = []
    for (let round = 0; round < 3; round++) bare.push(await bareAnswers(browser))
    rows.push({
      page: 'a field and a list, no script',
      'key ms': Math.round(median(bare.map(({ key }) => key))),
      'list ms': Math.round(median(bare.map(({ list }) => list))),
    })
    return rows
  } finally {
    browser.close()
    await single.stop()
    await server.stop()
  }
}

type Variant = { what: string; url: string; scripts: boolean; next?: string; language?: string }

/** Each variant in turn, so that what else the machine does falls on all alike; medians of each. */
async function interleaved(browser: Chromium, rounds: number, variants: Variant[]): Promise<Row[]> {
  const visits = new Map<Variant, Visit[]>(variants.map((variant) => [variant, []]))
  for (let round = 0; round < rounds; round++)
    for (const variant of variants) visits.get(variant)?.push(await visit(browser, variant.url, variant))
  return variants.map((variant) => rowOf(variant.what, visits.get(variant) ?? []))
}

function rowOf(page: string, visits: Visit[]): Row {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of))
  const ms = (value: number) => (Number.isNaN(value) ? '-' : String(Math.round(value)))
  return {
    page,
    'script kB': (middle(({ scriptBytes }) => scriptBytes) / 1000).toFixed(0),
    requests: middle(({ requests }) => requests),
    depth: middle(({ depth }) => depth),
    'LCP ms': ms(middle(({ lcp }) => lcp)),
    'responds ms': ms(middle(({ responds }) => responds || Number.NaN)),
    shift: middle(({ shift }) => shift).toFixed(3),
    'key ms': ms(middle(({ key }) => key)),
    'list ms': ms(middle(({ list }) => list)),
    'next page ms': ms(middle(({ next }) => next)),
  }
}
