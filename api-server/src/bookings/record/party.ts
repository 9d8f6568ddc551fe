import type { Kysely } from 'kysely'
import { type BookingPage, isNotDriven } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { BookingRow, Schema } from '../../platform/database/schema.ts'

/** A car of a party: a booking of its own. */
export type PartyCar = Pick<BookingRow, 'id' | 'reference' | 'status' | 'totalPaise' | 'party'>

/** The cars of the parties that some bookings belong to, by the party, in the order in which they were booked. */
export async function partiesOf(
  db: Kysely<Schema>,
  bookings: readonly Pick<BookingRow, 'party'>[],
): Promise<Map<string | null, PartyCar[]>> {
  const parties = bookings.flatMap(({ party }) => party ?? [])
  if (parties.length === 0) return new Map()
  const cars = await db
    .selectFrom('bookings')
    .select(['id', 'reference', 'status', 'totalPaise', 'party'])
    .where('party', 'in', parties)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return Map.groupBy(cars, ({ party }) => party)
}

/** What all cars of a party cost that are not called off, in paise. */
export const partyTotal = (cars: readonly PartyCar[]): number =>
  cars.reduce((sum, { status, totalPaise }) => (isNotDriven(status) ? sum : sum + totalPaise), 0)

/** A party as the desk sees it; undefined for a booking of one car. */
export const toParty = (cars: readonly PartyCar[]): BookingPage['party'] =>
  cars.length === 0
    ? undefined
    : {
        total: toRupees(partyTotal(cars)),
        cars: cars.map(({ id, reference, status, totalPaise }) => ({
          ...{ _id: id, reference, status, total: toRupees(totalPaise) },
        })),
      }
