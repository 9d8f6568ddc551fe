import {
  type Cab,
  comesBack,
  type FieldProblem,
  fieldProblemsOf,
  type RefusedField,
  seatsProblem,
  TripDetails,
  TripType,
  tripProblems,
  visitsPlaces,
} from 'shared-api/contract'
import { nameIn } from 'shared-api/languages/words'
import { bookingTexts } from '../texts/booking.ts'
import { problemText } from './problem-text.ts'
import type { TripFields } from './trip-fields.ts'

// It comes along with the rules: a first view does without.
export { keepsPlace } from './keep-place.ts'
export { keptOf, withCleared } from './put-back.ts'

/** Messages by field, in the order of the form; a visiting place goes by 'visitingPlaces.<position>'. */
export type FieldErrors = Record<string, string>

const fields = TripDetails.shape

/** The fields whose own schema decides, in the order of the form. */
const CHECKED = [
  'from',
  'to',
  'distance',
  'pickUpLocation',
  'pickUpDate',
  'pickUpTime',
  'returnLocation',
  'returnDate',
  'returnTime',
  'numberOfPersons',
] as const

/**
 * What keeps a trip from being booked (docs/product.md, Booking rules); {} when nothing does. `cab` is the chosen one, if it is still
 * to be had; `now` is ms since 1970. The server asks the same schemas and rules.
 */
export function tripErrors(trip: TripFields, cab: Cab | undefined, now: number): FieldErrors {
  const type = TripType.safeParse(trip.tripType)
  if (!type.success) return { tripType: problemText({ path: 'tripType', code: 'trip-type' }) }
  const problems = [
    ...missingChoices(trip, cab),
    ...CHECKED.flatMap((path) => fieldProblem(trip, path)),
    ...placeProblems(trip),
    ...tripProblems({ ...trip, tripType: type.data }, now),
    ...(cab ? [seatsProblem(Number(trip.numberOfPersons), cab.seats)] : []),
  ]
  return inFormOrder(problems.filter((problem) => problem !== null))
}

/** What the form asks of its own, in its words. */
type Missing = { path: string; words: string }

function missingChoices(trip: TripFields, cab: Cab | undefined): Missing[] {
  const t = bookingTexts().problems
  const missing: Missing[] = []
  if (!trip.fromState) missing.push({ path: 'fromState', words: t.fromState })
  if (!trip.toState) missing.push({ path: 'toState', words: t.toState })
  if (!trip.selectedCab) missing.push({ path: 'selectedCab', words: t.cab })
  else if (!cab) missing.push({ path: 'selectedCab', words: t.cabGone })
  if (!trip.terms) missing.push({ path: 'terms', words: t.terms })
  return missing
}

function fieldProblem(trip: TripFields, path: (typeof CHECKED)[number]): FieldProblem[] {
  if (!applies(trip, path)) return []
  if (trip[path].trim() === '') return [{ path, code: 'required' }]
  const { error } = fields[path].safeParse(trip[path])
  return fieldProblemsOf(error?.issues).map((problem) => ({ ...problem, path }))
}

const RETURN_FIELDS = ['returnLocation', 'returnDate', 'returnTime']
const applies = (trip: TripFields, path: string) =>
  !RETURN_FIELDS.includes(path) || (trip.tripType !== '' && comesBack(trip.tripType))

function placeProblems({ tripType, visitingPlaces }: TripFields): FieldProblem[] {
  if (tripType === '' || !visitsPlaces(tripType)) return []
  const { error } = fields.visitingPlaces.safeParse(visitingPlaces)
  return fieldProblemsOf(error?.issues).map((problem) => ({ ...problem, path: `visitingPlaces.${problem.path || 0}` }))
}

/** A problem of the trip by the label that the booking form has for its field. */
export function tripProblemText(problem: FieldProblem | RefusedField): string {
  const labels: Record<string, string> = bookingTexts().fields
  return problemText(problem, labels[nameIn(problem.path)])
}

function inFormOrder(problems: (Missing | FieldProblem)[]): FieldErrors {
  const order = Object.keys(bookingTexts().fields)
  const rank = ({ path }: { path: string }) => order.indexOf(path.split('.')[0] ?? path)
  const errors: FieldErrors = {}
  for (const problem of problems.sort((a, b) => rank(a) - rank(b)))
    errors[problem.path] ??= 'words' in problem ? problem.words : tripProblemText(problem)
  return errors
}
