import { LOCAL_TRIP_TYPES, type MyTrip } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { cityPair, emptyTrip, type TripFields } from './trip-fields.ts'

/** A booked trip as the form has it, without its days. Its traveller has accepted the terms before. */
export function tripAgain({ triptype, LocalTripType, NumberOfPersons, ...trip }: MyTrip['booking']): TripFields {
  const { from, to, pickUpLocation, pickUpTime, returnLocation, ReturnTime, visitingPlaces, hours } = trip
  return {
    ...emptyTrip(triptype),
    localTripType: LocalTripType ?? LOCAL_TRIP_TYPES[0],
    ...{ fromState: findCity(from)?.stateCode ?? '', from, toState: findCity(to)?.stateCode ?? '', to },
    ...{ distance: String(trip.distance), distanceFor: cityPair({ from, to }) },
    hours: hours === null ? '' : String(hours),
    ...{ pickUpLocation, pickUpTime, returnLocation: returnLocation ?? '', returnTime: ReturnTime ?? '' },
    visitingPlaces: visitingPlaces.length > 0 ? visitingPlaces : [''],
    numberOfPersons: String(NumberOfPersons),
    selectedCab: trip.selectedCab._id,
    terms: true,
  }
}
