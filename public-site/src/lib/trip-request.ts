import { ofTripType, pickUpText } from 'shared-api/bookings'
import type { sendBooking } from 'shared-api/client'
import { type Cab, pick, TYPED_FIELDS, visitsPlaces } from 'shared-api/contract'
import { cabName } from './cab-texts.ts'
import type { TripFields } from './trip-fields.ts'

type BookingInput = Parameters<typeof sendBooking>[1]
/** The request of a trip without the traveller. */
export type TripRequest = Omit<BookingInput, 'name' | 'mobile' | 'mail'>

/**
 * A checked trip in the words of sendemail (docs/product.md, Booking fields): fields of other trip types are left empty, blank visiting
 * places left out. `fare` and the rest of `selectedCab` are for the record; the server prices the stored cab.
 */
export function tripRequest(typed: TripFields, cab: Cab): TripRequest {
  const trip = ofTripType(typed)
  const { tripType } = trip
  return {
    ...pick(trip, TYPED_FIELDS),
    tripType,
    localTripType: tripType === 'Local Trip' ? trip.localTripType : '',
    pickUpLocation: pickUpText(trip),
    visitingPlaces: visitsPlaces(tripType) ? visitedPlaces(trip) : [],
    cabType: cabName(cab),
    fare: cab.price,
    selectedCab: cab,
  }
}

/** The visiting places without blank lines. */
export const visitedPlaces = ({ visitingPlaces }: Pick<TripFields, 'visitingPlaces'>): string[] =>
  visitingPlaces.map((place) => place.trim()).filter(Boolean)
