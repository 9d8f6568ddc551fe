import { Assignment, EarlierLeg } from './assignment.ts'
import { BookingChange } from './booking-change.ts'
import { BookingStatus } from './booking-status.ts'
import { CabSnapshot, SelectedCab } from './cab.ts'
import { LanguageCode } from './contact.ts'
import { Driving } from './driving.ts'
import { FareLine, TariffName } from './fare-line.ts'
import { Honeypot } from './honeypot.ts'
import { MailStatus } from './mail-state.ts'
import { CountInput, KmInput, Rupees } from './money.ts'
import { Note } from './note.ts'
import { TravellerDetails } from './person.ts'
import { CityId, IstDate, IstTime } from './place-and-time.ts'
import { refusal, refusedAs } from './problems.ts'
import { Id, optionalLine, optionalPlainLine, plainLine } from './text.ts'
import { LocalTripType, TripType } from './trip.ts'
import { FOR_WHOM, fieldsOf, TRIP_WORDS } from './trip-fields.ts'
import { MAX_KM, MAX_PERSONS, MAX_PLACES } from './trip-types.ts'
import { fromWire, toWire } from './wire-names.ts'
import { z } from './zod.ts'

const Place = plainLine(200)
const unset = z.literal('').transform(() => undefined)

/**
 * A trip to book (docs/product.md, Booking fields). A field that does not apply may be '' or left out. `fare` is accepted and ignored: the server prices the stored cab. Rules across fields are in `tripProblems`.
 */
export const TripDetails = z.strictObject({
  tripType: TripType,
  localTripType: refusedAs(z.union([LocalTripType, unset]), 'local-trip-type').optional(),
  from: CityId,
  to: CityId,
  pickUpDate: IstDate,
  pickUpTime: IstTime,
  pickUpLocation: Place,
  returnDate: refusedAs(z.union([IstDate, unset]), 'date').optional(),
  returnTime: refusedAs(z.union([IstTime, unset]), 'time').optional(),
  returnLocation: optionalPlainLine(200).optional(),
  ...fieldsOf(TRIP_WORDS, () => optionalPlainLine(200).optional()),
  visitingPlaces: z
    .array(optionalPlainLine(200))
    // A form that offers an empty line sends it.
    .transform((places) => places.filter((place) => place !== ''))
    .refine((places) => places.length <= MAX_PLACES, refusal({ code: 'too-many', params: { max: MAX_PLACES } }))
    .default([]),
  numberOfPersons: CountInput(MAX_PERSONS),
  cabType: optionalPlainLine(200).optional(),
  /** Not needed for a local trip by hours. */
  distance: refusedAs(z.union([KmInput, unset]), { code: 'km', params: { max: MAX_KM } }).optional(),
  /** The hours of a local trip, where the tariff has packages of them. */
  hours: refusedAs(z.union([CountInput(72), unset]), { code: 'whole-number', params: { min: 1, max: 72 } }).optional(),
  fare: z.union([z.number(), z.string().max(40), z.null()]).optional(),
  selectedCab: SelectedCab,
})
export type TripDetails = z.output<typeof TripDetails>

/** A trip and its traveller. */
export const BookingDetails = z.strictObject({
  ...TripDetails.shape,
  ...TravellerDetails.shape,
})
export type BookingDetails = z.output<typeof BookingDetails>
/** The body of sendemail, by the names of the wire; parses to our own. */
export const BookingRequest = z.strictObject({
  bookingDetails: z.strictObject(toWire(BookingDetails.shape)).transform((wire): BookingDetails => fromWire(wire)),
  /** Whether the price that was seen had a return offer: without it the trip is refused. */
  returnOffer: z.boolean().optional(),
  website: Honeypot,
})
/** The maximum of cars of one party. */
export const MAX_CARS = 10

/**
 * A booking by staff for somebody. `insteadOf` is the id of the booking that it replaces;
 * `ofEnquiry` that of the enquiry that it answers; `cars` makes as many bookings of one party. Left out, the `language` of its
 * messages is that of the notebook, else the caller's.
 */
export const StaffBooking = z.strictObject({
  bookingDetails: z.strictObject(toWire(BookingDetails.shape)).transform((wire): BookingDetails => fromWire(wire)),
  insteadOf: Id.optional(),
  ofEnquiry: Id.optional(),
  cars: refusedAs(z.int().min(2).max(MAX_CARS), { code: 'whole-number', params: { min: 2, max: MAX_CARS } }).optional(),
  language: LanguageCode.optional(),
})
export type StaffBooking = z.input<typeof StaffBooking>

/** A step that was taken; `reason` is the desk's. */
const StatusChange = z.strictObject({
  status: BookingStatus,
  at: z.string(),
  by: z.string(),
  reason: z.string().nullable().default(null),
})

/** A trip as it is stored. */
export const storedTrip = {
  tripType: TripType,
  localTripType: LocalTripType.nullable(),
  from: z.string(),
  to: z.string(),
  pickUpDate: z.string(),
  pickUpTime: z.string(),
  pickUpLocation: z.string(),
  returnDate: z.string().nullable(),
  returnTime: z.string().nullable(),
  returnLocation: z.string().nullable(),
  // A server of the release before may not send each of them.
  ...fieldsOf(TRIP_WORDS, () => z.string().nullable().default(null)),
  visitingPlaces: z.array(z.string()),
  numberOfPersons: z.number(),
}

/**
 * A stored booking. `fare` and `total` are rupees, `distance` km, `createdAt` ISO 8601 in UTC; dates and times of the
 * trip are Indian Standard Time. `from` and `to` are city ids.
 */
export const Booking = z.strictObject({
  _id: z.string(),
  reference: z.string(),
  status: BookingStatus,
  createdAt: z.string(),
  ...storedTrip,
  cabType: z.string().nullable(),
  distance: z.number(),
  fare: Rupees,
  total: z.number(),
  /** What the total is made of, and the tariff that made it. Earlier releases stored none. */
  fareLines: z.array(FareLine).default([]),
  tariff: TariffName.nullable().default(null),
  /** What is paid before the trip. */
  advance: z.number().default(0),
  hours: z.number().nullable().default(null),
  selectedCab: CabSnapshot,
  name: z.string(),
  mobile: z.string(),
  mail: z.string(),
  /** Whether the traveller agreed to messages by WhatsApp or SMS. */
  messagesByPhone: z.boolean().default(false),
  // A server of the release before sends none.
  ...fieldsOf(FOR_WHOM, () => z.string().nullable().default(null)),
  note: z.string(),
  mails: z.array(MailStatus),
  /** Who drives which vehicle. */
  assignment: Assignment.nullable().default(null),
  /** What was paid, and what is still to be paid; negative when something is to be given back. */
  paid: z.number().default(0),
  balance: z.number().default(0),
  /** Counts the edits. */
  version: z.number(),
})
export type Booking = z.infer<typeof Booking>

/** One booking with all the desk knows of it. */
export const BookingPage = z.strictObject({
  ...Booking.shape,
  history: z.array(StatusChange),
  // A server of the release before sends none.
  changes: z.array(BookingChange).default([]),
  /** Who drove before another took over, from the first. */
  earlier: z.array(EarlierLeg).default([]),
  /** What the driver has reported. */
  driving: Driving.nullable().default(null),
  /** The km of its road with its stops, where the entered ones differ from it by more than a fifth. */
  roadKm: z.number().nullish(),
  /** What a trip that was not driven costs, in rupees; null for any other. A server of the release before sends none. */
  fee: z.number().nullable().default(null),
  /** The version of the settings whose privacy notice was shown; null where the desk took it. Servers of before send none. */
  notice: z.number().nullable().default(null),
  /** All cars of its party, itself among them, and their total without those called off, in rupees; missing for one car. */
  party: z
    .strictObject({
      total: z.number(),
      cars: z.array(
        z.strictObject({ _id: z.string(), reference: z.string(), status: BookingStatus, total: z.number() }),
      ),
    })
    .optional(),
})
export type BookingPage = z.infer<typeof BookingPage>

/** The visitor's view of a booking, without the desk's data. */
export const BookingReceipt = Booking.omit({
  mails: true,
  note: true,
  version: true,
  assignment: true,
  paid: true,
  balance: true,
})
export type BookingReceipt = z.infer<typeof BookingReceipt>

/** When the advance is asked for: once a person has confirmed the trip, at once as it confirms the trip, or now that it is confirmed. */
export const AdvanceWhen = z.enum(['later', 'confirms', 'due'])
export type AdvanceWhen = z.infer<typeof AdvanceWhen>

/** Replies have the names of the wire. */
export const BookingReply = z.strictObject({
  success: z.literal(true),
  booking: z.strictObject(toWire(BookingReceipt.shape)),
  /** The path of the trip's page, and when its advance is asked for, for the visitor who booked. */
  tripLink: z.string().optional(),
  advanceWhen: AdvanceWhen.optional(),
})
export type BookingReply = z.infer<typeof BookingReply>
/** What the desk changes of a booking by itself: a status is a step (`BookingStep`). */
export const BookingPatch = z.strictObject({
  note: Note.optional(),
  messagesByPhone: z.boolean().optional(),
})

/** Whether a traveller takes messages by WhatsApp or SMS. */
export const MessagesByPhone = z.strictObject({ wanted: z.boolean() })

/**
 * A step of a booking: with why, where the desk says it, and whether the traveller is notified. `charge` with 'cancelled' and
 * 'no show' makes the fee of the tariff due (docs/product.md, Cancellation costs). `early` is the desk's word that a trip ends
 * before its pick-up.
 */
export const BookingStep = z.strictObject({
  to: BookingStatus,
  reason: optionalPlainLine(200).optional(),
  tell: z.boolean().default(true),
  charge: z.boolean().default(false),
  early: z.boolean().optional(),
})
export type BookingStep = z.output<typeof BookingStep>
export const BookingPageReply = z.strictObject({ booking: z.strictObject(toWire(BookingPage.shape)) })

/** The maximum of rows in a page, and of bookings cancelled in one call. */
const MAX_ROWS = 100
/** Bookings to cancel, each in the version that was read. */
export const CancelBookings = z.strictObject({
  bookings: z
    .array(z.strictObject({ _id: Id, version: z.int() }))
    .min(1)
    .max(MAX_ROWS)
    .refine((list) => new Set(list.map(({ _id }) => _id)).size === list.length, refusal('duplicates')),
  /** Why, for their history. */
  reason: optionalPlainLine(200).optional(),
})
export type CancelBookings = z.infer<typeof CancelBookings>
/** What became of one: cancelled, or left because it was changed since it was read, is completed, or is gone. */
export const CancelResult = z.strictObject({
  _id: z.string(),
  result: z.enum(['cancelled', 'changed', 'completed', 'gone']),
})
export type CancelResult = z.infer<typeof CancelResult>
export const CancelReply = z.strictObject({ results: z.array(CancelResult) })

/** Cursor paging: `cursor` is the last reply's `nextCursor`; `limit` is 1 to 100 rows. */
export const PageQuery = {
  q: optionalLine(100).optional(),
  cursor: z.string().max(200).optional(),
  limit: refusedAs(z.string().regex(/^([1-9]\d?|100)$/), { code: 'whole-number', params: { min: 1, max: 100 } })
    .transform(Number)
    .optional(),
}
/**
 * Orders of the list; a minus turns one round. Equal ones follow each other by id. `upcoming` has the trips from today
 * on first, the next one foremost, and then those of the past, the latest first.
 */
export const BOOKING_SORTS = ['-createdAt', 'createdAt', 'pickUp', '-pickUp', 'upcoming'] as const
export const BookingSort = z.enum(BOOKING_SORTS)
export type BookingSort = z.infer<typeof BookingSort>
/** How much of what a booking costs is paid: nothing, a part, or all; `open` is not all. */
export const PAID_STATES = ['nothing', 'part', 'all', 'open'] as const
export const BookingsQuery = z.strictObject({
  ...PageQuery,
  status: BookingStatus.optional(),
  tripType: TripType.optional(),
  /** The cab that was booked, and the driver of the trip. */
  cab: Id.optional(),
  driver: Id.optional(),
  paid: z.enum(PAID_STATES).optional(),
  /** Pick-up date from and to, both included. */
  pickUpFrom: IstDate.optional(),
  pickUpTo: IstDate.optional(),
  /** Left out, the newest come first. */
  sort: BookingSort.optional(),
})
export type BookingsQuery = z.output<typeof BookingsQuery>
/** What an export takes: the same filter, without pages. */
export const BookingsExportQuery = BookingsQuery.omit({ cursor: true, limit: true })
export type BookingsExportQuery = z.output<typeof BookingsExportQuery>
export const BookingsReply = z.strictObject({
  bookings: z.array(z.strictObject(toWire(Booking.shape))),
  nextCursor: z.string().nullable(),
  total: z.number(),
})
