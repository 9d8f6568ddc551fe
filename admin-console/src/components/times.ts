import { LANGUAGES } from 'shared-api/languages'
import { deskLanguage } from '../texts/page.ts'

/** What writes an instant or a day in the console's language. */
function written(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (moment) => {
    const { locale } = LANGUAGES[deskLanguage()]
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, options)
    made.set(locale, format)
    return format.format(moment)
  }
}

const instant = written({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' })
const day = written({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
const clock = written({ timeStyle: 'short', timeZone: 'UTC' })
const clockInIndia = written({ timeStyle: 'short', timeZone: 'Asia/Kolkata' })
const weekday = written({ weekday: 'short', timeZone: 'UTC' })

/** The time wraps as a whole: 'pm' never starts a line. */
const together = (text: string) => text.replace(/ (?=[ap]m$)/i, '\u00a0')

/** An ISO instant in Indian Standard Time: '21 Nov 2026, 5:14 pm'. */
export const instantText = (iso: string): string => together(instant(new Date(iso)))

/** A time of a trip, 'HH:MM', as '5:14 pm'. */
export const clockText = (time: string): string => together(clock(new Date(`1970-01-01T${time}Z`)))

/** The time of an ISO instant in Indian Standard Time: '5:14 pm'. */
export const clockTextOf = (iso: string): string => together(clockInIndia(new Date(iso)))

/** A day of a trip with its weekday, as callers name it: 'Sat, 21 Nov 2026'. */
export const weekdayText = (date: string): string => `${weekday(new Date(`${date}T00:00Z`))}, ${dayText(date)}`

/** A day of a trip, 'YYYY-MM-DD', as '21 Nov 2026'. */
export const dayText = (date: string): string => day(new Date(`${date}T12:00:00+05:30`))

/** An Indian minute, '2026-12-24T06:30', as '24 Dec 2026, 6:30 am'. */
export function minuteText(minute: string): string {
  const [date = '', time = ''] = minute.split('T')
  return `${dayText(date)}, ${clockText(time)}`
}
