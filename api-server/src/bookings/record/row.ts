import {
  type BookingDetails,
  type CabSnapshot,
  type FareLine,
  fieldsOf,
  LOCAL_TRIP_TYPES,
  OWN_WORDS,
  pick,
  STEP,
  storedReturn,
  visitsPlaces,
} from 'shared-api/contract'
import { type Fare, fareOf, type Offer, type Tariff } from 'shared-api/fares'
import { invalid } from '../../platform/http/problems.ts'
import { newId, newReference } from '../../platform/ids.ts'
import { rupeesOrNull } from '../../platform/money.ts'
import { fareCabOf, fareTripOf, hoursOf, kmOfHours } from '../../tariffs/index.ts'
import { cabTime } from '../holds/cab-time.ts'
import type { BookedCab } from './bookable-cab.ts'
import type { BookingRecord } from './index.ts'

/** The row of a new booking at `now` (ms). Throws as `bookedColumns` does. */
export const newBookingRow = (
  details: BookingDetails,
  cab: BookedCab,
  now: number,
  tariff: Tariff,
  offer?: Offer,
): BookingRecord => ({
  ...bookedColumns(details, cab, tariff, [], offer),
  ...freshColumns(details, now),
})

/** What a tariff charges for a trip with a cab and lines of the desk; else the field that has no price. */
function fareFor(details: BookingDetails, cab: BookedCab, tariff: Tariff, own: readonly FareLine[], offer?: Offer) {
  const km = details.distance ?? kmOfHours(details, cab, tariff)
  const fare = km === null ? null : fareOf({ ...fareTripOf(details), km, offer }, fareCabOf(cab), tariff, own)
  return { km, fare }
}

/** Whether a tariff has a price for a trip with a cab. */
export const hasPrice = (details: BookingDetails, cab: BookedCab, tariff: Tariff): boolean =>
  fareFor(details, cab, tariff, []).fare !== null

/**
 * The trip, traveller and price of a booking, with these lines of the desk and a return offer. The price is the server's own; fare and total of
 * the request are ignored. Fields that the trip type does not have are dropped.
 * @throws AppError 400 when the tariff has no rate for the cab on this trip
 */
export function bookedColumns(
  details: BookingDetails,
  cab: BookedCab,
  tariff: Tariff,
  own: readonly FareLine[] = [],
  offer?: Offer,
): Omit<BookingRecord, OfBooking> {
  const { km: distanceKm, fare } = fareFor(details, cab, tariff, own, offer)
  if (distanceKm === null) throw invalid([{ path: 'bookingDetails.distance', code: 'required' }])
  if (!fare) throw invalid([{ path: 'bookingDetails.selectedCab', code: 'no-rate' }])
  return { ...tripColumns(details, cab, distanceKm), ...priceColumns(fare, cab, tariff) }
}

/** The price of a booking that was made by a tariff. */
export const priceColumns = (
  { lines, total, advance }: Fare,
  { pricePaise }: Pick<BookedCab, 'pricePaise'>,
  { id, name }: Pick<Tariff, 'id' | 'name'>,
) => ({
  farePaise: pricePaise ?? 0,
  ...{ totalPaise: total, advancePaise: advance, fareLines: lines },
  ...{ tariffId: id, tariffName: name },
})

/** The trip and traveller of a booking. */
export function tripColumns(details: BookingDetails, cab: BookedCab, distanceKm: number) {
  return {
    ...pick(details, [
      'tripType',
      'pickUpDate',
      'pickUpTime',
      'pickUpLocation',
      'numberOfPersons',
      'name',
      'mobile',
      'mail',
    ]),
    ...fieldsOf(OWN_WORDS, (field) => details[field] || null),
    ...storedReturn(details),
    localTripType: details.tripType === 'Local Trip' ? (details.localTripType ?? LOCAL_TRIP_TYPES[0]) : null,
    fromCity: details.from,
    toCity: details.to,
    visitingPlaces: visitsPlaces(details.tripType) ? details.visitingPlaces : [],
    distanceKm,
    hours: hoursOf(details),
    cabId: cab.id,
    cabSnapshot: snapshotOf(cab),
    ...cabTime({ ...details, distance: distanceKm }),
  }
}

/** What a new booking has beside trip, traveller and price, at `now` (ms). */
export const freshColumns = (details: Pick<BookingDetails, 'messagesByPhone'>, now: number) => ({
  ...{ id: newId(), reference: newReference('TT'), status: STEP.place },
  ...{
    messagesByPhone: details.messagesByPhone ? (1 as const) : (0 as const),
    language: null,
    feePaise: null,
    forgivenPaise: 0,
    noticeVersion: null,
    promisedVehicleId: null,
    userId: null,
  },
  ...{ note: '', insteadOf: null, party: null, version: 1, createdAt: now, updatedAt: now },
})

/** The columns that no edit of the trip replaces. */
type OfBooking =
  | ('id' | 'reference' | 'status' | 'note' | 'insteadOf' | 'party' | 'version' | 'createdAt' | 'updatedAt')
  | ('messagesByPhone' | 'language' | 'feePaise' | 'forgivenPaise' | 'noticeVersion' | 'promisedVehicleId' | 'userId')

const snapshotOf = (cab: BookedCab): CabSnapshot => ({
  _id: cab.id,
  carModel: cab.carModel,
  brand: cab.brand,
  seats: cab.seats,
  price: rupeesOrNull(cab.pricePaise),
  imageUrl: cab.imageUrl,
  pricePerKm: rupeesOrNull(cab.pricePerKmPaise),
  cabClass: cab.cabClass,
})
