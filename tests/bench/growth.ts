import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ADMIN, type RunningServer, startServer } from '../harness/server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { makeDatabase } from '../setup/psql.ts'
import { bookingBody, dayAhead } from './booking.ts'
import { BOOKINGS, fillPostgres, fillSqlite } from './many-rows.ts'
import { median, printTable, type Row, verdict } from './table.ts'

const ROUNDS = 7
const AIM_MS = 100
const BOOKS_AIM_MS = 200
const JSON_TYPE = { 'content-type': 'application/json' }
const WEEK = `pickUpFrom=${dayAhead(0)}&pickUpTo=${dayAhead(7)}`

const LISTS = {
  newest: '',
  'by status, most': 'status=completed',
  'by status, few': 'status=new',
  'by pick-up': 'sort=pickUp',
  'pick-ups of a week': WEEK,
  'a reference': 'q=TT-1000500',
  'a mobile number': 'q=9810000500',
  'a common name': 'q=name17',
  'a rare name': 'q=family123',
  'two words': 'q=name123%20family123',
  'two common words, no booking with both': 'q=name1%20name2',
  'a word of all, a rare status': 'q=name&status=new',
  'a common name, a week': `q=name17&${WEEK}`,
}

/** The newest whole month and year of the bookings; a year is read with the one before it. */
const LAST_YEAR = Number(dayAhead(-90).slice(0, 4)) - 1
const BOOKS = {
  'books of a month': `month?month=${dayAhead(-31).slice(0, 7)}`,
  'books of a year': `year?year=${LAST_YEAR}`,
  'books of a day': `day?day=${dayAhead(-1)}`,
}

const ASKED = [
  ...Object.entries(LISTS).map(([list, query]) => [list, `bookings?${query}`, AIM_MS] as const),
  ...Object.entries(BOOKS).map(([list, path]) => [list, `books/${path}`, BOOKS_AIM_MS] as const),
]

/** Prints how long the desk's lists and books take with 100,000 bookings, on both engines. */
export async function printGrowth(demoData: string) {
  await measure('SQLite', { copyOf: demoData }, (dataDir) => fillSqlite(join(dataDir, 'data.sqlite')))
  const postgres = await startPostgres()
  try {
    const url = makeDatabase(postgres.url, 'bookings')
    await measure('PostgreSQL', { env: { DATABASE_URL: url, DEMO_DATA: 'on' } }, () => fillPostgres(url))
  } finally {
    await postgres.stop()
  }
}

type Start = { env?: Record<string, string>; copyOf?: string }

const measure = (engine: string, start: Start, fill: (dataDir: string) => void) =>
  withManyBookings(start, fill, async (server) => {
    const title = `The desk on ${engine}, ${BOOKINGS.toLocaleString('en')} bookings: median of ${ROUNDS}`
    printTable(title, await listTimes(server))
  })

/** Makes a booking of the demonstration, has `fill` copy it many times, and gives the server of them to `use`. */
export async function withManyBookings(
  start: Start,
  fill: (dataDir: string) => void,
  use: (server: RunningServer) => Promise<void>,
) {
  const first = await startServer({ ...start, keepData: true })
  try {
    const body = await bookingBody(first.origin)
    await fetch(`${first.origin}/api/v1/sendemail`, { method: 'POST', headers: JSON_TYPE, body })
    await first.stop()
    fill(first.dataDir)
    const server = await startServer({ env: { ...start.env, DATA_DIR: first.dataDir, RATE_LIMIT: 'off' } })
    await use(server).finally(() => server.stop())
  } finally {
    await rm(first.dataDir, { recursive: true, force: true })
  }
}

async function listTimes({ origin }: RunningServer): Promise<Row[]> {
  const reply = await fetch(`${origin}/api/v1/login`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(ADMIN),
  })
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const rows: Row[] = []
  for (const [list, path, aim] of ASKED) {
    const times: number[] = []
    // The first call does not count: code is compiled, pages of the file are read.
    for (let round = 0; round <= ROUNDS; round++) times.push(await timeOf(`${origin}/api/v1/${path}`, cookie))
    const ms = median(times.slice(1))
    rows.push({ list, ms: ms.toFixed(1), aim, '': verdict(ms <= aim) })
  }
  return rows
}

async function timeOf(url: string, cookie: string): Promise<number> {
  const began = performance.now()
  const reply = await fetch(url, { headers: { cookie } })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`)
  return performance.now() - began
}
