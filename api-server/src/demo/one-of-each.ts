import type { FastifyInstance } from 'fastify'
import { AvailableCarsReply, BookingReply, FreeReply, QuotationInput, STEP } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { hashPassword } from '../accounts/index.ts'

type Details = typeof VISITOR & { PickUpdate: string }

const VISITOR = { name: 'Meena Sundaram', mobile: '9840012345', mail: 'meena@example.com' }

/** Somebody who calls the API, with the cookies of their session. */
type Caller = { app: FastifyInstance; cookies: Record<string, string> }

/**
 * Adds what visitors send, a booking and an enquiry, and what `staff` make of them, an owner for whom there is an account from
 * here on: a trip with its driver and a quotation. The check of a release opens a page of each kind. Returns the pages that
 * mails alone link to.
 * @throws Error if one is refused.
 */
export async function addOneOfEach(
  app: FastifyInstance,
  staff: { email: string; password: string },
): Promise<string[]> {
  const passwordHash = await hashPassword(staff.password)
  const owner = { name: 'Admin', email: staff.email, passwordHash }
  await app.users.createAdmin({ ...owner, staffRole: 'owner', mustChangePassword: false })
  const visitor = { app, cookies: {} }
  const desk = { app, cookies: await logIn(app, staff) }
  const cabs = await app.inject('/api/v1/avaibleCars?category=Drop%20Trip')
  const [cab] = AvailableCarsReply.parse(cabs.json()).Cars
  const bookingDetails = {
    triptype: 'Drop Trip',
    from: 'tn-chennai',
    to: 'tn-madurai',
    PickUpdate: new Date(app.now() + 10 * DAY_MS).toISOString().slice(0, 10),
    pickUpTime: '06:30',
    pickUpLocation: 'Egmore Station',
    NumberOfPersons: 2,
    distance: 462,
    selectedCab: { _id: cab?._id },
    ...VISITOR,
  }
  const { tripLink, booking } = BookingReply.parse(await call(visitor, '/api/v1/sendemail', { bookingDetails }))
  await assignAny(desk, booking._id)
  const { name, mobile: phone, mail: email } = VISITOR
  await call(visitor, '/api/v1/forms', { name, phone, email, message: 'Do you drive in the rains?' })
  return [tripLink ?? '', await quotationFor(app, bookingDetails), '/new-password/token', '/prove-address/token']
}

/** Sends a quotation for the enquiry; gives the path of its page. */
async function quotationFor(app: FastifyInstance, { name: _name, mobile: _mobile, mail: _mail, ...trip }: Details) {
  const lines = [{ what: 'Cab and driver', quantity: 1, rate: 8000 }]
  const input = QuotationInput.parse({ bookingDetails: trip, lines, validUntil: trip.PickUpdate })
  const [stored] = (await app.enquiries.list({ limit: 1 })).page
  const { quotation } = await app.quotations.add(stored?.enquiry.id ?? '', input, { byName: 'Demonstration' })
  await app.quotations.send(quotation.id, () => [])
  return new URL(await app.quotations.links.url(quotation.id)).pathname
}

/** Confirms a booking and assigns a vehicle and a driver who are free. */
async function assignAny(desk: Caller, id: string) {
  await call(desk, `/api/v1/bookings/${id}/state`, { to: STEP.confirm })
  const { vehicles, drivers } = FreeReply.parse(await call(desk, `/api/v1/bookings/${id}/free`))
  const free = (all: { id: string; inTheWay: unknown[] }[]) => all.find(({ inTheWay }) => inTheWay.length === 0)?.id
  await call(desk, `/api/v1/bookings/${id}/assign`, { vehicleId: free(vehicles), driverId: free(drivers) })
}

async function logIn(app: FastifyInstance, payload: object) {
  const { cookies } = await app.inject({ method: 'POST', url: '/api/v1/login', payload })
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}

/** Posts to the API, or gets without a payload. */
async function call({ app, cookies }: Caller, url: string, payload?: object) {
  const { statusCode, body } = await app.inject({ method: payload ? 'POST' : 'GET', url, payload, cookies })
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`)
  return JSON.parse(body) as unknown
}
