import { z } from './zod.ts'

/** What a line of a fare is for (docs/product.md, Fare lines). Readers' texts are made from it. */
export const FARE_CODES = [
  'distance',
  'cab',
  'package',
  'extra-hours',
  'extra-km',
  'allowance',
  'night',
  'hill',
  'waiting',
  'season',
  'toll',
  'permit',
  'parking',
  'discount',
  'other',
  'cgst',
  'sgst',
  'igst',
  'gst',
  'rounding',
] as const
export type FareCode = (typeof FARE_CODES)[number]

/**
 * One line of a fare. On the wire `rate` and `amount` are rupees, in code paise; `quantity` is in the unit. `note`, `by` and
 * `at` (ISO 8601) are of a line that the desk added.
 */
export const FareLine = z.object({
  code: z.enum(FARE_CODES),
  quantity: z.number(),
  unit: z.enum(['km', 'day', 'trip', 'night', 'hour', 'percent']),
  rate: z.number(),
  amount: z.number(),
  taxable: z.boolean(),
  basis: z.enum(['fixed', 'estimate', 'actual']),
  note: z.string().optional(),
  by: z.string().optional(),
  at: z.string().optional(),
})
export type FareLine = z.infer<typeof FareLine>

/** The tariff that a fare was made by. */
export const TariffName = z.object({ id: z.string(), name: z.string() })
export type TariffName = z.infer<typeof TariffName>
