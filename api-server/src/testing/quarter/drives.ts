import { FIRMS } from '../../../../tests/second-company/people.ts'
import type { World } from './desk.ts'
import { costOf, driverName, FLEET, type Trip } from './notebook.ts'
import { type Line, splitLines, splitPaid, sum } from './recount.ts'
import { isHome, PLACES, rupees, same, type tripSteps } from './trips.ts'

const ODOMETER = 40_000
const byLink = ({ nth }: Trip) => nth % 2 === 1
const waits = ({ nth }: Trip) => nth % 4 === 3
/** What a driver pays on the way, in rupees. */
const costsOf = ({ nth }: Trip) => [
  ...(nth % 3 === 0 ? [{ id: 'toll', kind: 'toll', amount: 65 + nth }] : []),
  ...(nth % 5 === 0 ? [{ id: 'parking', kind: 'parking', amount: 40.5 }] : []),
]

/** How trips are driven, billed, paid and invoiced. */
export function drives(world: World, steps: ReturnType<typeof tripSteps>) {
  const { desk, clock, notebook, company, vehicles, drivers } = world
  const driverOf = ({ nth }: Trip) => nth % FLEET
  const links = new Map<Trip, { code: string; token: string }>()

  async function assign(trip: Trip) {
    const [vehicleId, driverId] = [vehicles[driverOf(trip)], drivers[driverOf(trip)]]
    const { booking } = await desk.post(`bookings/${trip.id}/assign`, { vehicleId, driverId, reason: 'Permit' })
    if (!byLink(trip)) return
    const { url } = await desk.post(`bookings/${trip.id}/drive-link`)
    links.set(trip, { code: booking.assignment.code, token: url.split('/').at(-1) })
  }

  async function step(trip: Trip, to: string, more: object = {}) {
    const link = links.get(trip)
    if (!link) return desk.post(`bookings/${trip.id}/state`, { to })
    return desk.post(`drive/${link.token}/step`, { to, at: new Date(clock.now).toISOString(), ...more })
  }

  async function start(trip: Trip) {
    for (const to of ['on the way', 'arrived']) await step(trip, to)
    await step(trip, 'started', { code: links.get(trip)?.code, openingKm: ODOMETER })
  }

  /** Ten km more than was planned, each way. */
  const drivenKm = (trip: Trip) => (trip.kind === 'Outstation' ? 2 : 1) * (trip.km + 10)

  async function end(trip: Trip) {
    const [expenses, cash] = [costsOf(trip), trip.nth % 8 === 7 ? 100 : 0]
    const report = { closingKm: ODOMETER + drivenKm(trip), waitingMinutes: waits(trip) ? 95 : 0, expenses, cash }
    await step(trip, 'ended', report)
    trip.isOver = true
    const driver = driverOf(trip)
    if (byLink(trip) && cash > 0)
      notebook.move({
        ...{ day: clock.day, kind: 'trip', way: 'cash', amount: cash * 100, trip: trip.nth },
        ...{ by: driverName(driver), driver },
      })
    const isMeasured = byLink(trip) && trip.price === 'tariff'
    const driven = isMeasured ? { ...trip, km: trip.km + 10, waiting: waits(trip) } : trip
    const deskToll = sum(trip.own.filter(({ tax }) => tax === 'none').map(({ amount }) => amount))
    notebook.owe(driver, deskToll + (trip.price === 'quoted' ? 0 : company.allowance(driven)))
    if (byLink(trip)) notebook.owe(driver, sum(expenses.map(({ amount }) => amount * 100)))
    if (byLink(trip) || trip.nth % 4) await bill(trip, isMeasured ? company.fare(driven) : trip.lines, isMeasured)
    await desk.post(`bookings/${trip.id}/state`, { to: 'completed' })
    await settle(trip)
  }

  /** The final bill as it is proposed, for some with a discount. */
  async function bill(trip: Trip, lines: Line[], isMeasured: boolean) {
    const { input } = (await desk.get(`bookings/${trip.id}/bill`)).bill
    const own = input.lines.map((line: Record<string, unknown>) => {
      const { code, amount, taxable, note, basis, origin } = line
      return { code, amount, taxable, note, basis, origin }
    })
    if (trip.nth % 10 === 4) {
      own.push({ code: 'discount', amount: -100, note: 'Late' })
      trip.own.push({ amount: -10_000, tax: 'inside' })
    }
    // A toll is taxed by the second company's tariff.
    for (const { kind, amount } of isMeasured ? costsOf(trip) : [])
      trip.own.push({ amount: amount * 100, tax: kind === 'toll' && company.percent > 0 ? 'added' : 'none' })
    steps.price(trip, lines)
    const made = await desk.put(`bookings/${trip.id}/bill`, { ...input, lines: own, why: 'As driven' })
    same(trip, made.bill.actual)
  }

  /** What is due, or half of it; the papers, and what is given back of it. */
  async function settle(trip: Trip) {
    const { nth } = trip
    const due = costOf(trip) - trip.paid
    const amount = nth % 10 === 7 ? Math.floor(due / 2) : due
    const [way, driver] = [(['cash', 'upi', 'cash'] as const)[nth % 3] ?? 'cash', nth % 3 ? undefined : driverOf(trip)]
    if (amount > 0) await steps.pay(trip, amount, way, driver)
    if (nth % 10 === 8) return
    const number = await invoice(trip, nth % 9 === 0 ? FIRMS[Math.floor(nth / 9) % 3] : undefined)
    if (nth % 20 === 5) {
      trip.forgiven += 50_000
      await credit(trip, number, 50_000)
      await steps.giveBack(trip, trip.paid - costOf(trip))
    }
    if (nth % 40 === 13) {
      await credit(trip, number)
      await invoice(trip, FIRMS[0])
    }
    if (nth % 25 === 11) await steps.giveBack(trip, 20_000, true)
  }

  async function invoice(trip: Trip, recipient?: (typeof FIRMS)[number]) {
    const isTamil = recipient ? recipient.gstin.startsWith('33') : isHome(trip)
    const firm = recipient && { isB2B: true, place: (isTamil ? PLACES.tn : PLACES.kl) ?? '' }
    const said = { split: priceSplit(trip, isTamil), ...firm }
    return steps.paper(trip, `bookings/${trip.id}/invoice`, trip.total, said, recipient ? { recipient } : {})
  }

  /** Value and tax of its price where it is supplied; what the other taxes leave is rounding. */
  function priceSplit(trip: Trip, isInState: boolean) {
    const split = splitLines([...trip.lines, ...trip.own], company, isInState)
    return { ...split, rounding: split.rounding + trip.total - split.total, total: trip.total }
  }

  /** Takes an invoice back, or a part of it. */
  async function credit(trip: Trip, of: string, part?: number) {
    const { place, isB2B, split } = notebook.papers.find(({ number }) => number === of) ?? {}
    const said = { of, ...(place && { place }), ...(isB2B && { isB2B }) }
    const taken = part ? splitPaid(part, company.percent, split?.taxes.length === 2) : split
    const body = { reason: 'Wrong km', ...(part && { amount: rupees(part) }) }
    const amount = part ?? trip.total
    await steps.paper(trip, `invoices/${of}/credit-note`, amount, { ...said, ...(taken && { split: taken }) }, body)
  }

  return { assign, start, end }
}
