import { type BookingReceipt, fromWire, LOCAL_TRIP_TYPES, type MyTrip, typedTrip } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { cityPair, emptyTrip, type TripFields } from './trip-fields.ts'

/** A booked trip as the form has it, without its days. Its traveller has accepted the terms before. */
export function tripAgain(booking: MyTrip['booking']): TripFields {
  const trip = fromWire<BookingReceipt>(booking)
  const { from, to, visitingPlaces } = trip
  return {
    ...emptyTrip(trip.tripType),
    ...{ ...typedTrip(trip), pickUpDate: '', returnDate: '' },
    localTripType: trip.localTripType ?? LOCAL_TRIP_TYPES[0],
    ...{ fromState: findCity(from)?.stateCode ?? '', toState: findCity(to)?.stateCode ?? '' },
    distanceFor: cityPair({ from, to }),
    visitingPlaces: visitingPlaces.length > 0 ? visitingPlaces : [''],
    selectedCab: trip.selectedCab._id,
    terms: true,
  }
}
