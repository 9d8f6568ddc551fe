// Without schemas, as `trip-types.ts`.
import { comesBack, type TRIP_TYPES } from './trip-types.ts'

const PICK_UP_FIELDS = ['pickUpDate', 'pickUpTime', 'pickUpLocation'] as const
/** Where and when a trip comes back, as forms ask for it. */
export const RETURN_FIELDS = ['returnLocation', 'returnDate', 'returnTime'] as const
export type ReturnField = (typeof RETURN_FIELDS)[number]

const STORED_RETURN = ['returnDate', 'returnTime', 'returnLocation'] as const
/** The times and places of a trip. */
export const TIME_FIELDS = [...PICK_UP_FIELDS, ...STORED_RETURN] as const

/** What a traveller may say of a trip in their own words: each has a column of its name. */
export const TRIP_WORDS = ['package'] as const

/** What the driver should know. */
export const FOR_DRIVER = ['driverNote', 'arrivalNumber', 'luggage'] as const
/** For whom a trip is booked, whom its invoice names, and what the driver should know; none is required. */
export const FOR_WHOM = ['guestName', 'guestMobile', 'companyName', 'gstin', ...FOR_DRIVER] as const
export type ForWhom = (typeof FOR_WHOM)[number]

/** The fields of a trip and its traveller, by our own names, as the desk reads them. */
export const TRIP_FIELDS = [
  ...(['tripType', 'localTripType', 'from', 'to'] as const),
  ...TIME_FIELDS,
  ...(['visitingPlaces', 'distance', 'hours', 'numberOfPersons', 'selectedCab', 'cabType'] as const),
  ...TRIP_WORDS,
  ...(['name', 'mobile', 'mail'] as const),
  ...FOR_WHOM,
] as const
export type TripField = (typeof TRIP_FIELDS)[number]

/** The fields that a form has as one text each. */
export const TYPED_FIELDS = [
  ...(['from', 'to'] as const),
  ...PICK_UP_FIELDS,
  ...RETURN_FIELDS,
  ...(['numberOfPersons', 'distance', 'hours'] as const),
] as const
export type TypedField = (typeof TYPED_FIELDS)[number]

/** What a traveller may say in their own words and need not. */
export const OWN_WORDS = ['returnLocation', 'cabType', ...TRIP_WORDS, ...FOR_WHOM] as const
export type OwnWords = (typeof OWN_WORDS)[number]

type People = { name: string; mobile: string } & Partial<Record<'guestName' | 'guestMobile', string | null>>

/** Who travels: who booked, unless they named another. */
export const whoTravels = ({ name, mobile, guestName, guestMobile }: People) => ({
  name: guestName || name,
  mobile: guestMobile || mobile,
})

/** A value for each of some fields. */
export const fieldsOf = <Field extends string, Value>(fields: readonly Field[], make: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, Value>

/** Some fields of a record. */
export const pick = <Of extends object, Field extends keyof Of>(of: Of, fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, of[field]])) as Pick<Of, Field>

/** A stored trip as a form has it. */
export const typedTrip = (trip: Record<TypedField, string | number | null>): Record<TypedField, string> =>
  fieldsOf(TYPED_FIELDS, (field) => String(trip[field] ?? ''))

type Returning = { tripType: (typeof TRIP_TYPES)[number] } & { [Field in ReturnField]?: string | null | undefined }

/** The return of a trip as it is stored: null where its type has none. */
export const storedReturn = (trip: Returning): Record<ReturnField, string | null> =>
  fieldsOf(STORED_RETURN, (field) => (comesBack(trip.tripType) && trip[field]) || null)

/** Where and when a stored trip comes back; null for one that does not. */
export const returnOf = ({ returnDate: date, returnTime, returnLocation }: Record<ReturnField, string | null>) =>
  date ? { date, time: returnTime ?? '', location: returnLocation ?? '' } : null
