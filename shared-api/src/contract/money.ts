import { z } from './zod.ts'

/** Largest price of one cab or package, in rupees. */
const MAX_RUPEES = 10_000_000

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
  const Count = z.number().int().min(1).max(max)
  return z.union([Count, decimalText().pipe(Count)], { error: `${what} must be a whole number from 1 to ${max}` })
}

/** A distance in km as it comes in a form field or in JSON: more than 0, at most 5000. */
export const KmInput = (() => {
  const Km = z.number().gt(0).max(5000)
  return z.union([Km, decimalText().pipe(Km)], {
    error: 'distance must be a number of km, more than 0 and at most 5000',
  })
})()

function decimalText() {
  return z
    .string()
    .regex(/^\s*\d{1,10}(\.\d{1,10})?\s*$/)
    .transform(Number)
}
