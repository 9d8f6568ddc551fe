import { boundedSum, MAX_RUPEES, SignedRupees } from './money.ts'
import { onPaper } from './paper-letters.ts'
import { type CodedProblem, refusal } from './problems.ts'
import { line } from './text.ts'
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
  'return',
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
 * Where a line comes from: a rule of the tariff, a return offer, a price that the desk agreed on or quoted, a line that the desk
 * added, or a cost that the driver reported.
 */
export const ORIGINS = ['tariff', 'offer', 'agreed', 'quoted', 'desk', 'driver'] as const

/**
 * One line of a fare. On the wire `rate` and `amount` are rupees, in code paise; `quantity` is in the unit. A line that is not
 * `taxable` is passed on, or takes off the price. `note`, `by` and `at` (ISO 8601) are of a line that the desk added.
 */
export const FareLine = z.object({
  code: z.enum(FARE_CODES),
  quantity: z.number(),
  unit: z.enum(['km', 'day', 'trip', 'night', 'hour', 'percent']),
  rate: z.number(),
  amount: z.number(),
  taxable: z.boolean(),
  basis: z.enum(['fixed', 'estimate', 'actual']),
  origin: z.enum(ORIGINS).default('tariff'),
  note: z.string().optional(),
  by: z.string().optional(),
  at: z.string().optional(),
})
export type FareLine = z.infer<typeof FareLine>

/** The tariff that a fare was made by. */
export const TariffName = z.object({ id: z.string(), name: z.string() })
export type TariffName = z.infer<typeof TariffName>

/** What a line of the desk may be for. */
export const OWN_CODES = ['package', 'toll', 'permit', 'parking', 'discount', 'other'] as const satisfies FareCode[]
const MAX_OWN_LINES = 20

/**
 * A line that the desk adds to a fare (docs/product.md, Lines of the desk). `amount` is what the traveller pays more or less, with
 * its tax unless it is passed on (not `taxable`). `note` says why; the traveller reads it. Without an `origin` it has that of the
 * same line before, or 'desk'.
 */
export const OwnLine = z
  .strictObject({
    code: z.enum(OWN_CODES),
    amount: SignedRupees,
    taxable: z.boolean().default(true),
    note: onPaper(line(200)),
    basis: z.enum(['fixed', 'estimate', 'actual']).default('fixed'),
    origin: z.enum(ORIGINS).exclude(['tariff', 'offer']).optional(),
  })
  .superRefine(({ code, amount }, context) => {
    const problem = signProblem(code, amount)
    if (problem) context.addIssue({ code: 'custom', path: ['amount'], ...refusal(problem) })
  })
export type OwnLine = z.output<typeof OwnLine>

/** A discount is below 0, any amount suits 'other', and the rest are not below 0. */
function signProblem(code: OwnLine['code'], amount: number): CodedProblem | undefined {
  if (code === 'discount' && amount >= 0) return { code: 'below-zero' }
  if (code !== 'discount' && code !== 'other' && amount < 0) return { code: 'rupees', params: { max: MAX_RUPEES } }
  return undefined
}

/** All lines of the desk in a fare: they replace those before. */
export const OwnLines = z.strictObject({
  lines: z
    .array(OwnLine)
    .max(MAX_OWN_LINES)
    .superRefine(boundedSum(({ amount }) => amount)),
})
export type OwnLines = z.input<typeof OwnLines>
