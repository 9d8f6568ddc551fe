export { capitalise } from './capitalise.ts'
export { plainText, plainTexts } from './plain-text.ts'

/** Indian Standard Time is UTC+05:30 all year. */
export const IST_OFFSET_MS = 330 * 60_000

/** One day, in ms; India has no summer time, so every day has as many. */
export const DAY_MS = 86_400_000

/** The calendar day in India, 'YYYY-MM-DD', at an instant in ms since 1970, wherever the code runs. */
export const istDay = (instant: number): string => new Date(instant + IST_OFFSET_MS).toISOString().slice(0, 10)

/** The time in India, 'HH:MM', at an instant in ms since 1970. */
export const istTime = (instant: number): string => new Date(instant + IST_OFFSET_MS).toISOString().slice(11, 16)

/** The calendar day `days` after `day`, both 'YYYY-MM-DD'. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** '+919840012345' as people write it: '+91 98400 12345'. Numbers of other countries stay as they are. */
export const formatPhone = (e164: string): string => e164.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
