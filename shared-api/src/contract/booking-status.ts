import { z } from './zod.ts'

/** The statuses of a booking (docs/product.md, Steps of a booking). */
export const BOOKING_STATUSES = [
  'new',
  'confirmed',
  'assigned',
  'on the way',
  'arrived',
  'started',
  'ended',
  'completed',
  'cancelled',
  'no show',
] as const
export const BookingStatus = z.enum(BOOKING_STATUSES)
export type BookingStatus = z.infer<typeof BookingStatus>
