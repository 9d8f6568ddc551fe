import type { Kysely } from 'kysely'
import { type BookingDetails, seatsProblem, type TripType, wireName } from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import type { CabRow, Schema } from '../../platform/database/schema.ts'
import { invalid } from '../../platform/http/problems.ts'
import type { BookingRecord } from './index.ts'

/** What of a cab a booking keeps. */
export type BookedCab = Pick<
  CabRow,
  'id' | 'carModel' | 'brand' | 'seats' | 'pricePaise' | 'pricePerKmPaise' | 'imageUrl' | 'cabClass'
>

/** The stored cab of a booking, which alone decides seats and price. Throws AppError 400. */
export async function bookableCab(db: Kysely<Schema>, details: BookingDetails): Promise<CabRow> {
  const { selectedCab, tripType } = details
  const { _id: id } = selectedCab
  const cab = await bookable(db)
    .selectAll('cabs')
    .where('cabs.id', '=', id)
    .where('cabTripTypes.tripType', '=', tripType)
    .executeTakeFirst()
  if (!cab) throw invalid([{ path: 'bookingDetails.selectedCab', code: 'cab-gone' }])
  refuseTooMany(details, cab)
  return cab
}

/** Whether a cab can be booked for a trip type now, by its id: for many at once. */
export async function bookableCabs(db: Kysely<Schema>): Promise<(id: string, tripType: TripType) => boolean> {
  const rows = await bookable(db).select(['cabs.id', 'cabTripTypes.tripType']).execute()
  const pairs = new Set(rows.map(({ id, tripType }) => `${id} ${tripType}`))
  return (id, tripType) => pairs.has(`${id} ${tripType}`)
}

const bookable = (db: Kysely<Schema>) =>
  db
    .selectFrom('cabs')
    .innerJoin('cabTripTypes', 'cabTripTypes.cabId', 'cabs.id')
    .where('cabs.availability', '=', 1)
    .where('cabs.visibility', '=', 'public')
    .where('cabs.deletedAt', 'is', null)

/** Throws AppError 400 for more persons than a cab seats. */
export function refuseTooMany({ numberOfPersons }: BookingDetails, { seats }: Pick<CabRow, 'seats'>) {
  const tooMany = seatsProblem(numberOfPersons, seats)
  if (tooMany) throw invalid([{ ...tooMany, path: `bookingDetails.${wireName(tooMany.path)}` }])
}

/** The cab as it was when it was booked. */
export function cabAsBooked({ cabSnapshot }: BookingRecord): BookedCab {
  const { _id: id, price, pricePerKm, ...cab } = cabSnapshot
  return { ...cab, id, pricePaise: paiseOrNull(price), pricePerKmPaise: paiseOrNull(pricePerKm) }
}

const paiseOrNull = (rupees: number | null) => (rupees === null ? null : toPaise(rupees))
