import { istDay, istTime } from 'shared-api/india'
import { LANGUAGES, written } from 'shared-api/languages'
import { deskLanguage } from '../texts/page.ts'
import { sharedTexts } from '../texts/shared.ts'

const locale = () => LANGUAGES[deskLanguage()].locale
const day = written(locale, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
const weekday = written(locale, { weekday: 'short', timeZone: 'UTC' })

/** An ISO instant in Indian Standard Time: '21 Nov 2026, 5:14 pm'. */
export const instantText = (iso: string): string => `${day(new Date(iso))}, ${clockTextOf(iso)}`

/** A time of a trip, 'HH:MM', as '5:14 pm', which no line breaks. */
export const clockText = (time: string): string => sharedTexts().clock(time)

/** The time of an ISO instant in Indian Standard Time: '5:14 pm'. */
export const clockTextOf = (iso: string): string => clockText(istTime(Date.parse(iso)))

/** A moment of these days, an ISO instant, in Indian Standard Time: 'Sat 5:14 pm'. */
export const soonText = (iso: string): string =>
  `${weekday(new Date(`${istDay(Date.parse(iso))}T00:00Z`))} ${clockTextOf(iso)}`

/** A day of a trip with its weekday, as callers name it: 'Sat, 21 Nov 2026'. */
export const weekdayText = (date: string): string => `${weekday(new Date(`${date}T00:00Z`))}, ${dayText(date)}`

const dayOfMonth = written(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
/** A day of these weeks: 'Sat 21 Nov'. */
export function shortDayText(date: string): string {
  const moment = new Date(`${date}T00:00Z`)
  return `${weekday(moment)} ${dayOfMonth(moment)}`
}

/** A day of a trip, 'YYYY-MM-DD', as '21 Nov 2026'; a text that is no day yet stays as it was typed. */
export function dayText(date: string): string {
  const noon = new Date(`${date}T12:00:00+05:30`)
  return Number.isNaN(noon.getTime()) ? date : day(noon)
}

/** An Indian minute, '2026-12-24T06:30', as '24 Dec 2026, 6:30 am'. */
export function minuteText(minute: string): string {
  const [date = '', time = ''] = minute.split('T')
  return `${dayText(date)}, ${clockText(time)}`
}

/** When a trip begins or ends, as short as it is clear: 'Sat 21 Nov, 5:14 pm', with its year where that is not this one. */
export function momentText(date: string, time: string): string {
  const isThisYear = date.slice(0, 4) === istDay(Date.now()).slice(0, 4)
  return `${isThisYear ? shortDayText(date) : weekdayText(date)}, ${clockText(time)}`
}
