import type { Kysely } from 'kysely'
import { DRIVEN } from 'shared-api/contract'
import { parseLines } from '../bookings/index.ts'
import type { SettlementEntriesTable } from '../platform/database/schema/payments.ts'
import type { Schema } from '../platform/database/schema.ts'

/** Below 0 what the driver holds of the company's money, in paise. */
export type Entry = Pick<SettlementEntriesTable, 'kind'> & {
  driverId: string
  id: string
  at: number
  booking: string
  amountPaise: number
}

/** All that ever lay between drivers and the company, as trips and ledger have it now; of one driver, or of all. */
export async function entriesOf(db: Kysely<Schema>, driverId?: string): Promise<Entry[]> {
  const cash = await db
    .selectFrom('payments')
    .select(['id', 'at', 'bookingReference', 'amountPaise', 'driverId'])
    .$narrowType<{ driverId: string }>()
    .where('driverId', 'is not', null)
    .$if(driverId !== undefined, (query) => query.where('driverId', '=', driverId ?? ''))
    .execute()
  const trips = await db
    .selectFrom('assignments')
    .innerJoin('bookings', 'bookings.id', 'assignments.bookingId')
    .select(['bookings.id', 'reference', 'fareLines', 'assignments.endsAt', 'driverId'])
    .where('status', 'in', DRIVEN)
    .$if(driverId !== undefined, (query) => query.where('driverId', '=', driverId ?? ''))
    .execute()
  const expenses = await db
    .selectFrom('expenses')
    .innerJoin('assignments', 'assignments.bookingId', 'expenses.bookingId')
    .innerJoin('bookings', 'bookings.id', 'expenses.bookingId')
    .select(['expenses.id', 'expenses.bookingId', 'at', 'reference', 'amountPaise', 'driverId'])
    .where('expenses.outcome', '=', 'counted')
    .$if(driverId !== undefined, (query) => query.where('driverId', '=', driverId ?? ''))
    .execute()
  const all: Entry[] = [
    ...cash.map(({ bookingReference: booking, amountPaise, ...row }) => ({
      ...{ ...row, kind: 'cash' as const, booking, amountPaise: -amountPaise },
    })),
    ...expenses.map(({ id, bookingId, reference: booking, ...row }) => ({
      ...{ ...row, kind: 'expense' as const, id: `${bookingId} ${id}`, booking },
    })),
    ...trips.map(({ endsAt: at, reference: booking, fareLines, ...row }) => ({
      ...{ ...row, kind: 'allowance' as const, at, booking, amountPaise: allowanceOf(fareLines) },
    })),
  ]
  return all.filter(({ amountPaise }) => amountPaise !== 0)
}

const allowanceOf = (fareLines: string | null): number =>
  parseLines(fareLines).reduce((sum, { code, amount }) => (code === 'allowance' ? sum + amount : sum), 0)

/** By time, then in any order that stays. */
export const byTime = (one: Pick<Entry, 'at' | 'id'>, other: Pick<Entry, 'at' | 'id'>) =>
  one.at - other.at || (one.id < other.id ? -1 : 1)
