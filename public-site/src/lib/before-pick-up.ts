import { istInstant } from 'shared-api/contract'
import { formatSoon } from './format-instant.ts'
import { serverNow } from './server-now.ts'
import type { TripFields } from './trip-fields.ts'

const HOUR = 3_600_000

export type PickUp = Pick<TripFields, 'pickUpDate' | 'pickUpTime'>

/** Some hours before a pick-up in words, 'Sat, 5 Dec, 5:00 am'; null while the pick-up is not known, or where that is past. */
export function beforePickUp({ pickUpDate, pickUpTime }: PickUp, hours: number): string | null {
  const at = istInstant(pickUpDate, pickUpTime) - hours * HOUR
  return at >= serverNow() ? formatSoon(at) : null
}
