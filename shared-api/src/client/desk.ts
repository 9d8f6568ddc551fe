import type { z } from 'zod'
import {
  type Booking,
  type BookingDetails,
  type BookingPage,
  BookingPageReply,
  type BookingPatch,
  type BookingsExportQuery,
  type BookingsQuery,
  BookingsReply,
  type CancelBookings,
  CancelReply,
  type DayTrip,
  type DeskSummary,
  DeskSummaryReply,
  type ExportedList,
  type ExportQuery,
  fromWire,
  type OwnLines,
  type Preferences,
  PreferencesReply,
  type TripChange,
  TripChangeReply,
  toWire,
} from '../contract/index.ts'
import { type Client, type EditOptions, ifMatchHeader, read, readFile, readVersioned, searchParams } from './http.ts'

/** How long an export may take; ten thousand bookings are a few seconds. */
const EXPORT_MS = 120_000

const Page = BookingPageReply.transform(({ booking }): { booking: BookingPage } => ({ booking: fromWire(booking) }))
const Bookings = BookingsReply.transform(({ bookings, ...rest }) => ({
  ...rest,
  bookings: bookings.map((booking): Booking => fromWire(booking)),
}))
const dayTrip = (trip: z.output<typeof DeskSummaryReply>['day']['now'][number]): DayTrip => fromWire(trip)
const Summary = DeskSummaryReply.transform(
  ({ pickUpsToday, dueTrips, overTrips, day, bookingsByTripType, ...rest }): DeskSummary => ({
    ...rest,
    day: {
      ...{ now: day.now.map(dayTrip), later: day.later.map(dayTrip) },
      ...{ tomorrow: day.tomorrow.map(dayTrip), returning: day.returning.map(dayTrip) },
    },
    dueTrips: dueTrips.map((trip) => fromWire(trip)),
    overTrips: overTrips.map((trip) => fromWire(trip)),
    pickUpsToday: pickUpsToday.map((pickUp) => fromWire(pickUp)),
    bookingsByTripType: bookingsByTripType.map((count) => fromWire(count)),
  }),
)

/** What needs attention at the desk today. */
export const getDeskSummary = (client: Client) => read(Summary, client.get('desk/summary'))

/** A page of bookings, newest first. `cursor` is the last reply's `nextCursor`. */
export const getBookings = (client: Client, query: z.output<typeof BookingsQuery> = {}) =>
  read(Bookings, client.get('bookings', { searchParams: searchParams(query) }))

/** All bookings that fit the filter, as a CSV file. */
export const getBookingsCsv = (client: Client, query: BookingsExportQuery = {}) =>
  readFile(client.get('bookings.csv', { searchParams: searchParams(query), timeout: EXPORT_MS }))

/** A list of the desk by its filter, as a CSV file; for owners. */
export const getListCsv = (client: Client, list: ExportedList, query: ExportQuery = {}) =>
  readFile(client.get(`exports/${list}`, { searchParams: searchParams(query), timeout: EXPORT_MS }))

/** One booking with its history and mail, and its version. */
export const getBooking = (client: Client, id: string) => readVersioned(Page, client.get(`bookings/${id}`))

/** Sets a booking's note, or whether its traveller takes messages by phone. */
export function patchBooking(
  client: Client,
  id: string,
  patch: z.input<typeof BookingPatch>,
  options: EditOptions = {},
) {
  const call = { json: patch, headers: ifMatchHeader(options) }
  return readVersioned(Page, client.patch(`bookings/${id}`, call))
}

/** Replaces the desk's lines of a booking's price. Throws `ApiProblem` 409 once the booking is over or cancelled. */
export function putFareLines(client: Client, id: string, lines: OwnLines, options: EditOptions = {}) {
  const call = { json: lines, headers: ifMatchHeader(options) }
  return readVersioned(Page, client.put(`bookings/${id}/fare-lines`, call))
}

type OwnTripChange = Omit<TripChange, 'bookingDetails'> & { bookingDetails: z.input<typeof BookingDetails> }
const Changed = TripChangeReply.transform(({ booking, ...rest }): TripPreview & { booking: BookingPage } => ({
  ...rest,
  booking: fromWire(booking),
}))
/** The price of a changed trip, and in words what keeps it from its cab or assignment. */
export type TripPreview = Pick<TripChangeReply, 'quote' | 'inTheWay'>

/**
 * Changes trip or traveller of a booking in place; with `pretend` only says what it would cost. Throws `ApiProblem` 409 with
 * what is in the way, or once the booking is under way or over.
 */
export function putTrip(
  client: Client,
  id: string,
  { bookingDetails, ...rest }: OwnTripChange,
  { pretend = false, ...options }: EditOptions & { pretend?: boolean } = {},
) {
  const json = { ...rest, bookingDetails: toWire(bookingDetails) }
  const call = { json, headers: ifMatchHeader(options), searchParams: searchParams({ pretend: pretend ? '1' : '' }) }
  return readVersioned(Changed, client.put(`bookings/${id}/trip`, call))
}

/** Cancels bookings in the versions that were read; says of each what became of it. */
export const cancelBookings = (client: Client, wanted: CancelBookings) =>
  read(CancelReply, client.post('bookings/cancel', { json: wanted }))

/** What the person at the desk has chosen. */
export const getPreferences = (client: Client) => read(PreferencesReply, client.get('desk/preferences'))

/** Chooses for the person at the desk. */
export const putPreferences = (client: Client, json: Preferences) =>
  read(PreferencesReply, client.put('desk/preferences', { json }))
