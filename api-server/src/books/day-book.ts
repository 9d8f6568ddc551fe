import type { Kysely } from 'kysely'
import { type DayBook, istInstant } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { paymentRows, toPayment } from '../payments/index.ts'
import type { PaymentRow, Schema } from '../platform/database/schema.ts'

/** Also what takes a refund back. */
const isRefund = ({ amountPaise, takesBack }: Pick<PaymentRow, 'amountPaise' | 'takesBack'>) =>
  amountPaise < 0 || takesBack !== null

/** The payments of an Indian day, their sums by way and by who noted them, and the cash by who took it (docs/product.md, Books). */
export async function dayBook(db: Kysely<Schema>, day: string): Promise<DayBook> {
  const rows = await paymentRows(db)
    .where('payments.at', '>=', istInstant(day, '00:00'))
    .where('payments.at', '<', istInstant(dayAfter(day, 1), '00:00'))
    .execute()
  const sum = (amounts: number[]) => toRupees(amounts.reduce((total, amount) => total + amount, 0))
  const amountsOf = (some: typeof rows) => some.map(({ amountPaise }) => amountPaise)
  const sorted = (by: (row: (typeof rows)[number]) => string) =>
    [...Map.groupBy(rows, by)].sort(([one], [other]) => (one < other ? -1 : 1))
  const inAndOut = (some: typeof rows) => ({
    received: sum(amountsOf(some.filter((row) => !isRefund(row)))),
    refunded: sum(amountsOf(some.filter(isRefund))),
  })
  const byDriver = Map.groupBy(
    rows.filter(({ way }) => way === 'cash'),
    ({ driver }) => driver,
  )
  return {
    day,
    payments: rows.map((row) => ({ ...toPayment(row), booking: row.bookingReference })),
    ways: sorted(({ way }) => way).map(([way, some]) => ({ way, ...inAndOut(some) })),
    people: sorted(({ byName }) => byName).map(([by, some]) => ({
      ...{ by, ...inAndOut(some) },
      cash: sum(amountsOf(some.filter(({ way, driverId }) => way === 'cash' && driverId === null))),
    })),
    cash: [...byDriver].map(([driver, some]) => ({ driver, amount: sum(amountsOf(some)) })),
    total: sum(amountsOf(rows)),
  }
}
