import type { Kysely } from 'kysely'
import type { Driving } from 'shared-api/contract'
import { toRupees } from 'shared-api/money'
import type { DrivingRow, ExpenseRow, Schema } from '../../platform/database/schema.ts'
import { isoOf } from '../../platform/time.ts'
import { type Leg, legsOf } from '../steps/legs.ts'
import type { BookingRecord } from './index.ts'

/** What the driver of a trip has reported. */
export interface DrivenRows {
  driving: DrivingRow | null
  expenses: ExpenseRow[]
  /** Who drove before another took over. */
  legs: Leg[]
}

/** What drivers have reported of these trips, by the id of the booking; nothing for one without a report. */
export async function drivenOf(
  db: Kysely<Schema>,
  bookings: readonly { id: string }[],
): Promise<Map<string, DrivenRows>> {
  const ids = bookings.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const driving = await db.selectFrom('driving').selectAll().where('bookingId', 'in', ids).execute()
  const expenses = await db
    .selectFrom('expenses')
    .selectAll()
    .where('bookingId', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const legs = await legsOf(db, bookings)
  const drivingById = new Map(driving.map((row) => [row.bookingId, row]))
  const expensesById = Map.groupBy(expenses, ({ bookingId }) => bookingId)
  return new Map(
    [...new Set([...drivingById.keys(), ...expensesById.keys(), ...legs.keys()])].map((id) => [
      id,
      { driving: drivingById.get(id) ?? null, expenses: expensesById.get(id) ?? [], legs: legs.get(id) ?? [] },
    ]),
  )
}

/** The km that a trip is expected to take: those of its price, unless that counts a minimum. */
export function estimateKm({ fareLines, distanceKm }: Pick<BookingRecord, 'fareLines' | 'distanceKm'>): number {
  const line = fareLines.find(({ code, basis }) => code === 'distance' && basis === 'estimate')
  return line?.quantity ?? distanceKm
}

/** The same on the wire; money in rupees. */
export const toDriving = (booking: BookingRecord, { driving, expenses }: DrivenRows): Driving => ({
  openingKm: driving?.openingKm ?? null,
  closingKm: driving?.closingKm ?? null,
  waitingMinutes: driving?.waitingMinutes ?? null,
  estimateKm: estimateKm(booking),
  doubt: driving?.doubt === 1,
  expenses: expenses.map(({ id, kind, amountPaise, photo, at, outcome }) => ({
    ...{ id, kind, amount: toRupees(amountPaise), photo: photo !== null, outcome },
    at: isoOf(at),
  })),
})
