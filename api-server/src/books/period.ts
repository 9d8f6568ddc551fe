import { istInstant } from 'shared-api/contract'
import { dayAfter } from 'shared-api/india'

/** A span of time in ms, without its end. */
export type Span = { from: number; to: number }

/** A month or a financial year, by the Indian calendar. */
export type Period = {
  /** '2026-12'; '2026' for the year from April 2026. */
  name: string
  firstDay: string
  /** The first day after it. */
  endDay: string
  before: () => Period
  /** The day or month, of those that it is shown by, in which a day is. */
  partOf: (day: string) => string
}

/** The months before and after one: '2026-12' and '2027-02' of '2027-01'. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** A month, shown by its days. */
export const monthPeriod = (month: string): Period => ({
  name: month,
  firstDay: `${month}-01`,
  endDay: `${monthAfter(month, 1)}-01`,
  before: () => monthPeriod(monthAfter(month, -1)),
  partOf: (day) => day,
})

/** The financial year from 1 April, shown by its months. */
export const yearPeriod = (year: string): Period => ({
  name: year,
  firstDay: `${year}-04-01`,
  endDay: `${monthAfter(`${year}-04`, 12)}-01`,
  before: () => yearPeriod(String(Number(year) - 1).padStart(4, '0')),
  partOf: (day) => day.slice(0, 7),
})

export const spanOf = ({ firstDay, endDay }: Pick<Period, 'firstDay' | 'endDay'>): Span => ({
  from: istInstant(firstDay, '00:00'),
  to: istInstant(endDay, '00:00'),
})

/** The days of a period, in order. */
export function daysOf({ firstDay, endDay }: Period): string[] {
  const days: string[] = []
  for (let day = firstDay; day < endDay; day = dayAfter(day, 1)) days.push(day)
  return days
}
