import type { Kysely } from 'kysely'
import { type DayBook, istInstant } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { paymentRows, toPayment } from '../payments/index.ts'
import type { PaymentRow, Schema } from '../platform/database/schema.ts'
import { closedOf } from './close-month.ts'
import { drawerOf, isInDrawer } from './drawer.ts'

/** Also what takes a refund back, and whatever else went out. */
const isRefund = ({ amountPaise, takesBack }: Pick<PaymentRow, 'amountPaise' | 'takesBack'>) =>
  amountPaise < 0 || takesBack !== null

/** Cash that went to the bank came in there, and the other way round. */
const inBothWays = (row: PaymentRow): PaymentRow[] =>
  row.kind === 'bank' ? [row, { ...row, way: 'bank', amountPaise: -row.amountPaise }] : [row]

/** The movements of an Indian day, their sums by way and by who noted them, and the cash by who took it (docs/product.md, Day book). */
export async function dayBook(db: Kysely<Schema>, day: string): Promise<DayBook> {
  const rows = await paymentRows(db)
    .where('payments.at', '>=', istInstant(day, '00:00'))
    .where('payments.at', '<', istInstant(dayAfter(day, 1), '00:00'))
    .execute()
  const moved = rows.flatMap(inBothWays)
  const sum = (amounts: number[]) => toRupees(amounts.reduce((total, amount) => total + amount, 0))
  const amountsOf = (some: PaymentRow[]) => some.map(({ amountPaise }) => amountPaise)
  const sorted = (some: PaymentRow[], by: (row: PaymentRow) => string) =>
    [...Map.groupBy(some, by)].sort(([one], [other]) => (one < other ? -1 : 1))
  const inAndOut = (some: PaymentRow[]) => ({
    received: sum(amountsOf(some.filter((row) => !isRefund(row)))),
    refunded: sum(amountsOf(some.filter(isRefund))),
  })
  const byDriver = Map.groupBy(
    rows.filter(({ way }) => way === 'cash'),
    (row) => (isInDrawer(row) ? null : row.driver),
  )
  return {
    ...{ day, drawer: await drawerOf(db, day), closed: await closedOf(db, day.slice(0, 7)) },
    payments: rows.map((row) => ({ ...toPayment(row), booking: row.bookingReference, bookingId: row.bookingId })),
    ways: sorted(moved, ({ way }) => way).map(([way, some]) => ({ way, ...inAndOut(some) })),
    people: sorted(rows, ({ byName }) => byName).map(([by, some]) => ({
      ...{ by, ...inAndOut(some) },
      cash: sum(amountsOf(some.filter(isInDrawer))),
    })),
    cash: [...byDriver].map(([driver, some]) => ({ driver, amount: sum(amountsOf(some)) })),
    total: sum(amountsOf(moved)),
  }
}
