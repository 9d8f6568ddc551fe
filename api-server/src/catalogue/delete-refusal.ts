import type { Uses } from 'shared-api/contract'
import { type Refusal, refusal } from '../texts/refusal.ts'

/**
 * Why a package cannot be deleted now, or null: a trip to come, or an enquiry that nobody answered, needs what was offered,
 * and keeps no more of it than its name.
 */
export function deleteRefusal({ openEnquiries: enquiries, upcomingBookings: trips }: Uses): Refusal | null {
  if (trips > 0 && enquiries > 0) return refusal('package-has-both', { trips, enquiries })
  if (trips > 0) return refusal('package-has-trips', { trips })
  return enquiries > 0 ? refusal('package-has-enquiries', { enquiries }) : null
}
