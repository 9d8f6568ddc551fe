import type { Bill, BookingPage } from 'shared-api/contract'
import type { Calls } from './calls.ts'
import type { Booked } from './money.ts'

/** A trip with its driver and the 4 digits of its traveller. */
export type Assigned = Booked & { driverId: string; code: string }

const ODOMETER = 40_000

/** Has the desk assign a vehicle and a driver. */
export async function assign(desk: Calls, booked: Booked, vehicleId: string, driverId: string): Promise<Assigned> {
  type Reply = { booking: BookingPage }
  const { booking } = await desk.post<Reply>(`bookings/${booked.id}/assign`, {
    vehicleId,
    driverId,
    tell: booked.nth % 2 === 0,
    reason: 'The permit is in the car',
  })
  return { ...booked, driverId, code: booking.assignment?.code ?? '' }
}

const STEPS = ['on the way', 'arrived', 'started', 'ended'] as const

/** Drives a trip up to a step: every second by the driver's link, with odometer, costs and cash, the others by the desk's buttons. */
export async function drive(desk: Calls, trip: Assigned, upTo: (typeof STEPS)[number], at: number) {
  const steps = STEPS.slice(0, STEPS.indexOf(upTo) + 1)
  if (trip.nth % 2) for (const to of steps) await desk.post(`bookings/${trip.id}/state`, { to, early: true })
  else await driveByLink(desk, trip, steps, at)
}

async function driveByLink(desk: Calls, { id, nth, code }: Assigned, steps: readonly string[], at: number) {
  const { url } = await desk.post<{ url: string }>(`bookings/${id}/drive-link`)
  const token = url.split('/').at(-1)
  const beside: Record<string, object> = {
    started: { code, openingKm: ODOMETER + nth * 100 },
    ended: {
      ...{ closingKm: ODOMETER + nth * 100 + 90 + (nth % 7) * 40, waitingMinutes: nth % 4 ? 0 : 95 },
      expenses: nth % 3 ? [] : [{ id: `toll-${nth}`, kind: 'toll', amount: 65 + nth }],
    },
  }
  for (const to of steps) await desk.post(`drive/${token}/step`, { to, at: new Date(at).toISOString(), ...beside[to] })
}

/** Makes the final bill: by what was driven where the driver reported it, else as quoted; closes the trip. */
export async function bill(desk: Calls, { id, nth }: Assigned) {
  const { bill: proposed } = await desk.get<{ bill: Bill }>(`bookings/${id}/bill`)
  const { km, start, end, waitingMinutes } = proposed.input
  const discount = { code: 'discount', amount: -100, taxable: true, note: 'மீண்டும் வருக' }
  const lines = nth % 10 === 4 ? [discount] : []
  const measured = proposed.reported.km !== null
  await desk.put(`bookings/${id}/bill`, { measured, km, start, end, waitingMinutes, lines, why: 'As driven' })
  await desk.post(`bookings/${id}/state`, { to: 'completed' })
}
