import { IST_OFFSET_MS } from 'shared-api/india'
import { sharedTexts } from '../texts/shared.ts'
import { formatDay, formatDaySoon, formatTime } from './format-day.ts'

/** An instant (ISO 8601) by the Indian clock: 'Sat, 5 Dec, 2026, 6:30 pm IST'. */
export function formatInstant(iso: string): string {
  const [day, time] = inIndia(Date.parse(iso))
  return `${formatDay(day)}, ${formatTime(time)}`
}

/** An instant soon, in ms since 1970, by the Indian clock: 'Sat, 5 Dec, 6:30 pm'. */
export function formatSoon(at: number): string {
  const [day, time] = inIndia(at)
  return `${formatDaySoon(day)}, ${sharedTexts().clock(time)}`
}

function inIndia(at: number): [day: string, time: string] {
  const clock = new Date(at + IST_OFFSET_MS).toISOString()
  return [clock.slice(0, 10), clock.slice(11, 16)]
}
