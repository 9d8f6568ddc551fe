import { BookingPageReply, StaffBooking } from './booking.ts'
import { Quote } from './quote.ts'
import { optionalPlainLine } from './text.ts'
import { z } from './zod.ts'

/**
 * Another trip or traveller for a booking that stays (docs/product.md, Change of a trip). `tell` notifies the traveller;
 * `release` takes the assignment back where vehicle or driver do not fit any more.
 */
export const TripChange = z.strictObject({
  bookingDetails: StaffBooking.shape.bookingDetails,
  tell: z.boolean().default(true),
  reason: optionalPlainLine(200).optional(),
  release: z.boolean().default(false),
})
export type TripChange = z.input<typeof TripChange>

/** `pretend=1` stores nothing. */
export const TripChangeQuery = z.strictObject({ pretend: z.literal('1').optional() })

/** The booking as it is stored, the price of the changed trip, and in words what keeps it from its cab or assignment. */
export const TripChangeReply = z.strictObject({
  booking: BookingPageReply.shape.booking,
  quote: Quote.pick({ total: true, advance: true, tariff: true, lines: true }),
  inTheWay: z.strictObject({ cab: z.string().nullable(), assignment: z.string().nullable() }),
})
export type TripChangeReply = z.infer<typeof TripChangeReply>
