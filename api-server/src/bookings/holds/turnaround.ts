import { comesBack } from 'shared-api/contract'
import { KM_PER_HOUR } from 'shared-api/fares'
import { roadDistanceKm } from 'shared-api/geography/roads'
import type { BookingRow } from '../../platform/database/schema.ts'

const HOUR = 3_600_000
/** The time between two trips of a vehicle or driver, at least. */
export const TURNAROUND = HOUR
/** No way between two of our cities takes longer. */
export const LONGEST_WAY = 48 * HOUR

type Trip = Pick<BookingRow, 'tripType' | 'fromCity' | 'toCity' | 'startsAt' | 'endsAt'>

/** The time from the end of a trip to where another begins, in ms: by road at 45 km/h, one hour at least. */
function wayBetween(before: Trip, after: Trip): number {
  const endsIn = comesBack(before.tripType) ? before.fromCity : before.toCity
  const km = roadDistanceKm(endsIn, after.fromCity) ?? 0
  return Math.max(TURNAROUND, Math.round((km / KM_PER_HOUR) * HOUR))
}

/** The way, in ms, that there is no time for between two trips of one vehicle or driver; null where both fit. */
export function missedWay(one: Trip, other: Trip): number | null {
  const [before, after] = one.startsAt <= other.startsAt ? [one, other] : [other, one]
  const way = wayBetween(before, after)
  return before.endsAt + way > after.startsAt ? way : null
}
