import type { FieldProblem, PutInForce } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'
import type { TariffRow } from '../platform/database/schema.ts'

type Days = Pick<TariffRow, 'name' | 'validFrom' | 'putAt'>

/**
 * Why a tariff can't be put in force on these days, given the others; null if it can (docs/product.md, Tariffs). One that began
 * today may be replaced; one to come has to be deleted first.
 */
export function refusedDays({ from, to }: PutInForce, others: readonly Days[], today: string): FieldProblem | null {
  if (from < today) return { path: 'from', code: 'day-past' }
  if (to !== undefined && to < from) return { path: 'to', code: 'ends-first' }
  const coming = others.filter(({ validFrom }) => validFrom !== null && validFrom > today)
  const same = coming.find(({ validFrom }) => validFrom === from)
  if (same) return overlap('from', same)
  if (to === undefined) return null
  const within = coming.find(({ validFrom }) => validFrom !== null && validFrom > from && validFrom <= to)
  if (within) return overlap('to', within)
  const follows = coming.some(({ validFrom }) => validFrom === dayAfter(to, 1))
  return follows ? null : { path: 'to', code: 'dates-gap' }
}

const overlap = (path: string, { name, validFrom }: Days): FieldProblem => ({
  path,
  code: 'dates-overlap',
  params: { name, day: validFrom ?? '' },
})

/** The last day of a tariff: the one before the next begins. A tariff that another replaced on its first day ends before it. */
export function lastDay({ validFrom, putAt }: Days, all: readonly Days[]): string | null {
  if (validFrom === null) return null
  const replaced = all.some((one) => one.validFrom === validFrom && Number(one.putAt) > Number(putAt))
  if (replaced) return dayAfter(validFrom, -1)
  const later = all.flatMap((one) => (one.validFrom !== null && one.validFrom > validFrom ? [one.validFrom] : []))
  const [next] = later.sort()
  return next ? dayAfter(next, -1) : null
}
