import { randomUUID } from 'node:crypto'
import type { fakeRazorpay } from '../../setup/fake-razorpay.ts'
import { dayAhead } from '../booking.ts'
import type { Calls } from './calls.ts'

type Provider = Awaited<ReturnType<typeof fakeRazorpay>>
type Booked = { booking: { _id: string; reference: string }; tripLink: string }

/** What people need to work with the servers at `origins`, and what they have done. */
export type Work = {
  origins: string[]
  cookie: string
  cab: string
  calls: Calls
  provider: Provider
  isOver: () => boolean
  booked: string[]
  assigned: number
  paid: string[]
  /** Keys that two processes answered differently. */
  doubled: string[]
}

const any = (origins: string[]) => origins[Math.floor(Math.random() * origins.length)] ?? ''

async function book({ calls, cab }: Work, origin: string, key: string, day = 30): Promise<Booked> {
  const bookingDetails = {
    ...{ triptype: 'Drop Trip', from: 'tn-chennai', to: 'tn-madurai', distance: '462', fare: 0 },
    ...{ pickUpTime: '06:30', pickUpLocation: 'Chennai Central', PickUpdate: dayAhead(day) },
    ...{ NumberOfPersons: '3', selectedCab: { _id: cab }, name: 'Meena Raman', mobile: '+919840012345' },
    mail: 'meena@example.com',
  }
  return calls.send('booking', `${origin}/api/v1/sendemail`, {
    headers: { 'idempotency-key': key },
    body: { bookingDetails },
  })
}

/** A visitor, who presses the button twice: both processes get the same booking. */
export async function visit(work: Work) {
  while (!work.isOver()) {
    const key = randomUUID()
    const both = await Promise.all([any(work.origins), any(work.origins)].map((origin) => book(work, origin, key)))
    const [first = '', second] = both.map(({ booking }) => booking._id)
    work.booked.push(first)
    if (first !== second) work.doubled.push(key)
  }
}

/** Somebody at the desk with a vehicle and a driver: confirms trips, assigns them, and cancels them once they are paid. */
export async function dispatch(work: Work, nth: number) {
  const { calls, cookie, provider } = work
  const at = (path: string, origin = any(work.origins)) => `${origin}/api/v1/${path}`
  const post = <Reply>(name: string, path: string, body: object) =>
    calls.send<Reply>(name, at(path), { headers: { cookie }, body })
  const number = String(1000 + nth)
  const vehicle = await post<{ vehicle: { id: string } }>('', 'vehicles', {
    ...{ registration: `TN 01 ZZ ${number}`, cabId: work.cab },
  })
  const driver = await post<{ driver: { id: string } }>('', 'drivers', {
    ...{ name: 'Murugan', mobile: `+91984001${number}`, licence: `TN01 2011001${number}` },
  })
  // Each traveller has an address of its own: one address may ask the provider only so much at once.
  const headers = { 'x-forwarded-for': `192.0.2.${nth + 1}` }
  const assignment = { vehicleId: vehicle.vehicle.id, driverId: driver.driver.id }
  while (!work.isOver()) {
    const { booking, tripLink } = await book(work, any(work.origins), randomUUID(), 40 + nth)
    work.booked.push(booking._id)
    await post('confirmation', `bookings/${booking._id}/state`, { to: 'confirmed' })
    await post('assignment', `bookings/${booking._id}/assign`, assignment)
    work.assigned += 1
    const token = tripLink.split('/').at(-1)
    const { orderId } = await calls.send<{ orderId: string }>('order', at(`trip/${token}/orders`), {
      headers,
      body: {},
    })
    const report = provider.webhook('payment.captured', provider.pay(orderId))
    // Providers report more than once, and not in turn.
    const reports = work.origins.map((origin) => at('webhooks/razorpay', origin))
    await Promise.all(
      reports.map((url) => calls.send('webhook', url, { headers: report.headers, body: report.payload })),
    )
    work.paid.push(booking._id)
    await post('cancellation', `bookings/${booking._id}/state`, { to: 'cancelled', reason: 'Of this test' })
  }
}

/** Somebody at the desk who looks: at the board of a week, the newest bookings and one of them. */
export async function look({ calls, cookie, origins, isOver, booked }: Work) {
  const headers = { cookie }
  while (!isOver()) {
    const origin = `${any(origins)}/api/v1`
    await calls.send('board', `${origin}/board?from=${dayAhead(40)}&to=${dayAhead(46)}`, { headers })
    await calls.send('list', `${origin}/bookings`, { headers })
    const newest = booked.at(-1)
    if (newest) await calls.send('page of a booking', `${origin}/bookings/${newest}`, { headers })
  }
}
