import { byTariff, formFare, ofTripType, pickUpText } from 'shared-api/bookings'
import { bookingProblems } from 'shared-api/bookings/problems'
import { type Cab, type FieldProblem, type RefusedField, TripType } from 'shared-api/contract'
import { asksHours, type Tariff } from 'shared-api/fares'
import { nameIn } from 'shared-api/languages/words'
import { bookingTexts } from '../texts/booking.ts'
import { problemText } from './problem-text.ts'
import type { TripFields } from './trip-fields.ts'

// It comes along with the rules: a first view does without.
export { keepsPlace } from './keep-place.ts'

/** Messages by field, in the order of the form; a visiting place has the key 'visitingPlaces.<position>'. */
export type FieldErrors = Record<string, string>

/**
 * What keeps a trip from being booked (docs/product.md, Booking rules); {} when nothing does. `cab` is the chosen one, if it is still
 * available; `now` is ms since 1970. The server checks the same rules.
 */
export function tripErrors(typed: TripFields, cab: Cab | undefined, now: number, rules: TripRules = {}): FieldErrors {
  const { tariff, leadMinutes } = rules
  const trip = byTariff(typed, tariff)
  const type = TripType.safeParse(trip.tripType)
  if (!type.success) return { tripType: problemText({ path: 'tripType', code: 'trip-type' }) }
  const byHours = tariff !== undefined && asksHours(tariff, type.data)
  const problems = [
    ...missingChoices(trip, cab),
    ...(cab && tariff && !formFare(trip, cab, tariff)
      ? [{ path: 'selectedCab', words: bookingTexts().problems.noPrice }]
      : []),
    ...bookingProblems(
      { ...ofTripType(trip), pickUpLocation: pickUpText(trip), tripType: type.data, byHours },
      cab,
      now,
      leadMinutes,
    ),
  ]
  return inFormOrder(problems)
}

/** What the rules of a trip depend on: the tariff in force, and how soon a pick-up is too soon. */
export type TripRules = { tariff?: Tariff | undefined; leadMinutes?: number | undefined }

/** A problem of the form's own fields, in words. */
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
