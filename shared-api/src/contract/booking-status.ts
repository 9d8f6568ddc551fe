import { BOOKING_STATUSES } from './trip-steps.ts'
import { z } from './zod.ts'

export const BookingStatus = z.enum(BOOKING_STATUSES)
export type BookingStatus = z.infer<typeof BookingStatus>
