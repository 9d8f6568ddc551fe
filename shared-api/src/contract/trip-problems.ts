import type { TripDetails } from './booking.ts'
import { istInstant } from './ist-instant.ts'
import type { FieldProblem } from './problems.ts'
import { type ForWhom, RETURN_FIELDS, type ReturnField } from './trip-fields.ts'
import { comesBack } from './trip-types.ts'

type TripTimes = Pick<TripDetails, 'tripType' | 'pickUpDate' | 'pickUpTime' | ReturnField> & {
  distance?: number | string | undefined
  hours?: number | string | undefined
}

/**
 * The rules that look at more than one field or at the clock (docs/product.md, Booking rules): no past pick-up (this very
 * minute is not past) and none more than a year ahead; a Local Trip and an Outstation trip need a return place, date and
 * time, after the pick-up and within a year of it. `now` is ms since 1970; a pick-up sooner than `leadMinutes` is booked
 * by phone, and the desk may enter trips of up to `daysBack` days ago. The form and the server both ask here. Returns [] when all is well.
 */
export function tripProblems(trip: TripTimes, now: number, leadMinutes = 0, daysBack = 0): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (trip.distance === undefined && !trip.hours) problems.push({ path: 'distance', code: 'required' })
  const pickUp = istInstant(trip.pickUpDate, trip.pickUpTime)
  if (isOver(trip.pickUpDate, trip.pickUpTime, now - daysBack * DAY_MS)) {
    problems.push(
      daysBack > 0 ? { path: 'pickUpDate', code: 'too-long-ago' } : { path: pastField(trip, now), code: 'past' },
    )
  } else if (leadMinutes > 0 && isOver(trip.pickUpDate, trip.pickUpTime, now + leadMinutes * MINUTE_MS)) {
    problems.push({ path: 'pickUpTime', code: 'too-soon', params: { minutes: leadMinutes } })
  }
  if (pickUp > now + YEAR_MS) problems.push({ path: 'pickUpDate', code: 'too-far-ahead' })
  if (!comesBack(trip.tripType)) return problems
  for (const path of RETURN_FIELDS) {
    if (!trip[path]) problems.push({ path, code: 'required-for-trip', params: { trip: trip.tripType } })
  }
  return [...problems, ...returnProblems(trip, pickUp)]
}

function returnProblems({ pickUpDate, returnDate, returnTime }: TripTimes, pickUp: number): FieldProblem[] {
  if (!returnDate || !returnTime) return []
  const back = istInstant(returnDate, returnTime)
  if (back <= pickUp) {
    return [{ path: returnDate < pickUpDate ? 'returnDate' : 'returnTime', code: 'return-first' }]
  }
  return back > pickUp + YEAR_MS ? [{ path: 'returnDate', code: 'return-too-far' }] : []
}

/**
 * What is missing of a guest or company (docs/product.md, For whom): a guest has a name and a number, a GSTIN its company.
 * `forAnother` says that a form asks for the guest.
 */
export function forWhomProblems(
  given: { [Field in ForWhom]?: string | undefined },
  forAnother = Boolean(given.guestName || given.guestMobile),
): FieldProblem[] {
  const needed: ForWhom[] = [
    ...(forAnother ? (['guestName', 'guestMobile'] as const) : []),
    ...(given.gstin?.trim() ? (['companyName'] as const) : []),
  ]
  return needed.flatMap((path) => (given[path]?.trim() ? [] : [{ path, code: 'required' as const }]))
}

const DAY_MS = 86_400_000
/** Nobody books a taxi further ahead; a later date is a slip. */
const YEAR_MS = 366 * DAY_MS
/** How far back the desk enters trips. */
export const DESK_DAYS_BACK = 366

const MINUTE_MS = 60_000

/** A time is given by the minute, and lasts as long. */
const isOver = (date: string, time: string, now: number) => istInstant(date, time) + MINUTE_MS <= now

/** A day that is over is the date's fault; an hour that is over today is the time's. */
const pastField = (trip: TripTimes, now: number) =>
  isOver(trip.pickUpDate, '23:59', now) ? 'pickUpDate' : 'pickUpTime'
