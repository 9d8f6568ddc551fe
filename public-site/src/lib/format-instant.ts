import { IST_OFFSET_MS } from 'shared-api/india'
import { formatDay, formatTime } from './format-day.ts'

/** An instant (ISO 8601) by the Indian clock: 'Sat, 5 Dec, 2026, 6:30 pm IST'. */
export function formatInstant(iso: string): string {
  const clock = new Date(Date.parse(iso) + IST_OFFSET_MS).toISOString()
  return `${formatDay(clock.slice(0, 10))}, ${formatTime(clock.slice(11, 16))}`
}
