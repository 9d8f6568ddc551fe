const INSTANT = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** The time wraps as a whole: 'pm' never starts a line. */
const together = (text: string) => text.replace(/ (?=[ap]m$)/i, '\u00a0')

/** An ISO instant in Indian Standard Time: '21 Nov 2026, 5:14 pm'. */
export const instantText = (iso: string): string => together(INSTANT.format(new Date(iso)))

const CLOCK = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'UTC' })

/** A time of a trip, 'HH:MM', as '5:14 pm'. */
export const clockText = (time: string): string => together(CLOCK.format(Date.parse(`1970-01-01T${time}Z`)))

const CLOCK_IST = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'Asia/Kolkata' })

/** The time of an ISO instant in Indian Standard Time: '5:14 pm'. */
export const clockTextOf = (iso: string): string => together(CLOCK_IST.format(new Date(iso)))

const WEEKDAY = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' })

/** A day of a trip with its weekday, as callers name it: 'Sat, 21 Nov 2026'. */
export const weekdayText = (date: string): string => `${WEEKDAY.format(Date.parse(`${date}T00:00Z`))}, ${dayText(date)}`

/** A day of a trip, 'YYYY-MM-DD', as '21 Nov 2026'. */
export const dayText = (date: string): string => DAY.format(new Date(`${date}T12:00:00+05:30`))

/** An Indian minute, '2026-12-24T06:30', as '24 Dec 2026, 6:30 am'. */
export function minuteText(minute: string): string {
  const [day = '', time = ''] = minute.split('T')
  return `${dayText(day)}, ${clockText(time)}`
}
