import { istInstant } from '../contract/ist-instant.ts'
import { DAY_MS, IST_OFFSET_MS } from '../india/index.ts'
import type { FareTrip } from './trip.ts'

/** Average speed with stops where the road is not known, in km per hour. */
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
 * The number of nights in which the car drives inside a window such as 22:00 to 06:00 (docs/product.md, Night charge): from the
 * pick-up, and until the return, each for `km` (one way) by its road, or as long as a measured one took; a local trip drives all the time.
 */
export function nightsOf(trip: FareTrip, km: number, window: { from: string; to: string }): number {
  const { pickUpDate, pickUpTime, returnDate, returnTime, tripType } = trip
  if (!pickUpDate || !pickUpTime) return 0
  const start = istInstant(pickUpDate, pickUpTime)
  const drive = (trip.driveMinutes ?? km * (trip.minutesPerKm || 60 / KM_PER_HOUR)) * 60_000
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

/** The nights that a span of time touches, each by the number of the day on which it begins; the span excludes its end. */
function nightsBetween(from: number, to: number, window: { from: string; to: string }): number[] {
  const [opens, closes] = [msOf(window.from), msOf(window.to)]
  const overMidnight = closes <= opens
  const [start, end] = [from + IST_OFFSET_MS, Math.max(to, from + 1) + IST_OFFSET_MS]
  const nights: number[] = []
  for (let day = Math.floor(start / DAY_MS) - 1; day * DAY_MS + opens < end; day++)
    if ((overMidnight ? day + 1 : day) * DAY_MS + closes > start) nights.push(day)
  return nights
}

/** A time of day in ms. */
function msOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}
