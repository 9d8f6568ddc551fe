import { useSyncExternalStore } from 'react'
import { commonTexts } from '../texts/common.ts'

/** Indian Standard Time is UTC+05:30 all year. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** The calendar day in India, 'YYYY-MM-DD', at an instant in ms since 1970, wherever the browser is. */
export const istDay = (instant: number): string => new Date(instant + IST_OFFSET_MS).toISOString().slice(0, 10)

const DAY_MS = 24 * 60 * 60 * 1000

/** The calendar day so many days after `day`, both 'YYYY-MM-DD'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

const never = () => () => {}

/** Today in India; undefined while the page is rendered on a server, which may be a day behind. */
export const useIstToday = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => istDay(Date.now()),
    () => undefined,
  )

const DAY: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
}

/** '2026-12-05' as people read it: 'Sat, 5 Dec, 2026'. The browser's zone plays no part. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(commonTexts().locale, DAY).format(Date.parse(`${day}T00:00Z`))

/** '18:30' as people read it: '6:30 pm IST'. */
export const formatTime = (time: string): string => commonTexts().time(time)
