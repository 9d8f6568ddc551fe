import { plainCode } from './digits.ts'
import { refusedAs } from './problems.ts'
import { z } from './zod.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The last character of a GSTIN, by its first 14: each in base 36, every second one twice, with the digits of the product added. */
function checkOf(first14: string): string {
  const sum = [...first14].reduce((total, character, at) => {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

/** A GSTIN with its checksum, in any usual way of writing; parsing gives it in capitals. */
export const Gstin = refusedAs(
  z
    .string()
    .max(40, { abort: true })
    .overwrite(plainCode)
    .regex(FORM)
    .refine((gstin) => checkOf(gstin.slice(0, 14)) === gstin.at(14)),
  'gstin',
)

/** The states' numbers in a GSTIN, of those that we serve. */
const STATES: Record<string, string> = { '33': 'TN', '32': 'KL', '29': 'KA', '37': 'AP', '36': 'TS', '34': 'PY' }

/** The state that a GSTIN is registered in, such as 'TN'; its number where we have no code for it. */
export const stateOfGstin = (gstin: string): string => STATES[gstin.slice(0, 2)] ?? gstin.slice(0, 2)
