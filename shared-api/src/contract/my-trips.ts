import { BookingReceipt } from './booking.ts'
import { toWire } from './wire-names.ts'
import { z } from './zod.ts'

/** A trip of a customer: whether it is still to come, and the path of its page. */
const MyTrip = z.strictObject({
  booking: z.strictObject(toWire(BookingReceipt.shape)),
  toCome: z.boolean(),
  tripLink: z.string(),
})
export type MyTrip = z.infer<typeof MyTrip>

/** The trips of a customer (docs/product.md, My trips). `provable` is true while the address of the account is not proved. */
export const MyTripsReply = z.strictObject({ trips: z.array(MyTrip), provable: z.boolean() })
export type MyTripsReply = z.infer<typeof MyTripsReply>

/** Who travelled last; null for staff. */
export const SavedTravellerReply = z.strictObject({
  traveller: z.strictObject({ name: z.string(), mobile: z.string(), mail: z.string() }).nullable(),
})
export type SavedTravellerReply = z.infer<typeof SavedTravellerReply>
