import {
  type Booking,
  type Cab,
  comesBack,
  fieldProblemsOf,
  istInstant,
  LOCAL_TRIP_TYPES,
  type LocalTripType,
  StaffBooking,
  seatsProblem,
  type TripType,
  tripProblems,
  visitsPlaces,
} from 'shared-api/contract'
import { formatPhone } from 'shared-api/india'
import { contract } from 'shared-api/languages/en'
import { wordsOf } from 'shared-api/languages/words'
import { fieldsInWords } from '../../editing/form-errors.ts'
import { plainTexts } from '../../editing/plain-texts.ts'

/** What the form of the desk holds, by the booking's own names; places to visit are lines of one text. */
export type BookingValues = {
  triptype: TripType
  LocalTripType: LocalTripType
  from: string
  to: string
  PickUpdate: string
  pickUpTime: string
  pickUpLocation: string
  visitingPlaces: string
  package: string
  returndate: string
  ReturnTime: string
  returnLocation: string
  NumberOfPersons: string
  distance: string
  selectedCab: string
  name: string
  mobile: string
  mail: string
}

/** A form that holds what is known already, as an enquiry or an earlier booking tells it. */
export const newBooking = (known: Partial<BookingValues> = {}): BookingValues => ({
  triptype: 'Outstation',
  LocalTripType: LOCAL_TRIP_TYPES[0],
  from: '',
  to: '',
  PickUpdate: '',
  pickUpTime: '',
  pickUpLocation: '',
  visitingPlaces: '',
  package: '',
  returndate: '',
  ReturnTime: '',
  returnLocation: '',
  NumberOfPersons: '',
  distance: '',
  selectedCab: '',
  name: '',
  mobile: '',
  mail: '',
  ...known,
})

/** The same trip for the same person, to be booked again. */
export const valuesOf = (booking: Booking): BookingValues => ({
  triptype: booking.triptype,
  LocalTripType: booking.LocalTripType ?? LOCAL_TRIP_TYPES[0],
  from: booking.from,
  to: booking.to,
  PickUpdate: booking.PickUpdate,
  pickUpTime: booking.pickUpTime,
  pickUpLocation: booking.pickUpLocation,
  visitingPlaces: booking.visitingPlaces.join('\n'),
  package: booking.package ?? '',
  returndate: booking.returndate ?? '',
  ReturnTime: booking.ReturnTime ?? '',
  returnLocation: booking.returnLocation ?? '',
  NumberOfPersons: String(booking.NumberOfPersons),
  distance: String(booking.distance),
  selectedCab: booking.selectedCab._id,
  name: booking.name,
  // In groups, as it is read out to the caller.
  mobile: formatPhone(booking.mobile),
  mail: booking.mail,
})

export const LABELS: Record<string, string> = {
  triptype: 'Trip type',
  LocalTripType: 'Local trip type',
  from: 'From',
  to: 'To',
  PickUpdate: 'Pick-up date',
  pickUpTime: 'Pick-up time',
  pickUpLocation: 'Pick-up location',
  visitingPlaces: 'Visiting places',
  returndate: 'Return date',
  ReturnTime: 'Return time',
  returnLocation: 'Return location',
  NumberOfPersons: 'Persons',
  distance: 'Distance',
  selectedCab: 'Cab',
  package: 'Package',
  name: 'Name',
  mobile: 'Mobile',
  mail: 'Mail',
}

/** What is sent: only the fields that the trip type has (docs/product.md, Trip types). */
export function detailsOf(values: BookingValues) {
  const plain = plainTexts(values)
  const { triptype, LocalTripType, returndate, ReturnTime, returnLocation, selectedCab, ...rest } = plain
  return {
    ...rest,
    triptype,
    visitingPlaces: visitsPlaces(triptype) ? linesOf(plain.visitingPlaces) : [],
    ...(triptype === 'Local Trip' ? { LocalTripType } : {}),
    ...(comesBack(triptype) ? { returndate, ReturnTime, returnLocation } : {}),
    selectedCab: { _id: selectedCab },
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * The form's `validate`: what is blank, the contract's rules, those across fields, and the seats of the chosen cab. What is
 * past is left to the server: the clock of an office's computer may be wrong.
 */
export const validateBooking = (cabs: Cab[]) => (values: BookingValues) => {
  const details = detailsOf(values)
  const parsed = StaffBooking.shape.bookingDetails.safeParse(details)
  const found = fieldProblemsOf(parsed.error?.issues)
  const across =
    values.PickUpdate && values.pickUpTime ? tripProblems(values, istInstant(values.PickUpdate, values.pickUpTime)) : []
  return {
    ...fieldsInWords([...found, ...across], LABELS),
    ...tooManyPersons(values, cabs),
    ...blankFields(values),
    ...(values.selectedCab ? {} : { selectedCab: 'Choose a cab' }),
  }
}

/** Whether more travel than the chosen cab seats, in words at the field. */
export function tooManyPersons({ NumberOfPersons, selectedCab }: BookingValues, cabs: Cab[]) {
  const cab = cabs.find(({ _id }) => _id === selectedCab)
  const problem = cab && seatsProblem(Number(NumberOfPersons), cab.seats)
  return problem ? fieldsInWords([problem], LABELS) : {}
}

/** Why the chosen cab cannot be had, of those that can be booked for the trip type; or that there is none. */
export function cabGone({ selectedCab }: BookingValues, cabs: Cab[]): string | null {
  if (cabs.length === 0) return 'No cab is available for this trip type'
  const gone = selectedCab !== '' && !cabs.some(({ _id }) => _id === selectedCab)
  return gone ? wordsOf(contract, { path: 'selectedCab', code: 'cab-gone' }) : null
}

/**
 * The form with what another said of its trip, where nothing else is said yet. The cab may not serve this trip type, and a
 * distance is that of its two cities.
 */
export function withTripOf(values: BookingValues, other: BookingValues): BookingValues {
  const { triptype, selectedCab, name, mobile, mail, distance, ...trip } = other
  const blank: Record<string, string> = newBooking()
  const said: Record<string, string> = values
  const missing = Object.entries(trip).filter(([field]) => said[field] === blank[field])
  const merged = { ...values, ...Object.fromEntries(missing) }
  const sameCities = merged.from === other.from && merged.to === other.to
  return values.distance === '' && sameCities ? { ...merged, distance } : merged
}

const REQUIRED = [
  ...(['from', 'to', 'pickUpLocation', 'PickUpdate', 'pickUpTime'] as const),
  ...(['NumberOfPersons', 'distance', 'name', 'mobile'] as const),
]
const REQUIRED_BACK = ['returnLocation', 'returndate', 'ReturnTime'] as const

function blankFields(values: BookingValues): Record<string, string> {
  const required = comesBack(values.triptype) ? [...REQUIRED, ...REQUIRED_BACK] : REQUIRED
  const blank = required.filter((field) => values[field].trim() === '')
  return Object.fromEntries(blank.map((field) => [field, `${LABELS[field]} is required`]))
}
