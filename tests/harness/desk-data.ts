import { type APIRequestContext, expect } from '@playwright/test'
import { AvailableCarsReply, BookingReply, type Cab, type TripType } from 'shared-api/contract'
import { dayFromToday } from './days.ts'
import { fail } from './fail.ts'

/** What sendemail takes, by its names on the wire. */
type Details = Record<string, unknown>

/** The cabs that can be booked for a trip type, as the API gives them. */
export async function bookableCabs(request: APIRequestContext, type: TripType): Promise<Cab[]> {
  const reply = await request.get('/api/v1/avaibleCars', { params: { category: type } })
  return AvailableCarsReply.parse(await reply.json()).Cars
}

/** The request for a Drop Trip from Chennai to Madurai in ten days. */
export const dropTrip = (cab: Cab, part: Details = {}): Details => ({
  triptype: 'Drop Trip',
  from: 'tn-chennai',
  to: 'tn-madurai',
  PickUpdate: dayFromToday(10),
  pickUpTime: '06:30',
  pickUpLocation: 'Egmore Station',
  NumberOfPersons: 2,
  distance: 462,
  selectedCab: { _id: cab._id },
  name: 'Meena Sundaram',
  mobile: '9840012345',
  mail: 'meena@example.com',
  ...part,
})

/** Books over the API; returns the receipt. */
export const book = async (request: APIRequestContext, bookingDetails: Details) =>
  (await booked(request, bookingDetails)).booking

/** Books a Drop Trip; returns the path of its traveller's page. */
export async function newTrip(request: APIRequestContext): Promise<string> {
  const [cab] = await bookableCabs(request, 'Drop Trip')
  return (await booked(request, dropTrip(cab ?? fail('no cab')))).tripLink
}

/** Books over the API; returns the receipt and the path of the traveller's page. */
export async function booked(request: APIRequestContext, bookingDetails: Details) {
  const reply = await request.post('/api/v1/sendemail', { data: { bookingDetails } })
  expect(reply.status()).toBe(200)
  const { booking, tripLink } = BookingReply.parse(await reply.json())
  return { booking, tripLink: tripLink ?? fail('the booking has no link') }
}

/** Books as the desk, which may do so at the last minute and afterwards; `request` is of somebody who is logged in. */
export async function bookAtDesk(request: APIRequestContext, bookingDetails: Details) {
  const reply = await request.post('/api/v1/bookings', { data: { bookingDetails } })
  expect(reply.status()).toBe(200)
  return BookingReply.parse(await reply.json()).booking
}

/** Sends a form of the site. */
export async function sendForm(request: APIRequestContext, data: object) {
  const reply = await request.post('/api/v1/forms', { data })
  expect(reply.status()).toBe(200)
}
