import type { z } from 'zod'
import {
  type AssignTrip,
  type BookingPage,
  BookingPageReply,
  type BookingStep,
  type FreeCabsDetails,
  FreeCabsReply,
  FreeReply,
  fromWire,
  toWire,
} from '../contract/index.ts'
import { type Client, type EditOptions, ifMatchHeader, read, readVersioned } from './http.ts'

const Page = BookingPageReply.transform(({ booking }): { booking: BookingPage } => ({ booking: fromWire(booking) }))

/** Takes a step of a booking. Throws `ApiProblem` 409 with the reason for one that may not follow. */
export function takeStep(client: Client, id: string, step: z.input<typeof BookingStep>, options: EditOptions = {}) {
  const call = { json: step, headers: ifMatchHeader(options) }
  return readVersioned(Page, client.post(`bookings/${id}/state`, call))
}

/** All vehicles and drivers, each with what is in the way of a booking's trip. */
export const getFree = (client: Client, id: string) => read(FreeReply, client.get(`bookings/${id}/free`))

/** Assigns a vehicle and a driver. Throws `ApiProblem` 409 with what is in the way. */
export function assignTrip(client: Client, id: string, wanted: z.input<typeof AssignTrip>, options: EditOptions = {}) {
  const call = { json: wanted, headers: ifMatchHeader(options) }
  return readVersioned(Page, client.post(`bookings/${id}/assign`, call))
}

/** Says what of a trip's allowance an earlier driver gets, in rupees. */
export const shareLeg = (client: Client, id: string, leg: string, share: number) =>
  readVersioned(Page, client.put(`bookings/${id}/legs/${leg}`, { json: { share } }))

/** The times of a trip as forms have them: texts, '' for none. */
type TripTimes = Pick<FreeCabsDetails, 'tripType' | 'from' | 'to' | 'insteadOf'> &
  Record<'pickUpDate' | 'pickUpTime' | 'returnDate' | 'returnTime' | 'distance', string>

/** The cabs that can be booked for a trip, each with whether a vehicle of it is free at that time. */
export const getFreeCabs = (client: Client, trip: TripTimes) =>
  read(FreeCabsReply, client.post('free-cabs', { json: toWire(trip) }))
