import {
  type Cab,
  comesBack,
  type FieldProblem,
  seatsProblem,
  TripDetails,
  TripType,
  tripProblems,
  visitsPlaces,
} from 'shared-api/contract'
import { bookingTexts } from '../texts/booking.ts'
import { commonTexts } from '../texts/common.ts'
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
  'PickUpdate',
  'pickUpTime',
  'returnLocation',
  'returndate',
  'ReturnTime',
  'NumberOfPersons',
] as const

/**
 * What keeps a trip from being booked (docs/product.md, Booking rules); {} when nothing does. `cab` is the chosen one, if it is still
 * to be had; `now` is ms since 1970. The server asks the same schemas and rules.
 */
export function tripErrors(trip: TripFields, cab: Cab | undefined, now: number): FieldErrors {
  const type = TripType.safeParse(trip.triptype)
  if (!type.success) return { triptype: commonTexts().message(firstMessage(type.error)) }
  const problems = [
    ...missingChoices(trip, cab),
    ...CHECKED.flatMap((path) => fieldProblem(trip, path)),
    ...placeProblems(trip),
    ...tripProblems({ ...trip, triptype: type.data }, now),
    ...(cab ? [seatsProblem(Number(trip.NumberOfPersons), cab.seats)] : []),
  ]
  return inFormOrder(problems.filter((problem) => problem !== null))
}

function missingChoices(trip: TripFields, cab: Cab | undefined): FieldProblem[] {
  const t = bookingTexts().problems
  const missing: FieldProblem[] = []
  if (!trip.fromState) missing.push({ path: 'fromState', message: t.fromState })
  if (!trip.toState) missing.push({ path: 'toState', message: t.toState })
  if (!trip.selectedCab) missing.push({ path: 'selectedCab', message: t.cab })
  else if (!cab) missing.push({ path: 'selectedCab', message: t.cabGone })
  if (!trip.terms) missing.push({ path: 'terms', message: t.terms })
  return missing
}

function fieldProblem(trip: TripFields, path: (typeof CHECKED)[number]): FieldProblem[] {
  if (!applies(trip, path)) return []
  if (trip[path].trim() === '') return [{ path, message: commonTexts().required(bookingTexts().fields[path]) }]
  const { error } = fields[path].safeParse(trip[path])
  return error ? [{ path, message: inFormWords(path, firstMessage(error)) }] : []
}

const RETURN_FIELDS = ['returnLocation', 'returndate', 'ReturnTime']
const applies = (trip: TripFields, path: string) =>
  !RETURN_FIELDS.includes(path) || (trip.triptype !== '' && comesBack(trip.triptype))

function placeProblems({ triptype, visitingPlaces }: TripFields): FieldProblem[] {
  if (triptype === '' || !visitsPlaces(triptype)) return []
  const { error } = fields.visitingPlaces.safeParse(visitingPlaces)
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: `visitingPlaces.${String(path[0] ?? 0)}`,
    message: inFormWords('visitingPlaces', message),
  }))
}

/** A message of the contract names the field as the wire does; people read the form's words. */
export const inFormWords = (path: string, message: string): string => {
  const name = path.split('.')[0] ?? path
  const labels: Record<string, string> = bookingTexts().fields
  return commonTexts().message(
    message.startsWith(name) ? `${labels[name] ?? name}${message.slice(name.length)}` : message,
  )
}

const firstMessage = (error: { issues: { message: string }[] }) => error.issues[0]?.message ?? ''

function inFormOrder(problems: FieldProblem[]): FieldErrors {
  const order = Object.keys(bookingTexts().fields)
  const rank = ({ path }: FieldProblem) => order.indexOf(path.split('.')[0] ?? path)
  const errors: FieldErrors = {}
  for (const { path, message } of problems.sort((a, b) => rank(a) - rank(b)))
    errors[path] ??= commonTexts().message(message)
  return errors
}
