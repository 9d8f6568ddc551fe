import { type BookingDetails, type CabSnapshot, comesBack, LOCAL_TRIP_TYPES, visitsPlaces } from 'shared-api/contract'
import { totalPaise } from 'shared-api/pricing'
import type { BookingRow, CabRow } from '../platform/database/schema.ts'
import { newId, newReference } from '../platform/ids.ts'
import { rupeesOrNull } from '../platform/money.ts'
import { cabTime } from './cab-time.ts'

/**
 * The row of a new booking at `now` (ms). The price is the server's own; fare and total of the request are ignored.
 * Fields that the trip type does not have are dropped.
 */
export function newBookingRow(details: BookingDetails, cab: CabRow, now: number): BookingRow {
  const returns = comesBack(details.tripType)
  const farePaise = cab.pricePaise ?? 0
  return {
    id: newId(),
    reference: newReference(),
    status: 'new',
    tripType: details.tripType,
    localTripType: details.tripType === 'Local Trip' ? (details.localTripType ?? LOCAL_TRIP_TYPES[0]) : null,
    fromCity: details.from,
    toCity: details.to,
    pickUpDate: details.pickUpDate,
    pickUpTime: details.pickUpTime,
    pickUpLocation: details.pickUpLocation,
    returnDate: (returns && details.returnDate) || null,
    returnTime: (returns && details.returnTime) || null,
    returnLocation: (returns && details.returnLocation) || null,
    package: details.package || null,
    visitingPlaces: JSON.stringify(visitsPlaces(details.tripType) ? details.visitingPlaces : []),
    numberOfPersons: details.numberOfPersons,
    cabType: details.cabType || null,
    distanceKm: details.distance,
    farePaise,
    totalPaise: totalPaise(details.distance, farePaise),
    cabId: cab.id,
    cabSnapshot: JSON.stringify(snapshotOf(cab)),
    ...cabTime(details),
    name: details.name,
    mobile: details.mobile,
    mail: details.mail,
    note: '',
    insteadOf: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }
}

const snapshotOf = (cab: CabRow): CabSnapshot => ({
  _id: cab.id,
  carModel: cab.carModel,
  brand: cab.brand,
  seats: cab.seats,
  price: rupeesOrNull(cab.pricePaise),
  imageUrl: cab.imageUrl,
})
