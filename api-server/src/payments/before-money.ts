import { istDay } from 'shared-api/india'
import type { PaymentRow } from '../platform/database/schema.ts'
import { invalid } from '../platform/http/problems.ts'

type Moved = Pick<PaymentRow, 'at' | 'amountPaise'>

/** Throws AppError 400 naming `day` for giving more, in paise, than was left of some money at the end of a day or at any time since. */
export function refuseBeforeMoney(rows: readonly Moved[], amountPaise: number, day: string): void {
  const sumOf = (some: readonly Moved[]) => some.reduce((sum, row) => sum + Number(row.amountPaise), 0)
  const inOrder = rows.toSorted((one, other) => one.at - other.at)
  const then = inOrder.filter(({ at }) => istDay(at) <= day).length
  const left = inOrder.map((_, nth) => sumOf(inOrder.slice(0, nth + 1)))
  if (amountPaise > Math.min(left[then - 1] ?? 0, ...left.slice(then)))
    throw invalid([{ path: 'day', code: 'before-money' }])
}
