import { ANSWER_WITHIN_MS } from 'shared-api/bookings'
import type { Enquiry, EnquiryKind, EnquiryStatus } from 'shared-api/contract'

export const KIND_LABELS: Record<EnquiryKind, string> = {
  contact: 'Contact',
  package: 'Package',
  'custom-tour': 'Custom tour',
}

export const STATUS_COLOURS: Record<EnquiryStatus, string> = { new: 'yellow', answered: 'green', closed: 'gray' }

const HOUR_MS = 3_600_000

/** How long an enquiry has waited at `now` (ms): '40 minutes', '5 hours', '2 days'. */
export function waitText(createdAt: string, now: number): string {
  const hours = (now - Date.parse(createdAt)) / HOUR_MS
  if (hours < 1) return counted(Math.max(1, Math.floor(hours * 60)), 'minute')
  return hours < 24 ? counted(Math.floor(hours), 'hour') : counted(Math.floor(hours / 24), 'day')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Whether an enquiry has waited for too long at `now` (ms). */
export const isLate = ({ status, createdAt }: Pick<Enquiry, 'status' | 'createdAt'>, now: number): boolean =>
  status === 'new' && now - Date.parse(createdAt) > ANSWER_WITHIN_MS

/** What an enquiry is about, in a few words. */
export const subjectOf = ({ kind, tourName, visitingPlaces, message }: Enquiry): string =>
  (kind === 'package' ? tourName : kind === 'custom-tour' ? visitingPlaces : message) ?? KIND_LABELS[kind]
