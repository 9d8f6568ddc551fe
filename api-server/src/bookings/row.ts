import { type BookingDetails, type CabSnapshot, comesBack, LOCAL_TRIP_TYPES, visitsPlaces } from 'shared-api/contract'
import { fareOf, type Tariff } from 'shared-api/fares'
import type { BookingRow, CabRow } from '../platform/database/schema.ts'
import { invalid } from '../platform/http/problems.ts'
import { newId, newReference } from '../platform/ids.ts'
import { rupeesOrNull } from '../platform/money.ts'
import { fareCabOf, fareTripOf, hoursOf, kmOfHours } from '../tariffs/index.ts'
import { cabTime } from './cab-time.ts'

/**
 * The row of a new booking at `now` (ms). The price is the server's own; fare and total of the request are ignored.
 * Fields that the trip type does not have are dropped.
 * @throws AppError 400 when the tariff has no rate for the cab on this trip
 */
export function newBookingRow(details: BookingDetails, cab: CabRow, now: number, tariff: Tariff): BookingRow {
  const returns = comesBack(details.tripType)
  const distanceKm = details.distance ?? kmOfHours(details, cab, tariff)
  if (distanceKm === null) throw invalid([{ path: 'bookingDetails.distance', code: 'required' }])
  const fare = fareOf({ ...fareTripOf(details), km: distanceKm }, fareCabOf(cab), tariff)
  if (!fare) throw invalid([{ path: 'bookingDetails.selectedCab', code: 'no-rate' }])
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
    distanceKm,
    hours: hoursOf(details),
    farePaise: cab.pricePaise ?? 0,
    totalPaise: fare.total,
    advancePaise: fare.advance,
    fareLines: JSON.stringify(fare.lines),
    tariffId: tariff.id,
    tariffName: tariff.name,
    cabId: cab.id,
    cabSnapshot: JSON.stringify(snapshotOf(cab)),
    ...cabTime({ ...details, distance: distanceKm }),
    name: details.name,
    mobile: details.mobile,
    mail: details.mail,
    messagesByPhone: details.messagesByPhone ? 1 : 0,
    language: null,
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
  pricePerKm: rupeesOrNull(cab.pricePerKmPaise),
  cabClass: cab.cabClass,
})
