import type { CabClass } from '../contract/cab-classes.ts'
import type { FareLine } from '../contract/fare-line.ts'
import type { TripType } from '../contract/trip.ts'

/**
 * The parts of a trip that its fare depends on. `km` is one way between the two cities as entered, null for a local trip by
 * hours; cities are ids, dates and times Indian. `hill` is whether the road has ghat sections. `measured` is true for the final
 * bill, whose km, times and waiting are those of the drive.
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
  /** How many minutes a km takes by the road; at 45 km/h where it is not known. */
  minutesPerKm?: number | undefined
  waitingMinutes?: number
  measured?: boolean
  /** How long a measured trip without a return took. */
  driveMinutes?: number
  offer?: Offer | undefined
}

/** What a return offer takes off, in basis points, and the classes of cabs for which it holds. */
export type Offer = { percent: number; classes: readonly CabClass[] }

/** The parts of a cab that a fare depends on, in paise. */
export type FareCab = { cabClass: CabClass | null; pricePaise: number | null; perKmPaise: number | null }

/** A fare in paise. Its lines add up to the total. */
export type Fare = { lines: FareLine[]; total: number; advance: number }
