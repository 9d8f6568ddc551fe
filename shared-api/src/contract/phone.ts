import { toE164 } from './phone-number.ts'
import { refusal } from './problems.ts'
import { z } from './zod.ts'

export { toE164 }

/** A phone number in any usual way of writing; parsing gives E.164. */
export const Mobile = z
  .string()
  // Longer text is not parsed: tens of thousands of digits took a server 70 ms.
  .max(40, { abort: true })
  .refine((written) => toE164(written) !== null, refusal('mobile'))
  .overwrite((written) => toE164(written) ?? written)
