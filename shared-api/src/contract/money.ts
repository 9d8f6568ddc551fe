import { westernDigits } from './digits.ts'
import { z } from './zod.ts'

/** Largest price of one cab or package, in rupees. */
const MAX_RUPEES = 10_000_000
/** More than any number takes as text: of a longer one no digit is looked at, which took a server 30 ms for tens of thousands. */
const LONGEST_DECIMAL = 40

/** An amount in rupees on the wire, two decimals at most, not negative. In code money is whole paise. */
export const Rupees = z
  .number({ error: 'must be a number of rupees' })
  .min(0, 'must be 0 or more')
  .max(MAX_RUPEES, `must be at most ${MAX_RUPEES}`)
  .refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6, 'takes at most two decimals')

/** Rupees as they come in a form field or in JSON: a number, or its plain decimal text. */
export const RupeesInput = z.union([Rupees, decimalText().pipe(Rupees)], {
  error: 'must be a number of rupees, 0 or more, with at most two decimals',
})

/** A whole number of 1 or more as it comes in a form field or in JSON. */
export const CountInput = (what: string, max: number) => {
  const error = `${what} must be a whole number from 1 to ${max}`
  // At each step too: a union passes on the message of the one option that got past its type.
  const Count = z.number({ error }).int(error).min(1, error).max(max, error)
  return z.union([Count, decimalText().pipe(Count)], { error })
}

/** A distance in km as it comes in a form field or in JSON: more than 0, at most 5000. */
export const KmInput = (() => {
  const error = 'distance must be a number of km, more than 0 and at most 5000'
  const Km = z.number({ error }).gt(0, error).max(5000, error)
  return z.union([Km, decimalText().pipe(Km)], { error })
})()

function decimalText() {
  return z
    .string()
    .max(LONGEST_DECIMAL, { abort: true })
    .overwrite(westernDigits)
    .regex(/^\s*\d{1,10}(\.\d{1,10})?\s*$/)
    .transform(Number)
}
