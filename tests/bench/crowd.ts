import { setTimeout as pause } from 'node:timers/promises'
import { ADMIN, type RunningServer, startServer } from '../harness/server.ts'
import { type Calls, callsOf } from '../second-company/calls.ts'
import { startPostgres } from '../setup/postgres.ts'
import { makeDatabase } from '../setup/psql.ts'
import { bookingBody, dayAhead } from './booking.ts'
import { atRate, peakMemoryOf } from './crawler.ts'
import { median, printTable, verdict } from './table.ts'

const { CROWD_SECONDS = '600' } = process.env
const SECONDS = Number(CROWD_SECONDS)
const BOOKINGS_PER_SECOND = 5
const PAGES_PER_SECOND = 15
const DRIVERS = 200
/** How often a driver's phone looks at the trip, in ms. */
const DRIVER_LOOKS_MS = 20_000
const DESKS = 50
const TABS_OF_ACCOUNT = 10
/** How long a desk gathers news before it reads its list again, in ms. */
const DESK_READS_MS = 5_000
const AIM_MS = 60
const AIM_MB = 600

type Times = { bookings: number[]; pages: number; full: number; refused: number; failed: string[]; events: number }

/**
 * Prints how long a booking takes while all come at once: bookings, a crawler of the whole sitemap, desks with events, and
 * drivers; on SQLite, then on PostgreSQL with two processes. CROWD_SECONDS=30 makes it short.
 */
export async function printCrowd(dataDir: string) {
  const sqlite = await startServer({ env: { RATE_LIMIT: 'off' }, copyOf: dataDir })
  await measure('SQLite, one process', [sqlite])

  const postgres = await startPostgres({ fsync: 'on' })
  try {
    const env = { DATABASE_URL: makeDatabase(postgres.url, 'crowd'), DEMO_DATA: 'on', RATE_LIMIT: 'off' }
    const first = await startServer({ env })
    const second = await startServer({ env: { ...env, DATA_DIR: first.dataDir } })
    await measure('PostgreSQL, two processes', [first, second])
  } finally {
    await postgres.stop()
  }
}

async function measure(name: string, servers: RunningServer[]) {
  try {
    const times: Times = { bookings: [], pages: 0, full: 0, refused: 0, failed: [], events: 0 }
    const until = await settled(servers)
    await until(times, performance.now() + SECONDS * 1000)
    const middle = median(times.bookings)
    const memory = Math.max(...servers.map(({ pid }) => peakMemoryOf(pid)))
    printTable(`${name}: ${DESKS} desks, ${DRIVERS} drivers, ${PAGES_PER_SECOND} pages a second, ${SECONDS} s`, [
      {
        bookings: times.bookings.length,
        'median ms': Math.round(middle),
        '95 % ms': Math.round(times.bookings.toSorted((a, b) => a - b)[Math.floor(times.bookings.length * 0.95)] ?? 0),
        aim: `${AIM_MS}: ${verdict(middle <= AIM_MS)}`,
        'memory MB': memory,
        'aim MB': `${AIM_MB}: ${verdict(memory <= AIM_MB)}`,
        pages: times.pages,
        'with content': times.full,
        '503 of the budget': times.refused,
        events: times.events,
        failed: times.failed.length,
      },
    ])
    for (const line of new Set(times.failed)) console.log(line)
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

/** Makes desks and drivers, and gives what lets them all loose until a moment. */
async function settled(servers: RunningServer[]) {
  const [first] = servers.map(({ origin }) => origin)
  if (!first) throw new Error('there is no server')
  const owner = callsOf(first)
  await owner.logIn(ADMIN.email, ADMIN.password)
  const cookies = await accounts(owner, first)
  const tokens = await driversLinks(owner, first)
  const paths = await pathsOf(first)
  const body = await bookingBody(first)
  const origin = (nth: number) => servers[nth % servers.length]?.origin ?? first

  return async (times: Times, end: number) => {
    const isOver = () => performance.now() >= end
    const desks = Array.from({ length: DESKS }, (_, nth) =>
      desk(origin(nth), cookies[Math.floor(nth / TABS_OF_ACCOUNT)] ?? '', times, end),
    )
    const drivers = tokens.map((token, nth) => driver(origin(nth), token, nth, times, isOver))
    const book = async (nth: number) => {
      const began = performance.now()
      const headers = { 'content-type': 'application/json' }
      await call(times, 'booking', `${origin(nth)}/api/v1/sendemail`, { method: 'POST', headers, body })
      times.bookings.push(performance.now() - began)
    }
    const read = async (nth: number) => {
      const path = paths[nth % paths.length] ?? '/'
      const html = await call(times, 'page', origin(nth) + path, { headers: { 'accept-encoding': 'br' } })
      times.pages += 1
      if (html.includes('data-page=')) times.full += 1
    }
    await Promise.all([
      atRate(BOOKINGS_PER_SECOND, SECONDS, book),
      atRate(PAGES_PER_SECOND, SECONDS, read),
      ...desks,
      ...drivers,
    ])
  }
}

/** Calls, keeps what was answered if it is no 200, and gives the text. */
async function call(times: Times, what: string, url: string, init: RequestInit = {}): Promise<string> {
  try {
    const reply = await fetch(url, init)
    const text = await reply.text()
    // The budget of what strangers cause may refuse a page.
    if (reply.status === 503 && what === 'page') times.refused += 1
    else if (reply.status !== 200) times.failed.push(`${what}: ${reply.status} ${text.slice(0, 200)}`)
    return text
  } catch (error) {
    times.failed.push(`${what}: ${error instanceof Error ? (error.cause ?? error) : error}`)
    return ''
  }
}

/** A tab of the desk: listens, and reads the list of bookings again when there was news. */
async function desk(origin: string, cookie: string, times: Times, end: number) {
  const signal = AbortSignal.timeout(Math.max(0, Math.round(end - performance.now())))
  const headers = { cookie }
  let news = false
  const listen = async () => {
    const stream = await fetch(`${origin}/api/v1/events`, { headers, signal })
    if (stream.status !== 200) times.failed.push(`events: ${stream.status} ${await stream.text()}`)
    for await (const part of stream.body?.pipeThrough(new TextDecoderStream()) ?? [])
      if (part.includes('event: booking')) {
        news = true
        times.events += 1
      }
  }
  // It ends by the signal.
  const listening = listen().catch(() => {})
  while (!signal.aborted) {
    await pause(DESK_READS_MS)
    if (!news || signal.aborted) continue
    news = false
    await call(times, 'list', `${origin}/api/v1/bookings`, { headers })
  }
  await listening
}

/** A driver's phone that looks at its trip. */
async function driver(origin: string, token: string, nth: number, times: Times, isOver: () => boolean) {
  await pause((nth * DRIVER_LOOKS_MS) / DRIVERS)
  while (!isOver()) {
    await call(times, 'driver', `${origin}/api/v1/drive/${token}`)
    await pause(DRIVER_LOOKS_MS)
  }
}

/** The cookies of as many accounts of the desk as the tabs need. */
async function accounts(owner: Calls, origin: string): Promise<string[]> {
  const given = 'given by the owner once'
  const password = 'a drawer of many desks'
  const cookies: string[] = []
  for (let nth = 0; nth < DESKS / TABS_OF_ACCOUNT; nth++) {
    const email = `desk-${nth}@southern-cabs.example`
    await owner.post('staff', {
      name: `Desk ${nth}`,
      email,
      staffRole: 'clerk',
      password: given,
      ownPassword: ADMIN.password,
    })
    const clerk = callsOf(origin)
    await clerk.logIn(email, given)
    await clerk.post('account/password', { currentPassword: given, password, confirmPassword: password })
    cookies.push(clerk.cookie())
  }
  return cookies
}

/** Assigns a trip to each of many drivers; gives the tokens of their links. */
async function driversLinks(owner: Calls, origin: string): Promise<string[]> {
  const { bookingDetails } = JSON.parse(await bookingBody(origin))
  const cabId = bookingDetails.selectedCab._id
  const tokens: string[] = []
  for (let nth = 0; nth < DRIVERS; nth++) {
    const digits = String(1000 + nth)
    const { vehicle } = await owner.post<{ vehicle: { id: string } }>('vehicles', {
      registration: `TN 01 ZZ ${digits}`,
      cabId,
    })
    const { driver } = await owner.post<{ driver: { id: string } }>('drivers', {
      ...{ name: `Murugan ${nth}`, mobile: `+91984001${digits}`, licence: `TN01 2011001${digits}` },
    })
    const trip = { ...bookingDetails, PickUpdate: dayAhead(45) }
    const { booking } = await owner.post<{ booking: { _id: string } }>('sendemail', { bookingDetails: trip })
    await owner.post(`bookings/${booking._id}/state`, { to: 'confirmed' })
    await owner.post(`bookings/${booking._id}/assign`, { vehicleId: vehicle.id, driverId: driver.id })
    const { url } = await owner.post<{ url: string }>(`bookings/${booking._id}/drive-link`)
    tokens.push(url.split('/').at(-1) ?? '')
  }
  return tokens
}

async function pathsOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, place = '']) => new URL(place.replaceAll('&amp;', '&')).pathname,
  )
}
