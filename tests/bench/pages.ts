import type { Browser } from 'playwright-core'
import { startServer } from '../harness/server.ts'
import { serveSingleBundle } from './single-bundle.ts'
import { median, type Row } from './table.ts'
import { openBrowser, type Visit, visit } from './visit.ts'

const PAGES = ['/', '/cars', '/tourPackage']
const ROUNDS = 3

/** `dataDir` holds the demo data. First visits: the product, the same page with scripts blocked, and the same source as one bundle. */
export async function pageTable(dataDir: string): Promise<Row[]> {
  const server = await startServer({ env: { RATE_LIMIT: 'off' }, copyOf: dataDir })
  const single = await serveSingleBundle(server.origin)
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const path of PAGES) {
      await untilRendered(server.origin + path)
      const visits = await interleaved(browser, [
        { what: `${path}  as served`, url: server.origin + path, scripts: true },
        { what: `${path}  scripts blocked`, url: server.origin + path, scripts: false },
        { what: `${path}  one bundle`, url: single.origin + path, scripts: true },
      ])
      rows.push(...visits)
    }
    return rows
  } finally {
    await browser.close()
    await single.stop()
    await server.stop()
  }
}

type Variant = { what: string; url: string; scripts: boolean }

/** Each variant in turn, so that what else the machine does falls on all alike; medians of each. */
async function interleaved(browser: Browser, variants: Variant[]): Promise<Row[]> {
  const visits = new Map<Variant, Visit[]>(variants.map((variant) => [variant, []]))
  for (let round = 0; round < ROUNDS; round++)
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
    'key ms': ms(middle(({ interaction }) => interaction)),
  }
}

async function untilRendered(url: string) {
  while (!(await (await fetch(url)).text()).includes('data-page=')) await new Promise((soon) => setTimeout(soon, 200))
}
