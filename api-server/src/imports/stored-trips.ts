import type { Kysely } from 'kysely'
import { STEP } from 'shared-api/contract'
import type { ImportedTrip } from '../bookings/index.ts'
import type { BookingRow, Schema } from '../platform/database/schema.ts'
import type { Entry } from './kind.ts'

type Trip = Pick<BookingRow, 'mobile' | 'pickUpDate' | 'pickUpTime' | 'fromCity' | 'toCity' | 'cabId'>

/** What makes two trips the same one: who, when, from where to where, and in which cab. */
export const tripKey = ({ mobile, pickUpDate, pickUpTime, fromCity, toCity, cabId }: Trip) =>
  [mobile, pickUpDate, pickUpTime, fromCity, toCity, cabId].join(' ')

/** The references of the stored trips of the days of some entries, by what makes them the same; cancelled ones left out. */
export async function storedTrips(
  tx: Kysely<Schema>,
  entries: readonly Entry<ImportedTrip>[],
): Promise<Map<string, string>> {
  const days = entries.map(({ record }) => record.booking.pickUpDate).sort()
  const rows = await tx
    .selectFrom('bookings')
    .select(['reference', 'mobile', 'pickUpDate', 'pickUpTime', 'fromCity', 'toCity', 'cabId'])
    .where('pickUpDate', '>=', days[0] ?? '')
    .where('pickUpDate', '<=', days.at(-1) ?? '')
    .where('status', '!=', STEP.cancel)
    .execute()
  return new Map(rows.map((row) => [tripKey(row), row.reference]))
}
