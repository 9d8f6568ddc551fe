import { westernDigits } from './digits.ts'
import { refusal, refusedAs } from './problems.ts'
import { MAX_KM } from './trip-types.ts'
import { z } from './zod.ts'

/** Largest price of one cab or package, in rupees. */
export const MAX_RUPEES = 10_000_000
/** More than any number takes as text: of a longer one no digit is looked at, which took a server 30 ms for tens of thousands. */
const LONGEST_DECIMAL = 40

/** An amount in rupees on the wire, two decimals at most, not negative. In code money is whole paise. */
export const Rupees = refusedAs(z.number().min(0).max(MAX_RUPEES).refine(isWholePaise), {
  code: 'rupees',
  params: { max: MAX_RUPEES },
})

/** As `Rupees`, and may be negative. */
export const SignedRupees = refusedAs(z.number().min(-MAX_RUPEES).max(MAX_RUPEES).refine(isWholePaise), {
  code: 'rupees-or-less',
  params: { max: MAX_RUPEES },
})

/** Whole paise: money in code. */
export const Paise = z.int().brand<'Paise'>()
export type Paise = z.output<typeof Paise>

/** An amount that is rupees on the wire, as `rupees` takes them, and paise in code. */
export const paiseOf = (rupees: typeof Rupees) =>
  z.codec(rupees, Paise, { decode: (amount) => Math.round(amount * 100), encode: (paise) => paise / 100 })

/** An amount above 0: rupees on the wire, paise in code. */
export const PositiveRupees = paiseOf(
  refusedAs(
    Rupees.refine((rupees) => rupees > 0),
    { code: 'rupees', params: { max: MAX_RUPEES } },
  ),
)

/** Refuses lines that come to more than one price may be, either way; `of` gives the rupees of one. */
export const boundedSum =
  <Line>(of: (line: Line) => number) =>
  (lines: readonly Line[], context: z.core.$RefinementCtx): void => {
    const sum = lines.reduce((all, line) => all + of(line), 0)
    if (Math.abs(sum) > MAX_RUPEES)
      context.addIssue({ code: 'custom', ...refusal({ code: 'rupees-or-less', params: { max: MAX_RUPEES } }) })
  }

/** Rupees as they come in a form field or in JSON: a number, or its plain decimal text. */
export const RupeesInput = refusedAs(z.union([Rupees, decimalText().pipe(Rupees)]), {
  code: 'rupees',
  params: { max: MAX_RUPEES },
})

/** A whole number of 1 or more, from a form or JSON. */
export const CountInput = (max: number) => {
  const Count = z.number().int().min(1).max(max)
  const problem = { code: 'whole-number', params: { min: 1, max } } as const
  return refusedAs(z.union([Count, decimalText().pipe(Count)]), problem)
}

const Km = z.number().gt(0).max(MAX_KM)

/** A distance in km, from a form or JSON: more than 0, at most 5000. */
export const KmInput = refusedAs(z.union([Km, decimalText().pipe(Km)]), { code: 'km', params: { max: MAX_KM } })

function decimalText() {
  return z
    .string()
    .max(LONGEST_DECIMAL, { abort: true })
    .overwrite(westernDigits)
    .regex(/^\s*\d{1,10}(\.\d{1,10})?\s*$/)
    .transform(Number)
}

function isWholePaise(rupees: number) {
  return Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6
}
