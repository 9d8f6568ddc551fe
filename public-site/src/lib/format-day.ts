import { commonTexts } from '../texts/common.ts'
import { pageLocale } from '../texts/page.ts'
import { sharedTexts } from '../texts/shared.ts'

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }

const formats = new Map<string, Intl.DateTimeFormat>()

/** The one format of a locale: to make one takes longer than to answer a key. */
function formatIn(locale: string, year?: 'numeric'): Intl.DateTimeFormat {
  const key = `${locale} ${year}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...DAY, year })
  formats.set(key, format)
  return format
}

/** '2026-12-05' as people read it: 'Sat, 5 Dec, 2026'. The browser's zone plays no part. */
export const formatDay = (day: string): string => formatIn(pageLocale(), 'numeric').format(Date.parse(`${day}T00:00Z`))

/** `formatDay` without the year, for a day soon: 'Sat, 5 Dec'. */
export const formatDaySoon = (day: string): string => formatIn(pageLocale()).format(Date.parse(`${day}T00:00Z`))

/** Whether a text is a day, 'YYYY-MM-DD': a date field gives years of six digits too. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** A chosen day in words, for below its field: browsers show days in an order of their own. */
export const dayInWords = (day: string): string | undefined => (isDay(day) ? formatDay(day) : undefined)

/** '18:30' as people read it: '6:30 pm IST'. */
export const formatTime = (time: string): string => commonTexts().time({ clock: sharedTexts().clock(time) })
