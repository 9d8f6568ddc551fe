import { comesBack } from 'shared-api/contract'
import { wayBetween } from 'shared-api/geography/roads'
import type { BookingRow } from '../../platform/database/schema.ts'

const HOUR = 3_600_000
/** The time between two trips of a vehicle or driver, at least. */
export const TURNAROUND = HOUR
/** No way between two of our cities takes longer. */
export const LONGEST_WAY = 48 * HOUR

type Trip = Pick<BookingRow, 'tripType' | 'fromCity' | 'toCity' | 'startsAt' | 'endsAt'>

/** The id of the city where a trip ends: one that comes back ends where it began. */
export const endCity = ({ tripType, fromCity, toCity }: Omit<Trip, 'startsAt' | 'endsAt'>): string =>
  comesBack(tripType) ? fromCity : toCity

/** The time from the end of a trip to where another begins, in ms: by road, one hour at least. */
function timeBetween(before: Trip, after: Trip): number {
  return Math.max(TURNAROUND, Math.round(wayBetween(endCity(before), after.fromCity).minutes * 60_000))
}

/** The way, in ms, that there is no time for between two trips of one vehicle or driver; null where both fit. */
export function missedWay(one: Trip, other: Trip): number | null {
  const [before, after] = one.startsAt <= other.startsAt ? [one, other] : [other, one]
  const way = timeBetween(before, after)
  return before.endsAt + way > after.startsAt ? way : null
}
