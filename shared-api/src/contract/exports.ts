import { IstDate } from './place-and-time.ts'
import { Id, optionalLine } from './text.ts'
import { z } from './zod.ts'

/** The desk's lists that can be had as CSV, beside bookings (docs/product.md, Export). */
export const EXPORT_LISTS = [
  ...(['cabs', 'vehicles', 'drivers', 'customers', 'holidays', 'tours', 'tariffs'] as const),
  ...(['staff', 'activity', 'payments', 'driver-cash'] as const),
] as const
export type ExportedList = (typeof EXPORT_LISTS)[number]

/** The filters of the lists: words, the account of `activity`, and the day of `payments`. */
export const ExportQuery = z.strictObject({
  q: optionalLine(100).optional(),
  by: Id.optional(),
  day: IstDate.optional(),
})
export type ExportQuery = z.output<typeof ExportQuery>

/** The rows whose text has each word of a search, in any order. */
export function searched<Row>(rows: Row[], q: string, textOf: (row: Row) => string): Row[] {
  const words = q.toLocaleLowerCase().split(/\s+/)
  return rows.filter((row) => {
    const text = textOf(row).toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  })
}
