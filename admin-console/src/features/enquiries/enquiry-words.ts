import { ANSWER_WITHIN_MS } from 'shared-api/bookings'
import type { Enquiry, EnquiryStatus } from 'shared-api/contract'
import { enquiriesTexts } from '../../texts/enquiries.ts'

export const STATUS_COLOURS: Record<EnquiryStatus, string> = { new: 'yellow', answered: 'green', closed: 'gray' }

const HOUR_MS = 3_600_000

/** How long an enquiry has waited at `now` (ms): '40 minutes', '5 hours', '2 days'. */
export function waitText(createdAt: string, now: number): string {
  const texts = enquiriesTexts().list
  const hours = (now - Date.parse(createdAt)) / HOUR_MS
  if (hours < 1) return texts.minutes({ count: Math.max(1, Math.floor(hours * 60)) })
  return hours < 24 ? texts.hours({ count: Math.floor(hours) }) : texts.days({ count: Math.floor(hours / 24) })
}

/** Whether an enquiry has waited for too long at `now` (ms). */
export const isLate = ({ status, createdAt }: Pick<Enquiry, 'status' | 'createdAt'>, now: number): boolean =>
  status === 'new' && now - Date.parse(createdAt) > ANSWER_WITHIN_MS

/** What an enquiry is about, in a few words. */
export const subjectOf = ({ kind, tourName, visitingPlaces, message }: Enquiry): string =>
  (kind === 'package' ? tourName : kind === 'custom-tour' ? visitingPlaces : message) ?? enquiriesTexts().kinds[kind]
