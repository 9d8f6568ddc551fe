import type { Kysely } from 'kysely'
import { type BookingDetails, CabSnapshot, seatsProblem, wireName } from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import type { BookingRow, CabRow, Schema } from '../platform/database/schema.ts'
import { invalid } from '../platform/http/problems.ts'

/** What of a cab a booking keeps. */
export type BookedCab = Pick<
  CabRow,
  'id' | 'carModel' | 'brand' | 'seats' | 'pricePaise' | 'pricePerKmPaise' | 'imageUrl' | 'cabClass'
>

/** The stored cab of a booking, which alone decides seats and price. Throws AppError 400. */
export async function bookableCab(db: Kysely<Schema>, details: BookingDetails): Promise<CabRow> {
  const { selectedCab, tripType } = details
  const { _id: id } = selectedCab
  const cab = await db
    .selectFrom('cabs')
    .innerJoin('cabTripTypes', 'cabTripTypes.cabId', 'cabs.id')
    .selectAll('cabs')
    .where('cabs.id', '=', id)
    .where('cabTripTypes.tripType', '=', tripType)
    .where('cabs.availability', '=', 1)
    .where('cabs.visibility', '=', 'public')
    .where('cabs.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!cab) throw invalid([{ path: 'bookingDetails.selectedCab', code: 'cab-gone' }])
  refuseTooMany(details, cab)
  return cab
}

/** Throws AppError 400 for more persons than a cab seats. */
export function refuseTooMany({ numberOfPersons }: BookingDetails, { seats }: Pick<CabRow, 'seats'>) {
  const tooMany = seatsProblem(numberOfPersons, seats)
  if (tooMany) throw invalid([{ ...tooMany, path: `bookingDetails.${wireName(tooMany.path)}` }])
}

/** The cab as it was when it was booked. */
export function cabAsBooked({ cabSnapshot }: BookingRow): BookedCab {
  const { _id: id, price, pricePerKm, ...cab } = CabSnapshot.parse(JSON.parse(cabSnapshot))
  return { ...cab, id, pricePaise: paiseOrNull(price), pricePerKmPaise: paiseOrNull(pricePerKm) }
}

const paiseOrNull = (rupees: number | null) => (rupees === null ? null : toPaise(rupees))
