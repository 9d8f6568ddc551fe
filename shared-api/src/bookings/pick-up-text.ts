import { type TRIP_TYPES, visitsPlaces } from '../contract/trip-types.ts'

type Trip = { tripType: (typeof TRIP_TYPES)[number] | ''; pickUpLocation: string; toPlace: string }

/** The named place that a trip goes to, where no other field of the trip has it; '' if there is none. */
export const notedPlace = ({ tripType, toPlace }: Omit<Trip, 'pickUpLocation'>): string =>
  tripType && visitsPlaces(tripType) ? '' : toPlace

/** The pick-up location as it is booked, with the place to go to: 'Anna Nagar (to Chennai Airport)'. In English, for desk and driver. */
export function pickUpText(trip: Trip): string {
  const place = notedPlace(trip)
  return trip.pickUpLocation.trim() === '' || place === ''
    ? trip.pickUpLocation
    : `${trip.pickUpLocation} (to ${place})`
}
