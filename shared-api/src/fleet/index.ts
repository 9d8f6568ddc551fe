import { DAY_MS, dayAfter } from '../india/index.ts'

/** The days before a paper's last day on which the desk is warned (docs/product.md, Papers). */
const REMINDERS = [1, 7, 30] as const
const FIRST_REMINDER = 30

/** 'ended', or within how many days it ends. */
export type Due = 'ended' | (typeof REMINDERS)[number]

type Paper = { lastDay: string }

/** Whether a paper ends before an Indian day, 'YYYY-MM-DD'; it still holds on its last day. */
export const endsBefore = ({ lastDay }: Paper, day: string): boolean => lastDay < day

/** Days from `today` to a paper's last day, 'YYYY-MM-DD'; negative once it has ended. */
export const daysLeft = ({ lastDay }: Paper, today: string): number =>
  Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_MS)

/** The papers that have ended or end within 30 days of `today`, soonest first, each with how pressing it is. */
export const papersDue = <P extends Paper>(papers: readonly P[], today: string): (P & { due: Due })[] =>
  papers
    .flatMap((paper) => {
      const due = dueOf(paper, today)
      return due === null ? [] : [{ ...paper, due }]
    })
    .sort((one, other) => (one.lastDay < other.lastDay ? -1 : Number(one.lastDay > other.lastDay)))

/** The last day that is due on `today`: for a query. */
export const lastDayDue = (today: string): string => dayAfter(today, FIRST_REMINDER)

function dueOf(paper: Paper, today: string): Due | null {
  if (endsBefore(paper, today)) return 'ended'
  return REMINDERS.find((days) => daysLeft(paper, today) <= days) ?? null
}
