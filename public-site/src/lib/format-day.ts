import { written } from 'shared-api/languages'
import { commonTexts } from '../texts/common.ts'
import { pageLocale } from '../texts/page.ts'
import { sharedTexts } from '../texts/shared.ts'

const DAY = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const

const day = written(pageLocale, { ...DAY, year: 'numeric' })
const daySoon = written(pageLocale, DAY)

/** '2026-12-05' as people read it: 'Sat, 5 Dec, 2026'. The browser's zone plays no part. */
export const formatDay = (text: string): string => day(Date.parse(`${text}T00:00Z`))

/** `formatDay` without the year, for a day soon: 'Sat, 5 Dec'. */
export const formatDaySoon = (text: string): string => daySoon(Date.parse(`${text}T00:00Z`))

/** Whether a text is a day, 'YYYY-MM-DD': a date field gives years of six digits too. */
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)

/** A chosen day in words, for below its field: browsers show days in an order of their own. */
export const dayInWords = (day: string): string | undefined => (isDay(day) ? formatDay(day) : undefined)

/** '18:30' as people read it: '6:30 pm IST'. */
export const formatTime = (time: string): string => commonTexts().time({ clock: sharedTexts().clock(time) })
