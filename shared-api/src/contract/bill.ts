import { FareLine, OwnLines } from './fare-line.ts'
import { SignedRupees } from './money.ts'
import { IstDate } from './place-and-time.ts'
import { refusedAs } from './problems.ts'
import { optionalPlainLine } from './text.ts'
import { z } from './zod.ts'

const Minute = refusedAs(
  z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
    .refine((minute) => IstDate.safeParse(minute.slice(0, 10)).success),
  'time',
)
const whole = (max: number) => refusedAs(z.int().min(0).max(max), { code: 'whole-number', params: { min: 0, max } })

/**
 * What the final bill is made of (docs/product.md, The final bill). `measured` prices the trip by what was driven; else the quoted
 * lines stay. `start` and `end` are Indian ('2026-12-24T06:30'), `km` all of the drive. `lines` are the desk's, in rupees. `why` says
 * what a correction is for: it is required where figures are other than before.
 */
export const BillInput = z
  .strictObject({
    measured: z.boolean(),
    km: whole(100_000),
    start: Minute,
    end: Minute,
    waitingMinutes: whole(100_000),
    lines: OwnLines.shape.lines,
    why: optionalPlainLine(200).default(''),
  })
  .refine(({ start, end }) => start <= end, { path: ['end'], message: 'must not be before the start' })
export type BillInput = z.output<typeof BillInput>
export const BillQuery = z.strictObject({ pretend: z.literal('1').optional() })

const Priced = z.strictObject({ lines: z.array(FareLine), total: SignedRupees })
/** What the driver reported; null for what they did not. `lines` are costs on the way, in rupees, that the bill passes on. */
export const Reported = z.strictObject({
  km: z.number().nullable(),
  start: z.string().nullable(),
  end: z.string().nullable(),
  waitingMinutes: z.number().nullable(),
  lines: z.array(FareLine),
})
export type Reported = z.infer<typeof Reported>

/** The bill of a trip in rupees: as it was quoted and as it was driven. `made` is null while it is a proposal. */
export const Bill = z.strictObject({
  input: z.strictObject({ ...BillInput.shape, lines: z.array(FareLine) }),
  reported: Reported,
  quoted: Priced,
  actual: Priced,
  made: z.strictObject({ at: z.string(), by: z.string() }).nullable(),
})
export type Bill = z.infer<typeof Bill>
export const BillReply = z.strictObject({ bill: Bill })
