import type { Kysely } from 'kysely'
import type { FareLine } from 'shared-api/contract'
import type { SettlementEntriesTable } from '../platform/database/schema/payments.ts'
import type { Schema } from '../platform/database/schema.ts'

/** Below 0 what the driver holds of the company's money, in paise. */
export type Entry = Pick<SettlementEntriesTable, 'kind'> & {
  id: string
  at: number
  booking: string
  amountPaise: number
}

/** All that ever lay between a driver and the company, settled or not. */
export async function entriesOf(db: Kysely<Schema>, driverId: string): Promise<Entry[]> {
  const cash = await db
    .selectFrom('payments')
    .select(['id', 'at', 'bookingReference', 'amountPaise'])
    .where('driverId', '=', driverId)
    .execute()
  const trips = await db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .select(['bookings.id', 'reference', 'fareLines', 'bookings.endsAt'])
    .where('driverId', '=', driverId)
    .where('status', 'in', ['ended', 'completed'])
    .execute()
  const expenses = await db
    .selectFrom('expenses')
    .innerJoin('assignments', 'assignments.bookingId', 'expenses.bookingId')
    .innerJoin('bookings', 'bookings.id', 'expenses.bookingId')
    .select(['expenses.id', 'expenses.bookingId', 'at', 'reference', 'amountPaise'])
    .where('driverId', '=', driverId)
    .execute()
  const all: Entry[] = [
    ...cash.map(({ id, at, bookingReference: booking, amountPaise }) => ({
      ...{ kind: 'cash' as const, id, at, booking, amountPaise: -amountPaise },
    })),
    ...expenses.map(({ id, bookingId, at, reference: booking, amountPaise }) => ({
      ...{ kind: 'expense' as const, id: `${bookingId} ${id}`, at, booking, amountPaise },
    })),
    ...trips.map(({ id, endsAt: at, reference: booking, fareLines }) => ({
      ...{ kind: 'allowance' as const, id, at, booking, amountPaise: allowanceOf(fareLines) },
    })),
  ]
  return all.filter(({ amountPaise }) => amountPaise !== 0).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}

function allowanceOf(fareLines: string | null): number {
  const lines: FareLine[] = JSON.parse(fareLines ?? '[]')
  return lines.filter(({ code }) => code === 'allowance').reduce((sum, { amount }) => sum + amount, 0)
}
