import type { BookingPage, Driver, FreeReply, Vehicle } from 'shared-api/contract'
import { dayFromToday } from '../harness/days.ts'
import type { Calls } from './calls.ts'
import { type Assigned, assign, bill, drive } from './driven.ts'
import { instantOf } from './instant-of.ts'
import { type Booked, invoice, payAdvance, payRest, refund } from './money.ts'
import type { Services } from './services.ts'
import { type PlannedTrip, plannedTrips } from './trips.ts'

type Trip = PlannedTrip & Assigned
/** The steps of the trips that are under way today; null for one that waits for its driver. */
const TODAY = ['started', 'on the way', 'arrived', 'ended', null] as const

/** The trips of seven weeks, for whoever goes through the days. */
export async function tripsOfDays(
  owner: Calls,
  desk: Calls,
  { cabs, fake }: Pick<Services, 'fake'> & { cabs: string[] },
) {
  const { vehicles } = await owner.get<{ vehicles: Vehicle[] }>('vehicles')
  const { drivers } = await owner.get<{ drivers: Driver[] }>('drivers')
  const trips = plannedTrips().map((planned) => ({
    ...planned,
    id: '',
    token: null,
    advance: 0,
    driverId: '',
    code: '',
  }))
  const invoices: string[] = []

  /** Books what is booked on a day, confirms and cancels, and assigns the trips of the next day. */
  async function open(day: number) {
    const booked = trips.filter((trip) => trip.booked === day)
    await each(booked, async (trip) => {
      Object.assign(trip, await book(desk, trip, cabs[trip.cab] ?? ''))
      if (isLeftNew(trip)) return
      await payAdvance(desk, fake, trip)
      // An advance confirms by itself, unless a person has to look.
      const { booking } = await desk.get<{ booking: BookingPage }>(`bookings/${trip.id}`)
      if (booking.status === 'new') await desk.post(`bookings/${trip.id}/state`, { to: 'confirmed' })
    })
    await each(
      trips.filter(({ fate, booked }) => fate === 'cancelled' && booked === day),
      (trip) => cancel(trip, false),
    )
    const next = trips.filter((trip) => Math.max(trip.day - 1, trip.booked) === day && !isLeftNew(trip))
    await each(
      next.filter(({ fate }) => fate === 'cancelled late'),
      (trip) => cancel(trip, true),
    )
    // One after the other: each takes who is still free.
    for (const trip of next.filter(({ fate }) => fate === 'driven')) await assignOne(trip)
  }

  /** Drives, bills and takes the money of what ends on a day. */
  async function close(day: number) {
    const missed = trips.filter((trip) => trip.fate === 'no show' && trip.day === day)
    await each(missed, ({ id }) => desk.post(`bookings/${id}/state`, { to: 'no show', charge: true }))
    await each(
      trips.filter(({ code, lastDay }) => code && lastDay === day),
      async (trip) => {
        await drive(desk, trip, 'ended', instantOf(day, '23:40'))
        // Some bills are yet to be made.
        if (trip.nth % 17 === 8) return
        await bill(desk, trip)
        await payRest(desk, trip)
        const number = await invoice(desk, trip)
        if (number) invoices.push(number)
      },
    )
  }

  /** Takes each trip of today to another step. */
  async function underWay() {
    const todays = trips.filter(({ code, day, lastDay }) => code && day <= 0 && lastDay >= 0)
    for (const [at, trip] of todays.entries()) {
      const upTo = TODAY[at % TODAY.length]
      if (upTo) await drive(desk, trip, upTo, Date.now())
    }
  }

  async function cancel(trip: Trip, charge: boolean) {
    const reason = charge ? 'உடல்நிலை சரியில்லை' : 'The wedding is off'
    await desk.post(`bookings/${trip.id}/state`, { to: 'cancelled', reason, charge })
    await refund(desk, trip)
  }

  async function assignOne(trip: Trip) {
    const free = await desk.get<FreeReply>(`bookings/${trip.id}/free`)
    const own = fit(vehicles).filter(({ cabId }) => cabId === cabs[trip.cab])
    const vehicle = nthOf(own, Math.floor(trip.nth / cabs.length), free.vehicles)
    const driver = nthOf(fit(drivers), trip.nth, free.drivers)
    Object.assign(trip, await assign(desk, trip, vehicle.id, driver.id))
  }

  return { open, close, underWay, invoices }
}

/** Those whose papers hold for all trips. */
const fit = <One extends Vehicle | Driver>(ones: One[]): One[] =>
  ones.filter(({ papers }) => papers.every(({ lastDay }) => lastDay > dayFromToday(8)))

/** One of some that is free, or needs the desk's reason alone, from a place on. */
function nthOf<One extends { id: string }>(
  ones: One[],
  at: number,
  all: { id: string; inTheWay: { code: string }[] }[],
): One {
  const free = new Set(
    all.filter(({ inTheWay }) => inTheWay.every(({ code }) => code === 'home-state')).map(({ id }) => id),
  )
  const from = at % ones.length
  const one = [...ones.slice(from), ...ones.slice(0, from)].find(({ id }) => free.has(id))
  if (!one) throw new Error('none is free')
  return one
}

/** Every second booking of today waits for the desk. */
const isLeftNew = ({ booked, nth: number }: Trip) => booked === 0 && number % 2 === 1

type Reply = { booking: { _id: string; advance: number }; tripLink?: string }

/** Books as its traveller at the site, or as the desk. */
async function book(desk: Calls, { nth: number, online, details }: Trip, cab: string): Promise<Booked> {
  const bookingDetails = { ...details, selectedCab: { _id: cab } }
  const { booking, tripLink } = await desk.post<Reply>(online ? 'sendemail' : 'bookings', { bookingDetails })
  return { id: booking._id, nth: number, token: tripLink?.split('/').at(-1) ?? null, advance: booking.advance }
}

/** Does the same with each at once. */
const each = <One>(ones: readonly One[], act: (one: One) => Promise<unknown>) => Promise.all(ones.map(act))
