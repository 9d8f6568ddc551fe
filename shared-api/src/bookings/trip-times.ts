import { istInstant } from '../contract/ist-instant.ts'
import { comesBack, MAX_KM } from '../contract/trip-types.ts'
import { type FareForm, ofTripType } from './form-fare.ts'

/**
 * When a form's trip takes a vehicle, in the fields of `free-cabs` (docs/product.md, Free cabs): of a Drop Trip the distance
 * and the road say how long, of others the return. Null while that is not known, or makes no sense.
 */
export function tripTimes(form: FareForm) {
  const { tripType, pickUpDate, pickUpTime, returnDate, returnTime, ...trip } = ofTripType(form)
  const begins = istInstant(pickUpDate, pickUpTime)
  if (form.tripType === '' || Number.isNaN(begins)) return null
  const start = { tripType, pickUpDate, pickUpTime }
  if (comesBack(tripType)) {
    return istInstant(returnDate, returnTime) > begins ? { ...start, returnDate, returnTime, distance: '' } : null
  }
  const km = Number(trip.distance)
  const { from, to } = form
  return km > 0 && km <= MAX_KM ? { ...start, from, to, returnDate: '', returnTime: '', distance: String(km) } : null
}
