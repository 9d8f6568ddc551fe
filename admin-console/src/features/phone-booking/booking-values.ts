import { byTariff, ofTripType, pickUpText } from 'shared-api/bookings'
import { bookingProblems, fieldProblems, requiredProblems } from 'shared-api/bookings/problems'
import {
  type Booking,
  type Cab,
  comesBack,
  FOR_WHOM,
  fieldsOf,
  forWhomProblems,
  istInstant,
  LOCAL_TRIP_TYPES,
  type LocalTripType,
  RETURN_FIELDS,
  seatsProblem,
  type TripType,
  TYPED_FIELDS,
  type TypedField,
  typedTrip,
  visitsPlaces,
} from 'shared-api/contract'
import { asksHours, type Tariff } from 'shared-api/fares'
import { formatPhone, plainTexts } from 'shared-api/india'
import { forWhomLabels, wordsOf } from 'shared-api/languages/words'
import { fieldsInWords } from '../../editing/form-errors.ts'
import { phoneBookingTexts } from '../../texts/phone-booking.ts'
import { sharedTexts } from '../../texts/shared.ts'

/**
 * Values of the desk's form; places to visit are lines of one text. `fromPlace` and `toPlace` are named places near the
 * cities, '' for the cities themselves; `language` is the traveller's, '' where nobody said.
 */
export type BookingValues = Record<TypedField | (typeof OTHER_TEXTS)[number], string> & {
  tripType: TripType
  localTripType: LocalTripType
  messagesByPhone: boolean
}
const OF_FORM = ['fromPlace', 'toPlace', 'language'] as const
const OF_BOOKING = ['visitingPlaces', 'package', 'selectedCab', 'name', 'mobile', 'mail', ...FOR_WHOM] as const
const OTHER_TEXTS = [...OF_BOOKING, ...OF_FORM] as const

/** A form with known values, as from an enquiry or an earlier booking. */
export const newBooking = (known: Partial<BookingValues> = {}): BookingValues => ({
  tripType: 'Outstation',
  localTripType: LOCAL_TRIP_TYPES[0],
  ...fieldsOf([...TYPED_FIELDS, ...OTHER_TEXTS], () => ''),
  messagesByPhone: false,
  ...known,
})

/** The same trip for the same person, to be booked again. */
export const valuesOf = (booking: Booking): BookingValues => ({
  ...typedTrip(booking),
  tripType: booking.tripType,
  localTripType: booking.localTripType ?? LOCAL_TRIP_TYPES[0],
  visitingPlaces: booking.visitingPlaces.join('\n'),
  package: booking.package ?? '',
  selectedCab: booking.selectedCab._id,
  name: booking.name,
  // In groups, as people read it out.
  mobile: formatPhone(booking.mobile),
  mail: booking.mail,
  ...fieldsOf(FOR_WHOM, (field) => booking[field] ?? ''),
  ...fieldsOf(OF_FORM, () => ''),
  messagesByPhone: booking.messagesByPhone,
})

/** The form's fields, by their names in the console's language. */
export const bookingLabels = (): Record<string, string> => ({
  ...phoneBookingTexts().labels,
  ...forWhomLabels(sharedTexts().contract),
})

/** The fields to send: those of the trip type (docs/product.md, Trip types). */
export function detailsOf(values: BookingValues) {
  const plain = ofTripType(plainTexts(values))
  const { tripType, localTripType, selectedCab, fromPlace, toPlace, language, ...rest } = plain
  return {
    ...rest,
    tripType,
    pickUpLocation: pickUpText(plain),
    visitingPlaces: placesOf(plain),
    ...(tripType === 'Local Trip' ? { localTripType } : {}),
    ...(comesBack(tripType) ? {} : fieldsOf(RETURN_FIELDS, () => undefined)),
    selectedCab: { _id: selectedCab },
  }
}

/** The places that a trip visits, where its type does. */
export const placesOf = ({ tripType, visitingPlaces }: Pick<BookingValues, 'tripType' | 'visitingPlaces'>) =>
  visitsPlaces(tripType) ? linesOf(visitingPlaces) : []

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * The form's `validate` by the rules of booking. The server checks past times: an office computer's clock may be wrong.
 */
export const validateBooking = (cabs: Cab[], tariff?: Tariff) => (typed: BookingValues) => {
  const values = byTariff(typed, tariff)
  const plain = ofTripType(plainTexts(values))
  const byHours = tariff !== undefined && asksHours(tariff, plain.tripType)
  const trip = { ...plain, visitingPlaces: linesOf(plain.visitingPlaces), byHours }
  const pickUp = plain.pickUpDate && plain.pickUpTime ? istInstant(plain.pickUpDate, plain.pickUpTime) : 0
  const problems = [
    ...bookingProblems(trip, cabOf(values, cabs), pickUp),
    ...fieldProblems('package', plain.package),
    ...requiredProblems('name', plain.name),
    ...requiredProblems('mobile', plain.mobile),
    ...fieldProblems('mail', plain.mail),
    ...FOR_WHOM.flatMap((field) => fieldProblems(field, plain[field])),
    ...forWhomProblems(plain),
  ]
  return {
    ...fieldsInWords(problems, bookingLabels()),
    ...(values.selectedCab ? {} : { selectedCab: phoneBookingTexts().cab.choose }),
  }
}

/** The chosen cab, if it is available. */
export const cabOf = ({ selectedCab }: BookingValues, cabs: Cab[]) => cabs.find(({ _id }) => _id === selectedCab)

/** Whether more travel than the chosen cab seats, in words at the field. */
export function tooManyPersons(values: BookingValues, cabs: Cab[]) {
  const cab = cabOf(values, cabs)
  const problem = cab && seatsProblem(Number(values.numberOfPersons), cab.seats)
  return problem ? fieldsInWords([problem], bookingLabels()) : {}
}

/** Why the chosen cab is not available for the trip type, or that no cab is. */
export function cabGone({ selectedCab }: BookingValues, cabs: Cab[]): string | null {
  if (cabs.length === 0) return phoneBookingTexts().cab.none
  const gone = selectedCab !== '' && !cabs.some(({ _id }) => _id === selectedCab)
  return gone ? wordsOf(sharedTexts().contract, { path: 'selectedCab', code: 'cab-gone' }) : null
}
