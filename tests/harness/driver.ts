import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { BookingPageReply, DriveLink, FreeReply } from 'shared-api/contract'
import { dayFromToday } from './days.ts'
import { bookAtDesk, bookableCabs, dropTrip } from './desk-data.ts'
import { fail } from './fail.ts'
import { assign } from './trips.ts'

/** Books a drop from Chennai to Madurai in so many days and has the desk assign it; gives its id, the driver's link and the traveller's digits. */
export async function assignedTrip(page: Page, days: number) {
  const { request } = page
  const [cab = fail('there is no cab')] = await bookableCabs(request, 'Drop Trip')
  const { _id: id } = await bookAtDesk(request, dropTrip(cab, { PickUpdate: dayFromToday(days), pickUpTime: '23:00' }))
  const { vehicles, drivers } = await get(request, `/api/v1/bookings/${id}/free`, FreeReply)
  const booking = await assign(request, id, { vehicleId: freeOf(vehicles), driverId: freeOf(drivers) })
  const { url } = DriveLink.parse(await (await post(request, `/api/v1/bookings/${id}/drive-link`)).json())
  return { id, url, code: booking.assignment?.code ?? fail('nobody is assigned') }
}

const freeOf = (all: FreeReply['vehicles'] | FreeReply['drivers']): string =>
  all.find(({ inTheWay }) => inTheWay.length === 0)?.id ?? fail('none is free')

/** The booking as the desk sees it. */
export const bookingOf = async (page: Page, id: string) =>
  (await get(page.request, `/api/v1/bookings/${id}`, BookingPageReply)).booking

async function get<Reply>(request: APIRequestContext, path: string, schema: { parse: (json: unknown) => Reply }) {
  const reply = await request.get(path)
  expect(reply.status(), path).toBe(200)
  return schema.parse(await reply.json())
}

async function post(request: APIRequestContext, path: string, data: object = {}) {
  const reply = await request.post(path, { data })
  expect(reply.status(), path).toBe(200)
  return reply
}
