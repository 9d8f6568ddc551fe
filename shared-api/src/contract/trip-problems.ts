import type { TripDetails } from './booking.ts'
import { istInstant } from './place-and-time.ts'
import type { FieldProblem } from './problems.ts'
import { comesBack } from './trip-types.ts'

type TripTimes = Pick<
  TripDetails,
  'triptype' | 'PickUpdate' | 'pickUpTime' | 'returndate' | 'ReturnTime' | 'returnLocation'
>

/**
 * The rules that look at more than one field or at the clock (docs/product.md, Booking rules): no past pick-up (this very
 * minute is not past) and none more than a year ahead; a Local Trip and an Outstation trip need a return place, date and
 * time, after the pick-up and within a year of it. `now` is ms since 1970. The form and the server both ask here. Returns []
 * when all is well.
 */
export function tripProblems(trip: TripTimes, now: number): FieldProblem[] {
  const problems: FieldProblem[] = []
  const pickUp = istInstant(trip.PickUpdate, trip.pickUpTime)
  if (isOver(trip.PickUpdate, trip.pickUpTime, now)) problems.push({ path: pastField(trip, now), code: 'past' })
  if (pickUp > now + YEAR_MS) problems.push({ path: 'PickUpdate', code: 'too-far-ahead' })
  if (!comesBack(trip.triptype)) return problems
  for (const path of ['returnLocation', 'returndate', 'ReturnTime'] as const) {
    if (!trip[path]) problems.push({ path, code: 'required-for-trip', params: { trip: trip.triptype } })
  }
  return [...problems, ...returnProblems(trip, pickUp)]
}

function returnProblems({ PickUpdate, returndate, ReturnTime }: TripTimes, pickUp: number): FieldProblem[] {
  if (!returndate || !ReturnTime) return []
  const back = istInstant(returndate, ReturnTime)
  if (back <= pickUp) {
    return [{ path: returndate < PickUpdate ? 'returndate' : 'ReturnTime', code: 'return-first' }]
  }
  return back > pickUp + YEAR_MS ? [{ path: 'returndate', code: 'return-too-far' }] : []
}

/** Nobody plans a taxi further ahead; who writes a later date has slipped. */
const YEAR_MS = 366 * 86_400_000

const MINUTE_MS = 60_000

/** A time is given by the minute, and lasts as long. */
const isOver = (date: string, time: string, now: number) => istInstant(date, time) + MINUTE_MS <= now

/** A day that is over is the date's fault; an hour that is over today is the time's. */
const pastField = (trip: TripTimes, now: number) =>
  isOver(trip.PickUpdate, '23:59', now) ? 'PickUpdate' : 'pickUpTime'
