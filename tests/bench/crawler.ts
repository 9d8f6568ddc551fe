import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '../harness/server.ts'
import { bookingBody } from './booking.ts'
import { median, printTable, type Row, verdict } from './table.ts'

const SECONDS = 20
const PAGES_PER_SECOND = 15
const BOOKINGS_PER_SECOND = 4
const AIM_MS = 60
const HEADERS = { 'accept-encoding': 'br' }

/** Prints how long a booking takes alone, and beside a caller who asks for pages that nobody has read. */
export async function printCrawler(dataDir: string) {
  const server = await startServer({ env: { RATE_LIMIT: 'off' }, copyOf: dataDir })
  try {
    const routes = await unreadRoutes(server.origin)
    const body = await bookingBody(server.origin)
    const book = () => timeOf(fetch(`${server.origin}/api/v1/sendemail`, { ...POST, body }))
    await atRate(BOOKINGS_PER_SECOND, 5, book)
    const alone = await atRate(BOOKINGS_PER_SECOND, SECONDS, book)
    const before = peakMemoryOf(server.pid)
    let withContent = 0
    const read = async () => {
      const html = await (await fetch(routes.next().value ?? server.origin, { headers: HEADERS })).text()
      if (html.includes('data-page=')) withContent += 1
      return 0
    }
    const [beside, pages] = await Promise.all([
      atRate(BOOKINGS_PER_SECOND, SECONDS, book),
      atRate(PAGES_PER_SECOND, SECONDS, read),
    ])
    const row = (name: string, times: number[], more: Row): Row => ({
      bookings: name,
      ...{ 'median ms': Math.round(median(times)), 'slowest ms': Math.round(Math.max(...times)), ...more },
    })
    printTable(`A booking beside ${PAGES_PER_SECOND} new pages a second of one caller, ${SECONDS} s`, [
      row('alone', alone, { times: '1.0', 'with content': '', 'memory MB': before, aim: '' }),
      row('beside a crawler', beside, {
        times: (median(beside) / median(alone)).toFixed(1),
        'with content': `${Math.round((100 * withContent) / pages.length)} %`,
        'memory MB': peakMemoryOf(server.pid),
        aim: `${AIM_MS}: ${verdict(median(beside) <= AIM_MS)}`,
      }),
    ])
  } finally {
    await server.stop()
  }
}

const POST = { method: 'POST', headers: { 'content-type': 'application/json' } }

/** Addresses of route pages of all languages; each is given once. */
async function unreadRoutes(origin: string): Promise<Iterator<string>> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const routes = Array.from(
    sitemap.matchAll(/<loc>[^<]*?((?:\/\w\w)?\/cabs\/[^<]+)<\/loc>/g),
    ([, path]) => origin + path,
  )
  return routes.values()
}

/** Calls so often a second, whatever still runs, and gives what each call gave. */
export async function atRate<Answer>(
  perSecond: number,
  seconds: number,
  call: (nth: number) => Promise<Answer>,
): Promise<Answer[]> {
  const calls: Promise<Answer>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    calls.push(call(n))
    await pause(1000 / perSecond)
  }
  return Promise.all(calls)
}

async function timeOf(answer: Promise<Response>): Promise<number> {
  const began = performance.now()
  const { ok, status } = await answer
  if (!ok) throw new Error(`a booking was answered ${status}`)
  return performance.now() - began
}

/** The most resident memory that a process ever had, in MB, from /proc. */
export const peakMemoryOf = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
