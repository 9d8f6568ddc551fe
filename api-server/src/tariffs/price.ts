import type { TripDetails } from 'shared-api/contract'
import { type FareCab, type FareTrip, localPackagesFor, type Tariff } from 'shared-api/fares'
import { tripRoad } from 'shared-api/geography/trip-road'
import type { CabRow } from '../platform/database/schema.ts'

type Trip = Pick<TripDetails, 'tripType' | 'from' | 'to'> & Partial<TripDetails>

/** The parts of a trip that its fare depends on. */
export const fareTripOf = (trip: Trip): FareTrip => ({
  ...roadOf(trip),
  tripType: trip.tripType,
  from: trip.from,
  to: trip.to,
  km: trip.distance ?? null,
  hours: hoursOf(trip),
  pickUpDate: trip.pickUpDate ?? null,
  pickUpTime: trip.pickUpTime ?? null,
  returnDate: (trip.tripType !== 'Drop Trip' && trip.returnDate) || null,
  returnTime: (trip.tripType !== 'Drop Trip' && trip.returnTime) || null,
})

/** What a fare takes from the road of a trip, by the places that it visits. */
export function roadOf(trip: Trip): Pick<FareTrip, 'hill' | 'minutesPerKm'> {
  const { hill = false, minutesPerKm } = tripRoad(trip) ?? {}
  return { hill, minutesPerKm }
}

/** The hours of a local trip; null for any other. */
export const hoursOf = ({ tripType, hours }: Pick<Trip, 'tripType' | 'hours'>) =>
  (tripType === 'Local Trip' && hours) || null

/** The km that a local trip by hours is booked with: those of its package. Null without packages. */
export function kmOfHours(trip: Trip, { cabClass }: Pick<FareCab, 'cabClass'>, tariff: Tariff): number | null {
  const hours = hoursOf(trip)
  if (hours === null) return null
  const packages = localPackagesFor(tariff, cabClass)
  return (packages.find((one) => one.hours >= hours) ?? packages.at(-1))?.km ?? null
}

export const fareCabOf = (cab: Pick<CabRow, 'cabClass' | 'pricePaise' | 'pricePerKmPaise'>): FareCab => ({
  cabClass: cab.cabClass,
  pricePaise: cab.pricePaise,
  perKmPaise: cab.pricePerKmPaise,
})
