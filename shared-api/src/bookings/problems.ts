import { BookingDetails } from '../contract/booking.ts'
import type { Cab } from '../contract/cab.ts'
import { type FieldProblem, fieldProblemsOf } from '../contract/problems.ts'
import { seatsProblem } from '../contract/seats.ts'
import type { TripType } from '../contract/trip.ts'
import { RETURN_FIELDS, type ReturnField } from '../contract/trip-fields.ts'
import { tripProblems } from '../contract/trip-problems.ts'
import { comesBack, visitsPlaces } from '../contract/trip-types.ts'

/** The fields that a form always fills in, in the order of the forms. */
const REQUIRED = ['from', 'to', 'distance', 'pickUpLocation', 'pickUpDate', 'pickUpTime', 'numberOfPersons'] as const
/** What a trip by hours leaves out. */
const NOT_BY_HOURS: readonly string[] = ['distance', 'returnDate', 'returnTime']

type TextField = (typeof REQUIRED)[number] | ReturnField

/** A booking form's trip: texts as typed, '' if empty. */
export type TripForm = Record<TextField, string> & {
  tripType: TripType
  visitingPlaces: readonly string[]
  hours?: string
  /** Whether the tariff asks for the hours of this trip, and not for its distance and when it ends. */
  byHours?: boolean
}

const schemas = BookingDetails.shape
type Field = keyof typeof schemas

/**
 * What keeps a trip from being booked (docs/product.md, Booking rules): blank fields, the schema of each field, rules across
 * fields, and the seats of `cab`. `now` is ms since 1970; see `tripProblems` for `leadMinutes`. A visiting place has the path 'visitingPlaces.<position>'.
 */
export function bookingProblems(
  trip: TripForm,
  cab: Pick<Cab, 'seats'> | undefined,
  now: number,
  leadMinutes = 0,
): FieldProblem[] {
  const fields = comesBack(trip.tripType) ? [...REQUIRED, ...RETURN_FIELDS] : REQUIRED
  const seats = cab && seatsProblem(Number(trip.numberOfPersons), cab.seats)
  const problems = [
    ...fields.flatMap((path) => requiredProblems(path, trip[path])),
    ...placeProblems(trip),
    ...tripProblems(trip, now, leadMinutes),
    ...(seats ? [seats] : []),
  ]
  if (!trip.byHours) return problems
  return [
    ...requiredProblems('hours', trip.hours ?? ''),
    ...problems.filter(({ path }) => !NOT_BY_HOURS.includes(path)),
  ]
}

/** The problems of one required field of a booking. */
export const requiredProblems = (path: Field, value: string): FieldProblem[] =>
  value.trim() === '' ? [{ path, code: 'required' }] : fieldProblems(path, value)

/** The problems of one field of a booking by its own schema. */
export const fieldProblems = (path: Field, value: string): FieldProblem[] =>
  fieldProblemsOf(schemas[path].safeParse(value).error?.issues).map((problem) => ({ ...problem, path }))

function placeProblems({ tripType, visitingPlaces }: TripForm): FieldProblem[] {
  if (!visitsPlaces(tripType)) return []
  const { error } = schemas.visitingPlaces.safeParse(visitingPlaces)
  return fieldProblemsOf(error?.issues).map((problem) => ({ ...problem, path: `visitingPlaces.${problem.path || 0}` }))
}
