import { PageQuery } from './booking.ts'
import { Id } from './text.ts'
import { z } from './zod.ts'

/** What staff do that is kept, by code: what it is about, and what was done to it (docs/product.md, Who did what). */
export const ACTIVITY_CODES = [
  ...(['account-logged-in', 'account-password-changed'] as const),
  ...(['staff-added', 'staff-changed', 'staff-password-reset'] as const),
  ...(['settings-changed', 'settings-restored'] as const),
  ...(['tariff-added', 'tariff-changed', 'tariff-deleted', 'tariff-put-in-force'] as const),
  ...(['cab-added', 'cab-changed', 'cab-deleted'] as const),
  ...(['vehicle-added', 'vehicle-changed', 'vehicle-deleted'] as const),
  ...(['driver-added', 'driver-changed', 'driver-deleted'] as const),
  ...(['holiday-added', 'holiday-changed', 'holiday-deleted'] as const),
  ...(['tour-added', 'tour-changed', 'tour-deleted'] as const),
  ...(['cab-copied', 'cab-moved', 'holiday-copied', 'holiday-moved', 'tour-copied', 'tour-moved'] as const),
  ...(['picture-added', 'file-imported', 'import-undone', 'list-exported'] as const),
  ...(['booking-added', 'booking-changed', 'booking-exported'] as const),
  ...([
    'payment-added',
    'refund-added',
    'claim-settled',
    'expense-settled',
    'money-looked-at',
    'advance-reminded',
    'bill-made',
    'driver-settled',
    'driver-money-added',
    'movement-added',
    'drawer-counted',
    'month-closed',
    'document-issued',
  ] as const),
  ...(['enquiry-changed', 'enquiry-answered', 'enquiry-exported'] as const),
  ...(['template-added', 'template-changed', 'template-deleted'] as const),
  ...(['quotation-added', 'quotation-changed', 'quotation-sent', 'quotation-withdrawn'] as const),
  ...(['message-sent-again', 'message-sent-by-hand', 'person-found', 'person-erased'] as const),
] as const
export type ActivityCode = (typeof ACTIVITY_CODES)[number]

/**
 * One thing that somebody of the staff did. `code` is one of `ACTIVITY_CODES`, or one of a later server. The subject's id
 * and name are '' where there is none; `detail` has codes or a date that say more, such as the new status. `at` is ISO 8601 in UTC.
 */
export const Activity = z.strictObject({
  _id: z.string(),
  at: z.string(),
  by: z.strictObject({ _id: z.string(), name: z.string() }),
  code: z.string(),
  subject: z.strictObject({ _id: z.string(), name: z.string() }),
  detail: z.string(),
})
export type Activity = z.infer<typeof Activity>

/** `by` is the id of a staff account. */
export const ActivityQuery = z.strictObject({ cursor: PageQuery.cursor, limit: PageQuery.limit, by: Id.optional() })
export type ActivityQuery = z.output<typeof ActivityQuery>

export const ActivityReply = z.strictObject({
  activity: z.array(Activity),
  nextCursor: z.string().nullable(),
  total: z.number(),
})
