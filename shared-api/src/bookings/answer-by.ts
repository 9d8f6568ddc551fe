import { istInstant } from '../contract/ist-instant.ts'
import { dayAfter, istDay, istTime } from '../india/index.ts'

/** How long an enquiry may wait, in ms; one that waits longer stands out at the desk. */
export const ANSWER_WITHIN_MS = 24 * 3_600_000

type Hours = {
  /** 'HH:MM' in Indian Standard Time. */
  officeHours?: { from: string; to: string } | undefined
  /** Indian days on which nobody is at the desk. */
  holidays?: { day: string }[] | undefined
}

/** The Indian day and time by which a person has answered an enquiry of `at` (ms): within a day, or when the office opens next. */
export function answerBy(at: number, { officeHours, holidays = [] }: Hours): { day: string; time: string } {
  const by = at + ANSWER_WITHIN_MS
  const closed = new Set(holidays.map(({ day }) => day))
  const opensFrom = (day: string): number =>
    closed.has(day) ? opensFrom(dayAfter(day, 1)) : istInstant(day, officeHours?.from ?? '00:00')
  const isLate = officeHours !== undefined && by > istInstant(istDay(by), officeHours.to)
  const moment = isLate ? opensFrom(dayAfter(istDay(by), 1)) : Math.max(by, opensFrom(istDay(by)))
  return { day: istDay(moment), time: istTime(moment) }
}
