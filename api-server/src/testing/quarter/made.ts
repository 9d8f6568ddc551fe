import { deepEqual } from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import { SETTINGS, TARIFF } from '../../../../tests/second-company/settings.ts'
import type { fakeRazorpay } from '../../../../tests/setup/fake-razorpay.ts'
import { insertCab } from '../bookings.ts'
import { insertDriver, insertVehicle } from '../fleet.ts'
import { type Clock, deskOf, type World } from './desk.ts'
import { drives } from './drives.ts'
import { driverName, FLEET, Notebook, places, plateOf } from './notebook.ts'
import { DAYS, dayOf, instantOf, plannedTrips } from './plan.ts'
import { FIRST, SECOND } from './recount.ts'
import { rupees, tripSteps } from './trips.ts'

const CLASSES = ['sedan', 'suv', 'muv', 'premium-muv'] as const
const SEASONS = [
  { from: '2026-11-05', to: '2026-11-10', percent: 15 },
  { from: '2026-12-20', to: '2026-12-25', percent: -10 },
]
/** The first day on which anything happens, before the quarter. */
export const BEFORE = -6

type Given = { app: FastifyInstance; clock: Clock; provider: Awaited<ReturnType<typeof fakeRazorpay>> }

/** A quarter of a company, made day by day by the calls that people use, beside the notebook in which each is written down. */
export async function madeQuarter({ app, clock, provider }: Given, isSecond: boolean): Promise<World> {
  const desk = deskOf(app)
  const at = (day: number, time: string) => Object.assign(clock, { day, now: instantOf(day, time) })
  at(BEFORE, '08:00')
  await desk.logIn()
  if (isSecond) {
    await desk.patch('settings', SETTINGS)
    const { tariff } = await desk.post('tariffs', { ...TARIFF, seasons: SEASONS })
    await desk.post(`tariffs/${tariff.id}/in-force`, { from: dayOf(BEFORE) })
  }
  const cabs: string[] = []
  for (const cabClass of CLASSES) cabs.push(await insertCab(app, { cabClass }))
  const vehicles: string[] = []
  const drivers: string[] = []
  for (const nth of places(FLEET)) {
    vehicles.push(await insertVehicle(app, cabs[nth % cabs.length] ?? '', { registration: plateOf(nth) }))
    drivers.push(await insertDriver(app, { name: driverName(nth), mobile: `+91936400${1000 + nth}` }))
  }
  const company = isSecond ? SECOND : FIRST
  const notebook = new Notebook()
  const world: World = { desk, clock, notebook, provider, company, cabs, vehicles, drivers }
  const steps = tripSteps(world)
  const driving = drives(world, steps)
  const planned = plannedTrips()

  for (let day = BEFORE; day < DAYS; day++) {
    at(day, '09:00')
    await desk.logIn()
    const trips = notebook.trips.filter(({ fate }) => fate === 'driven')
    for (const trip of trips.filter(({ first }) => first === day)) await driving.start(trip)
    at(day, '10:00')
    for (const plan of planned.filter(({ booked }) => booked === day)) await steps.book(plan)
    at(day, '11:00')
    await callOffs('no show', day)
    if (day >= 0) await spend(world, day)
    at(day, '17:00')
    await desk.logIn()
    for (const trip of trips.filter(({ last }) => last === day)) await driving.end(trip)
    at(day, '18:00')
    for (const trip of notebook.trips.filter(({ first, fate }) => first === day + 1 && fate === 'driven'))
      await driving.assign(trip)
    at(day, '20:00')
    await callOffs('cancelled late', day + 1)
    if (day >= 0) await closeDay(world, day)
  }
  return world

  async function callOffs(fate: 'no show' | 'cancelled late', first: number) {
    for (const trip of notebook.trips.filter((one) => one.fate === fate && one.first === first))
      await steps.callOff(trip)
  }
}

/** Fuel of a day, what the office costs, money to and from the bank, advances to drivers and what they hand over. */
async function spend({ desk, notebook, vehicles, drivers }: World, day: number) {
  const by = 'Desk'
  const vehicle = day % FLEET
  const amount = -150_050 - day * 700
  const way = day % 3 ? 'cash' : 'upi'
  const isLate = day % 12 === 9
  await expense({ category: 'fuel', way, vehicleId: vehicles[vehicle], payee: 'Indian Oil' }, amount, {
    isLate,
    vehicle,
  })
  if (day % 30 === 10) await expense({ category: 'office', way: 'cash' }, -99_999)
  if (day % 30 === 20) await expense({ category: 'office', way: 'cash' }, 99_999)
  const cash = notebook.drawer(day).expected
  if (cash > 6_000_000) await toBank(-3_000_000)
  if (cash < 2_000_000) await toBank(3_000_000)
  const driver = day % FLEET
  if (day % 5 === 1) await driverMoney(-50_000)
  const held = -(notebook.open[driver] ?? 0)
  if (day % 5 === 3 && held > 200_000) await driverMoney(Math.floor(held / 2))

  async function expense(
    what: { category: string; way: string; vehicleId?: string | undefined; payee?: string },
    sum: number,
    { isLate = false, vehicle = -1 } = {},
  ) {
    const moved = {
      ...direction(sum),
      reference: what.way === 'cash' ? '' : `EXP${day}`,
      ...(isLate && { day: dayOf(day - 1) }),
    }
    await desk.post('movements', { kind: 'expense', ...what, ...moved })
    const own = vehicle < 0 ? {} : { vehicle }
    notebook.move({ day: isLate ? day - 1 : day, kind: 'expense', way: what.way, amount: sum, by, ...own })
  }
  async function toBank(sum: number) {
    await desk.post('movements', { kind: 'bank', way: 'cash', ...direction(sum) })
    notebook.move({ day, kind: 'bank', way: 'cash', amount: sum, by })
  }
  async function driverMoney(sum: number) {
    await desk.post(`drivers/${drivers[driver]}/money`, { way: 'cash', ...direction(sum) })
    notebook.move({ day, kind: 'driver', way: 'cash', amount: sum, by, driver })
  }
}

const direction = (paise: number) => ({ direction: paise < 0 ? 'out' : 'in', amount: rupees(Math.abs(paise)) })

/** Settles with a driver each week, counts the drawer on most evenings, and closes a month once it is over. */
async function closeDay({ desk, notebook, drivers }: World, day: number) {
  const driver = Math.floor(day / 7) % FLEET
  const open = notebook.open[driver] ?? 0
  if (day % 7 === 6 && open !== 0) {
    await desk.post(`drivers/${drivers[driver]}/settlements`, { balance: rupees(open) })
    notebook.move({ day, kind: 'settlement', way: 'cash', amount: -open, by: 'Desk', driver })
    deepEqual(notebook.open[driver], 0)
  }
  if (day % 7 !== 5) {
    const isOff = day % 20 === 8
    const counted = notebook.drawer(day).expected + (isOff ? -500 : 0)
    await desk.post(`books/days/${dayOf(day)}/counts`, {
      amount: rupees(counted),
      note: isOff ? 'A coin is missing' : '',
    })
    notebook.counts.push({ day, counted })
  }
  if (day !== 33 && day !== 63) return
  const month = dayOf(day - 31).slice(0, 7)
  await desk.post(`books/months/${month}/close`)
  notebook.closed.push(month)
}
