import type { Kysely } from 'kysely'
import { type DayBook, istInstant } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import type { Schema } from '../platform/database/schema.ts'
import { isoOf } from '../platform/time.ts'

/** The payments of an Indian day, their sums by way and by who noted them, and the cash by who took it (docs/product.md, Books). */
export async function dayBook(db: Kysely<Schema>, day: string): Promise<DayBook> {
  const rows = await db
    .selectFrom('payments')
    .leftJoin('drivers', 'drivers.id', 'payments.driverId')
    .selectAll('payments')
    .select('drivers.name as driverName')
    .where('at', '>=', istInstant(day, '00:00'))
    .where('at', '<', istInstant(dayAfter(day, 1), '00:00'))
    .orderBy('at')
    .orderBy('payments.id')
    .execute()
  const sum = (amounts: number[]) => toRupees(amounts.reduce((total, amount) => total + amount, 0))
  const amountsOf = (some: typeof rows) => some.map(({ amountPaise }) => amountPaise)
  const sorted = (by: (row: (typeof rows)[number]) => string) =>
    [...Map.groupBy(rows, by)].sort(([one], [other]) => (one < other ? -1 : 1))
  const inAndOut = (some: typeof rows) => ({
    received: sum(amountsOf(some).filter((amount) => amount > 0)),
    refunded: sum(amountsOf(some).filter((amount) => amount < 0)),
  })
  const byDriver = Map.groupBy(
    rows.filter(({ way }) => way === 'cash'),
    ({ driverName }) => driverName,
  )
  return {
    day,
    payments: rows.map(({ id, at, byName, way, amountPaise, reference, note, bookingReference, driverName }) => ({
      ...{ id, at: isoOf(at), by: byName, way, amount: toRupees(amountPaise), reference, note },
      ...{ booking: bookingReference, driver: driverName },
    })),
    ways: sorted(({ way }) => way).map(([way, some]) => ({ way, ...inAndOut(some) })),
    people: sorted(({ byName }) => byName).map(([by, some]) => ({
      ...{ by, ...inAndOut(some) },
      cash: sum(amountsOf(some.filter(({ way, driverId }) => way === 'cash' && driverId === null))),
    })),
    cash: [...byDriver].map(([driver, some]) => ({ driver, amount: sum(amountsOf(some)) })),
    total: sum(amountsOf(rows)),
  }
}
