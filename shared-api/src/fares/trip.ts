import type { CabClass } from '../contract/cab-classes.ts'
import type { FareLine } from '../contract/fare-line.ts'
import type { TripType } from '../contract/trip.ts'

/**
 * What of a trip counts in its fare. `km` is one way between the two cities as entered, null where a local trip is by hours;
 * cities are ids, dates and times Indian. `hill` says that the way has ghat roads. `measured` is true for the final bill:
 * km, times and waiting are then what was driven.
 */
export type FareTrip = {
  tripType: TripType
  from: string
  to: string
  km: number | null
  hours: number | null
  pickUpDate?: string | null
  pickUpTime?: string | null
  returnDate?: string | null
  returnTime?: string | null
  hill: boolean
  waitingMinutes?: number
  measured?: boolean
}

/** What of a cab counts in a fare, in paise. */
export type FareCab = { cabClass: CabClass | null; pricePaise: number | null; perKmPaise: number | null }

/** A fare in paise. Its lines add up to the total. */
export type Fare = { lines: FareLine[]; total: number; advance: number }
