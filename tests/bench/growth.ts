import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { ADMIN, type RunningServer, startServer } from '../harness/server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { makeDatabase } from '../setup/psql.ts'
import { bookingBody, dayAhead } from './booking.ts'
import { fillPostgres, fillSqlite, type Size } from './many-rows.ts'
import { median, printTable, type Row } from './table.ts'

const SMALL: Size = { bookings: 1000, cabs: 100, packages: 20 }
const LARGE: Size = { bookings: 1_000_000, cabs: 10_000, packages: 2000 }
const ROUNDS = 25
const WARM_UP = 5

const CALLS = {
  'newest bookings': '/api/v1/bookings',
  'by status, most of all': '/api/v1/bookings?status=completed',
  'by status, few': '/api/v1/bookings?status=new',
  'by pick-up': '/api/v1/bookings?sort=pickUp',
  'pick-ups of a week': `/api/v1/bookings?pickUpFrom=${dayAhead(0)}&pickUpTo=${dayAhead(7)}`,
  'search: a reference': '/api/v1/bookings?q=TT-1000500',
  'search: a mobile number': '/api/v1/bookings?q=9810000500',
  'search: a common name': '/api/v1/bookings?q=name17',
  'search: a name of one in 199': '/api/v1/bookings?q=name123',
  'search: a name of one in 997': '/api/v1/bookings?q=family123',
  'search: two words': '/api/v1/bookings?q=name123%20family123',
  'search: two common words, none with both': '/api/v1/bookings?q=name1%20name2',
  'search: a common name, one status': '/api/v1/bookings?q=name17&status=completed',
  'search: a word of all, few of a status': '/api/v1/bookings?q=name&status=new',
  'search: a common name, a week': `/api/v1/bookings?q=name17&pickUpFrom=${dayAhead(0)}&pickUpTo=${dayAhead(7)}`,
  'most of all of a week, oldest first': `/api/v1/bookings?status=completed&pickUpFrom=${dayAhead(0)}&pickUpTo=${dayAhead(7)}&sort=createdAt`,
  enquiries: '/api/v1/enquiries',
  'numbers of the desk': '/api/v1/desk/summary',
  'all cabs': '/api/v1/allCars',
  'all holiday packages': '/api/v1/holiday',
}

/** What the desk's calls take with 1,000 bookings and with 1,000,000, in turns, on both engines. */
export async function printGrowth(demoData: string) {
  await compare('SQLite', (size) => onSqlite(demoData, size))
  const postgres = await startPostgres()
  try {
    await compare('PostgreSQL', (size) => onPostgres(postgres.url, size))
  } finally {
    await postgres.stop()
  }
}

async function compare(engine: string, start: (size: Size) => Promise<RunningServer>) {
  const servers = [await start(SMALL), await start(LARGE)] as const
  try {
    const rows = await growthTable(...servers)
    printTable(`The desk on ${engine}: 1,000 bookings, and 1,000,000 with 10,000 cabs and 2,000 packages`, rows)
  } finally {
    for (const server of servers) await server.stop()
  }
}

async function onSqlite(demoData: string, size: Size): Promise<RunningServer> {
  const { dataDir } = await withOneBooking({ copyOf: demoData })
  fillSqlite(join(dataDir, 'data.sqlite'), size)
  return serverOf(dataDir, {})
}

async function onPostgres(server: string, size: Size): Promise<RunningServer> {
  const url = makeDatabase(server, `bookings_${size.bookings}`)
  const env = { DATABASE_URL: url, DEMO_DATA: 'on' }
  const { dataDir } = await withOneBooking({ env })
  fillPostgres(url, size)
  return serverOf(dataDir, env)
}

/** A server that took one booking and was stopped. */
async function withOneBooking(options: { env?: Record<string, string>; copyOf?: string }): Promise<RunningServer> {
  const server = await startServer({ ...options, keepData: true })
  const body = await bookingBody(server.origin)
  await fetch(`${server.origin}/api/v1/sendemail`, { method: 'POST', headers: JSON_TYPE, body })
  await server.stop()
  return server
}

/** A server on data that are there; they go when it stops. */
async function serverOf(dataDir: string, env: Record<string, string>): Promise<RunningServer> {
  const server = await startServer({ env: { ...env, DATA_DIR: dataDir, RATE_LIMIT: 'off' } })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...server, stop }
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function growthTable(small: RunningServer, large: RunningServer): Promise<Row[]> {
  const [few, many] = [await login(small), await login(large)]
  const rows: Row[] = []
  // The first calls of each are slower: code is compiled, pages of the file are read.
  for (const path of Object.values(CALLS)) {
    for (let n = 0; n < WARM_UP; n++) {
      await timeOf(small.origin + path, few)
      await timeOf(large.origin + path, many)
    }
  }
  for (const [call, path] of Object.entries(CALLS)) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < ROUNDS; round++) {
      times[0].push(await timeOf(small.origin + path, few))
      times[1].push(await timeOf(large.origin + path, many))
    }
    const [one, other] = times.map(median) as [number, number]
    rows.push({ call, 'ms of few': one.toFixed(1), 'ms of many': other.toFixed(1), times: (other / one).toFixed(1) })
  }
  return rows
}

/** ms until the last byte has come as it was sent: what the desk unpacks is not the server's work. */
async function timeOf(url: string, cookie: string): Promise<number> {
  const began = performance.now()
  const reply = await ask(url, { cookie, 'accept-encoding': 'br, gzip' })
  reply.resume()
  await once(reply, 'end')
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}`)
  return performance.now() - began
}

const agent = new Agent({ keepAlive: true })

function ask(url: string, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, resolve).on('error', reject)
  })
}

async function login({ origin }: RunningServer): Promise<string> {
  const reply = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(ADMIN),
  })
  return (reply.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
}
