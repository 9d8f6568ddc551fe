import { LANGUAGES } from 'shared-api/languages'
import { dayText } from '../../components/times.ts'
import { booksTexts } from '../../texts/books.ts'
import { deskLanguage } from '../../texts/page.ts'

/** A month, '2026-12', in the console's language. */
const written = (month: string, options: Intl.DateTimeFormatOptions): string =>
  new Date(`${month}-01T00:00Z`).toLocaleDateString(LANGUAGES[deskLanguage()].locale, { ...options, timeZone: 'UTC' })
const monthText = (month: string) => written(month, { month: 'long', year: 'numeric' })

const NUMBER = new Intl.NumberFormat('en-IN')
/** A number of trips. */
export const count = (value: number): string => NUMBER.format(value)

/** 'December 2026', '24 Dec 2026', or 'April 2026 to March 2027' for the year '2026'. */
export function periodText(period: string): string {
  if (period.length === 10) return dayText(period)
  if (period.length === 7) return monthText(period)
  return booksTexts().years({ from: monthText(`${period}-04`), to: monthText(`${Number(period) + 1}-03`) })
}

/** As `periodText`, but '2026-27' for a year. */
export const shortPeriodText = (period: string): string =>
  period.length === 4 ? `${period}-${String(Number(period) + 1).slice(2)}` : periodText(period)

/** A day or month at the axis of a chart: '24', 'Dec'. */
export const partLabel = (part: string): string =>
  part.length === 10 ? String(Number(part.slice(8))) : written(part, { month: 'short' })

/** The year of the 1 April before a day. */
export const financialYearOf = (day: string): string =>
  String(Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0))
