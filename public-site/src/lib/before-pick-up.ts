import { sharedTexts } from '../texts/shared.ts'
import { formatDaySoon } from './format-day.ts'
import { serverNow } from './server-now.ts'
import type { TripFields } from './trip-fields.ts'

const HOUR = 3_600_000
/** India's time is always so many ms ahead of UTC. */
const IST = 5.5 * HOUR

export type PickUp = Pick<TripFields, 'pickUpDate' | 'pickUpTime'>

/** Some hours before a pick-up in words, 'Sat, 5 Dec, 5:00 am'; null while the pick-up is not known, or where that is past. */
export function beforePickUp({ pickUpDate, pickUpTime }: PickUp, hours: number): string | null {
  // Reckoned as if India's clock were UTC's: the hours before are the same.
  const at = Date.parse(`${pickUpDate}T${pickUpTime}Z`) - hours * HOUR
  if (Number.isNaN(at) || at < serverNow() + IST) return null
  const [day = '', time = ''] = new Date(at).toISOString().split('T')
  return `${formatDaySoon(day)}, ${sharedTexts().clock(time.slice(0, 5))}`
}
