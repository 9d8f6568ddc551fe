import { dayFromToday } from '../harness/days.ts'

/** A time in India on a day counted from today, ms since 1970. */
export const instantOf = (day: number, time: string): number => Date.parse(`${dayFromToday(day)}T${time}:00+05:30`)
