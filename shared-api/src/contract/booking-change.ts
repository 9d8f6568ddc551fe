import { z } from './zod.ts'

const Value = z.union([z.string(), z.number(), z.array(z.string())]).nullable()

/** What of a booking an edit changed, and when (ISO 8601). Fields have their names on the wire; a total is rupees. */
export const BookingChange = z.strictObject({
  at: z.string(),
  by: z.string(),
  reason: z.string().nullable(),
  fields: z.array(z.strictObject({ field: z.string(), before: Value, after: Value })),
})
export type BookingChange = z.infer<typeof BookingChange>
