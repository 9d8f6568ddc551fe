import type { Uses } from 'shared-api/contract'

/**
 * Why a package cannot be deleted now, or null: a trip to come, or an enquiry that nobody answered, needs what was offered,
 * and keeps no more of it than its name.
 */
export function deleteRefusal({ openEnquiries, upcomingBookings }: Uses): string | null {
  const reasons = [
    upcomingBookings > 0 && counted(upcomingBookings, 'trip to come has it', 'trips to come have it'),
    openEnquiries > 0 && counted(openEnquiries, 'new enquiry is about it', 'new enquiries are about it'),
  ].filter(Boolean)
  return reasons.length > 0 ? `${reasons.join(', and ')}. Hide it instead, and delete it later.` : null
}

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
