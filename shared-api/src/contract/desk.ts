import { Booking } from './booking.ts'
import { DRIVER_PAPERS, VEHICLE_PAPERS } from './fleet.ts'
import { MailStatus } from './mail-state.ts'
import { TripType } from './trip.ts'
import { toWire } from './wire-names.ts'
import { z } from './zod.ts'

/** A message that has not been sent, with the record it is about. */
export const UnsentMail = z.strictObject({
  ...MailStatus.shape,
  bookingId: z.string().nullable(),
  enquiryId: z.string().nullable(),
})
export type UnsentMail = z.infer<typeof UnsentMail>

/** A booking in a list of pick-ups. */
export const PickUp = Booking.pick({
  _id: true,
  reference: true,
  status: true,
  tripType: true,
  from: true,
  to: true,
  pickUpTime: true,
  pickUpLocation: true,
  name: true,
  mobile: true,
  selectedCab: true,
})
export type PickUp = z.infer<typeof PickUp>

/** A trip of the working day. `vehicle` is its plate; `balance` is what is still to be taken, in rupees. */
export const DayTrip = Booking.pick({
  ...{ _id: true, reference: true, status: true, from: true, to: true, pickUpDate: true, pickUpTime: true },
  ...{ returnDate: true, returnTime: true, pickUpLocation: true, name: true, mobile: true, selectedCab: true },
}).extend({ vehicle: z.string().nullable(), driver: z.string().nullable(), balance: z.number() })
export type DayTrip = z.infer<typeof DayTrip>

/** The parts of the working day. */
export const DAY_PARTS = ['now', 'later', 'tomorrow', 'returning'] as const
export type DayPart = (typeof DAY_PARTS)[number]
const NO_TRIPS = { now: [], later: [], tomorrow: [], returning: [] }

/** A trip that waits for the desk: due and not assigned, or over and not closed. */
export const DeskTrip = Booking.pick({
  _id: true,
  reference: true,
  status: true,
  from: true,
  to: true,
  pickUpDate: true,
  pickUpTime: true,
  name: true,
  selectedCab: true,
})
export type DeskTrip = z.infer<typeof DeskTrip>

/** A paper that has ended or soon ends, and the vehicle or driver that it belongs to. */
export const PaperToRenew = z.strictObject({
  owner: z.enum(['vehicle', 'driver']),
  id: z.string(),
  name: z.string(),
  kind: z.enum([...VEHICLE_PAPERS, ...DRIVER_PAPERS]),
  lastDay: z.string(),
})
export type PaperToRenew = z.infer<typeof PaperToRenew>

/** What a company does before it takes bookings. */
export const FIRST_STEPS = ['company', 'gstin', 'tariff', 'cabs', 'vehicles', 'drivers', 'mail'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

const TripTypeCount = z.strictObject({ tripType: TripType, bookings: z.number() })

/**
 * What needs attention at the desk, and how bookings came in. Days are Indian Standard Time; `bookingsByDay` ends today
 * and has a row for each day, `bookingsByTripType` counts the same days. `unsentMail` holds the oldest of
 * `unsentMailTotal`, `papersToRenew` the soonest of `papersToRenewTotal`, `dueTrips` and `overTrips` the
 * earliest of theirs. `mailLimit` is null while fewer mails than `perHour` went to visitors within the last hour;
 * `mailServer` says whether there is one to send mail by.
 */
export const DeskSummary = z.strictObject({
  today: z.string(),
  newBookings: z.number(),
  newEnquiries: z.number(),
  unsentMailTotal: z.number(),
  unsentMail: z.array(UnsentMail),
  mailLimit: z.strictObject({ perHour: z.number(), waiting: z.number() }).nullable(),
  // A server of the release before does not say.
  mailServer: z.boolean().default(true),
  /** The first steps that are not done yet. */
  firstSteps: z.array(z.enum(FIRST_STEPS)).default([]),
  /** New ones that have waited for over a day. */
  lateEnquiries: z.number().default(0),
  pickUpsToday: z.array(PickUp),
  // A server of the release before sends none.
  papersToRenew: z.array(PaperToRenew).default([]),
  papersToRenewTotal: z.number().default(0),
  dueTrips: z.array(DeskTrip).default([]),
  dueTripsTotal: z.number().default(0),
  overTrips: z.array(DeskTrip).default([]),
  overTripsTotal: z.number().default(0),
  day: z
    .strictObject({
      ...{ now: z.array(DayTrip), later: z.array(DayTrip), tomorrow: z.array(DayTrip), returning: z.array(DayTrip) },
    })
    .default(NO_TRIPS),
  unpaidTotal: z.number().default(0),
  /** Payments that travellers or drivers report, and the desk has not looked at. */
  reportedTotal: z.number().default(0),
  bookingsByDay: z.array(z.strictObject({ date: z.string(), bookings: z.number() })),
  bookingsByTripType: z.array(TripTypeCount),
})
export type DeskSummary = z.infer<typeof DeskSummary>

const DayTrips = z.array(z.strictObject(toWire(DayTrip.shape)))

/** The summary by the names of the wire. */
export const DeskSummaryReply = z.strictObject({
  ...DeskSummary.shape,
  pickUpsToday: z.array(z.strictObject(toWire(PickUp.shape))),
  dueTrips: z.array(z.strictObject(toWire(DeskTrip.shape))).default([]),
  overTrips: z.array(z.strictObject(toWire(DeskTrip.shape))).default([]),
  day: z.strictObject({ now: DayTrips, later: DayTrips, tomorrow: DayTrips, returning: DayTrips }).default(NO_TRIPS),
  bookingsByTripType: z.array(z.strictObject(toWire(TripTypeCount.shape))),
})
