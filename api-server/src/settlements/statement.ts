import type { Kysely } from 'kysely'
import { type DriverStatement, istInstant, type StatementEntry, type StatementQuery } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { csvFile } from '../platform/csv.ts'
import type { Schema } from '../platform/database/schema.ts'
import { isoOf, istMinute } from '../platform/time.ts'
import { byTime, type NightCharge } from './entries.ts'
import { readEntries, sumOf } from './open.ts'

/** All between a driver and the company in some days (docs/product.md, Cash of drivers). */
export async function statementOf(
  db: Kysely<Schema>,
  driver: DriverStatement['driver'],
  { from, to }: StatementQuery,
  night: NightCharge,
): Promise<DriverStatement> {
  const { settled, open } = await readEntries(db, night, driver.id)
  const settlements = await db.selectFrom('settlements').selectAll().where('driverId', '=', driver.id).execute()
  const all = [
    ...settled,
    ...open,
    // Money that the driver got is no longer due to them.
    ...settlements.map(({ id, at, amountPaise }) => ({
      ...{ kind: 'settlement' as const, id, at, booking: '', amountPaise: -amountPaise },
    })),
  ].sort(byTime)
  const [start, end] = [istInstant(from, '00:00'), istInstant(dayAfter(to, 1), '00:00')]
  const before = all.filter(({ at }) => at < start)
  const shown = all.filter(({ at }) => at >= start && at < end)
  return {
    driver,
    opening: toRupees(sumOf(before)),
    entries: shown.map(({ kind, id, at, booking, amountPaise }) => ({
      ...{ kind, id, at: isoOf(at), booking, amount: toRupees(amountPaise) },
    })),
    closing: toRupees(sumOf([...before, ...shown])),
  }
}

const KINDS: Record<StatementEntry['kind'], string> = {
  ...{ allowance: 'Allowance', expense: 'Cost on the way', cash: 'Cash taken', settlement: 'Settled' },
  advance: 'Given or handed over',
}

/** A statement for a spreadsheet. */
export function statementCsv({ opening, entries, closing }: DriverStatement): string {
  return csvFile(
    ['When', 'What', 'Booking', 'Rupees'],
    [
      [null, 'Open before', null, opening],
      ...entries.map(({ kind, at, booking, amount }) => [istMinute(Date.parse(at)), KINDS[kind], booking, amount]),
      [null, 'Open after', null, closing],
    ],
  )
}
