import { setTimeout as pause } from 'node:timers/promises'
import { ADMIN, startServer } from '../../harness/server.ts'
import { fakeRazorpay, KEYS } from '../../setup/fake-razorpay.ts'
import { startPostgres } from '../../setup/postgres.ts'
import { makeDatabase, psql } from '../../setup/psql.ts'
import { printTable, verdict } from '../table.ts'
import { Calls } from './calls.ts'
import { listen } from './events.ts'
import { dispatch, look, visit, type Work } from './people.ts'

/** How long one process and two of them are under load, in seconds. */
const SECONDS = [60, 300]
/** 64 connections: a visitor has two requests under way, a dispatcher up to two. */
const VISITORS = 12
const DISPATCHERS = 24
const ONLOOKERS = 16
const EVENTS_LATE_MS = 5000

/** Prints what one process and two on one PostgreSQL carry, and whether they lost or doubled anything. */
export async function printProcesses() {
  const postgres = await startPostgres({ fsync: 'on' })
  try {
    for (const [at, seconds] of SECONDS.entries())
      await measure(at + 1, seconds, makeDatabase(postgres.url, `processes_${at}`))
  } finally {
    await postgres.stop()
  }
}

async function measure(count: number, seconds: number, url: string) {
  const provider = await fakeRazorpay()
  const env = {
    ...{ DATABASE_URL: url, DEMO_DATA: 'on', FRONT_ENDS: 'off', RATE_LIMIT: 'off', TRUST_PROXY: 'on' },
    ...{ RAZORPAY_URL: provider.url, RAZORPAY_CHECKOUT_URL: `${provider.url}/checkout.js` },
    ...{ RAZORPAY_KEY_ID: KEYS.keyId, RAZORPAY_KEY_SECRET: KEYS.keySecret },
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
  }
  const first = await startServer({ env })
  const shared = { ...env, DATA_DIR: first.dataDir }
  const others = await Promise.all(Array.from({ length: count - 1 }, () => startServer({ env: shared })))
  const origins = [first, ...others].map(({ origin }) => origin)
  try {
    const cookie = await logIn(origins[0] ?? '')
    const streams = await Promise.all(origins.map((origin) => listen(origin, cookie)))
    let isOver = false
    const work: Work = {
      ...{ origins, cookie, provider, calls: new Calls(), cab: await cabOf(origins[0] ?? ''), isOver: () => isOver },
      ...{ booked: [], assigned: 0, paid: [], doubled: [] },
    }
    const people = [
      ...Array.from({ length: VISITORS }, () => visit(work)),
      ...Array.from({ length: DISPATCHERS }, (_, nth) => dispatch(work, nth)),
      ...Array.from({ length: ONLOOKERS }, () => look(work)),
    ]
    setTimeout(() => (isOver = true), seconds * 1000)
    const ends = await Promise.allSettled(people)
    await pause(EVENTS_LATE_MS)
    printWork(`${count} process${count > 1 ? 'es' : ''} on one PostgreSQL, 64 connections, ${seconds} s`, work, seconds)
    for (const end of ends) if (end.status === 'rejected') console.log(String(end.reason))
    printChecks(
      work,
      streams.map(({ ids }) => ids),
      url,
    )
    await Promise.all(streams.map(({ stop }) => stop()))
  } finally {
    await Promise.all([...others, first].map(({ stop }) => stop()))
    await provider.stop()
  }
}

function printWork(title: string, { calls, booked, assigned, paid }: Work, seconds: number) {
  const rows = [...calls.times]
    .filter(([name]) => name)
    .map(([call, times]) => {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)
      return {
        call,
        'a second': (times.length / seconds).toFixed(1),
        'median ms': at(0.5),
        '95 % ms': at(0.95),
        'longest ms': at(1 - 1e-9),
      }
    })
  const all = [...calls.times.values()].reduce((sum, times) => sum + times.length, 0)
  printTable(title, [...rows, { call: 'all', 'a second': (all / seconds).toFixed(1) }])
  const minute = (count: number) => Math.round((count / seconds) * 60)
  console.log(
    `A minute: ${minute(booked.length)} bookings, ${minute(assigned)} assignments, ${minute(paid.length)} payments`,
  )
}

/** What must hold afterwards, each with what was found. */
function printChecks({ calls, booked, paid, doubled }: Work, heard: Set<string>[], url: string) {
  const count = (query: string) => Number(psql(url, query))
  const failed = [...calls.statuses].filter(([status]) => status !== 200)
  const unheard = heard.map((ids) => booked.filter((id) => !ids.has(id)).length)
  const twice = `from assignments a join assignments b on a.booking_id < b.booking_id
    and (a.driver_id = b.driver_id or a.vehicle_id = b.vehicle_id) and a.starts_at < b.ends_at and b.starts_at < a.ends_at`
  const checks = [
    ['statuses other than 200', failed.map(([status, times]) => `${times} of ${status}`).join(', '), ''],
    ['keys answered with two bookings', doubled.length, 0],
    ['bookings stored, of those acknowledged', count('select count(*) from bookings'), booked.length],
    ['payments noted, of those reported', count(`select count(*) from payments where way = 'razorpay'`), paid.length],
    ['drivers or vehicles on two trips at once', count(`select count(*) ${twice}`), 0],
    ['bookings that a process did not hear of', unheard.join(', '), unheard.map(() => 0).join(', ')],
  ] as const
  printTable(
    'Checks',
    checks.map(([what, found, due]) => ({ what, found, due, '': verdict(found === due) })),
  )
}

async function logIn(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${origin}/api/v1/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function cabOf(origin: string): Promise<string> {
  const { Cars } = await (await fetch(`${origin}/api/v1/avaibleCars?category=Drop%20Trip`)).json()
  return Cars[0]._id
}
