import { type BookingStatus, isToCome, type TouristList } from 'shared-api/contract'
import { cityName, leavesState } from 'shared-api/geography'
import { DAY_MS, dayAfter, istDay } from 'shared-api/india'
import { lockBooking, readBooking } from '../bookings/index.ts'
import type { Database } from '../platform/database/open.ts'
import { parsePassengers } from './record.ts'

type Listed = { from: string; to: string; startsAt: number; status: BookingStatus; passengers: string | null }

/** Whether a trip that leaves the state still lacks its passengers, from the day before at `now` (ms) until it has ended. */
export const isListMissing = ({ passengers, startsAt, status, ...trip }: Listed, now: number): boolean =>
  leavesState(trip) &&
  isToCome(status) &&
  istDay(now) >= dayAfter(istDay(startsAt), -1) &&
  (passengers === null || parsePassengers(passengers).length === 0)

export type TouristListRepository = ReturnType<typeof touristListRepository>

/** The passengers of trips (docs/product.md, Tourist list). */
export function touristListRepository({ db, transaction }: Database, now: () => number) {
  return {
    /** The list of a trip; without one, the cities of the booking and nobody. Throws AppError 404. */
    async find(bookingId: string): Promise<TouristList> {
      const { booking } = await readBooking(db, bookingId)
      const stored = await db
        .selectFrom('touristLists')
        .select(['origin', 'destination', 'passengers'])
        .where('bookingId', '=', bookingId)
        .executeTakeFirst()
      if (stored) return { ...stored, passengers: parsePassengers(stored.passengers) }
      return { origin: cityName(booking.fromCity), destination: cityName(booking.toCity), passengers: [] }
    },

    /** Replaces the list of a trip. Throws AppError 404. */
    save: (bookingId: string, { origin, destination, passengers }: TouristList): Promise<void> =>
      transaction(async (tx) => {
        await lockBooking(tx, bookingId)
        const row = { origin, destination, passengers: JSON.stringify(passengers) }
        await tx
          .insertInto('touristLists')
          .values({ bookingId, ...row })
          .onConflict((conflict) => conflict.column('bookingId').doUpdateSet(row))
          .execute()
      }),

    /** Deletes the lists of trips that ended more than a year and a day ago. */
    async deleteOld(): Promise<void> {
      const before = new Date(now() - DAY_MS)
      before.setUTCFullYear(before.getUTCFullYear() - 1)
      const old = db
        .selectFrom('touristLists')
        .innerJoin('bookings', 'bookings.id', 'touristLists.bookingId')
        .select('bookingId')
        .where('endsAt', '<', before.getTime())
      await db.deleteFrom('touristLists').where('bookingId', 'in', old).execute()
    },
  }
}
