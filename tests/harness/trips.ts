import { type APIRequestContext, expect } from '@playwright/test'
import { BookingPageReply, DriverReply, VehicleReply } from 'shared-api/contract'

/** Adds a vehicle of a cab over the API, as the desk; gives its id. */
export async function addVehicle(request: APIRequestContext, cabId: string, registration: string): Promise<string> {
  const reply = await request.post('/api/v1/vehicles', { data: { registration, cabId } })
  return VehicleReply.parse(await reply.json()).vehicle.id
}

/** Adds a driver over the API, as the desk; gives the id. */
export async function addDriver(request: APIRequestContext, name: string, mobile: string): Promise<string> {
  const reply = await request.post('/api/v1/drivers', { data: { name, mobile, licence: 'TN01 20110012345' } })
  return DriverReply.parse(await reply.json()).driver.id
}

/** Confirms a booking and assigns a vehicle and a driver over the API, as the desk; gives the booking. */
export async function assign(
  request: APIRequestContext,
  id: string,
  wanted: { vehicleId: string; driverId: string; reason?: string },
) {
  const confirmed = await request.post(`/api/v1/bookings/${id}/state`, { data: { to: 'confirmed' } })
  expect(confirmed.status()).toBe(200)
  const assigned = await request.post(`/api/v1/bookings/${id}/assign`, { data: wanted })
  expect(assigned.status()).toBe(200)
  return BookingPageReply.parse(await assigned.json()).booking
}
