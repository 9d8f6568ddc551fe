import { istInstant } from '../contract/ist-instant.ts'
import { DAY_MS, dayAfter, istDay } from '../india/index.ts'
import type { FareTrip } from './trip.ts'

/** Average speed on southern highways with stops, in km per hour. */
export const KM_PER_HOUR = 45
const HOUR_MS = 3_600_000

type Dates = Pick<FareTrip, 'pickUpDate' | 'returnDate'>

/** Calendar days from pick-up to return, both counted; 1 without a return. */
export const daysOf = ({ pickUpDate, returnDate }: Dates): number =>
  pickUpDate && returnDate && returnDate > pickUpDate
    ? Math.round((Date.parse(returnDate) - Date.parse(pickUpDate)) / DAY_MS) + 1
    : 1

/** Minutes from pick-up to return; null while one is missing. */
export function minutesOf({ pickUpDate, pickUpTime, returnDate, returnTime }: FareTrip): number | null {
  if (!pickUpDate || !pickUpTime || !returnDate || !returnTime) return null
  return Math.max(0, (istInstant(returnDate, returnTime) - istInstant(pickUpDate, pickUpTime)) / 60_000)
}

/**
 * The nights in which the car moves inside a window such as 22:00 to 06:00 (docs/product.md, Night charge): on the way
 * there from the pick-up and on the way back until the return, each at 45 km/h, and all the time of a local trip.
 * `km` is one way.
 */
export function nightsOf(trip: FareTrip, km: number, window: { from: string; to: string }): number {
  const { pickUpDate, pickUpTime, returnDate, returnTime, tripType } = trip
  if (!pickUpDate || !pickUpTime) return 0
  const start = istInstant(pickUpDate, pickUpTime)
  const drive = (km / KM_PER_HOUR) * HOUR_MS
  const isLocal = tripType === 'Local Trip'
  const end =
    returnDate && returnTime
      ? istInstant(returnDate, returnTime)
      : start + (isLocal ? (trip.hours ?? 0) * HOUR_MS : drive)
  const legs = isLocal
    ? [[start, end] as const]
    : [[start, Math.min(end, start + drive)] as const, [Math.max(start, end - drive), end] as const]
  const nights = new Set(legs.flatMap(([from, to]) => nightsBetween(from, to, window)))
  return nights.size
}

/** The first days of the nights that a time touches; its end does not count. */
function nightsBetween(from: number, to: number, window: { from: string; to: string }): string[] {
  const overMidnight = window.to <= window.from
  const nights: string[] = []
  for (let day = dayAfter(istDay(from), -1); day <= istDay(to); day = dayAfter(day, 1)) {
    const begins = istInstant(day, window.from)
    const ends = istInstant(overMidnight ? dayAfter(day, 1) : day, window.to)
    if (begins < Math.max(to, from + 1) && ends > from) nights.push(day)
  }
  return nights
}
