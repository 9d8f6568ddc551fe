import { plainCode } from './digits.ts'
import { refusedAs } from './problems.ts'
import { z } from './zod.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Of a registered person, or of a body with a UIN. */
const FORM = /^\d{2}([A-Z]{5}\d{4}[A-Z][1-9A-Z]Z|\d{2}[A-Z]{3}\d{5}[UO]N)[0-9A-Z]$/

/** The last character of a GSTIN, by its first 14: each in base 36, every second one twice, with the digits of the product added. */
function checkOf(first14: string): string {
  const sum = [...first14].reduce((total, character, at) => {
    const product = DIGITS.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

/** The states and territories in force by their number in a GSTIN; those that we serve by their code. */
const STATES: Record<string, string> = {
  ...{ '33': 'TN', '32': 'KL', '29': 'KA', '37': 'AP', '36': 'TS', '34': 'PY' },
  ...Object.fromEntries(
    '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 26 27 30 31 35 38 97'
      .split(' ')
      .map((number) => [number, number]),
  ),
}

/** A GSTIN, or the UIN of an embassy or a body of the United Nations, with its checksum and a state in force, in capitals. */
export const Gstin = refusedAs(
  z
    .string()
    .max(40, { abort: true })
    .overwrite(plainCode)
    .regex(FORM)
    .refine((gstin) => checkOf(gstin.slice(0, 14)) === gstin.at(14))
    .refine((gstin) => gstin.slice(0, 2) in STATES),
  'gstin',
)

/** The state that a GSTIN is registered in, such as 'TN'; its number where we have no code for it. */
export const stateOfGstin = (gstin: string): string => STATES[gstin.slice(0, 2)] ?? gstin.slice(0, 2)

/** The number of a state as papers and returns name it: '33' of 'TN'. */
export const stateNumber = (state: string): string =>
  Object.keys(STATES).find((number) => STATES[number] === state) ?? state

/** What a supplier is: a company is a body corporate. */
export const SUPPLIERS = ['proprietor', 'firm', 'LLP', 'company'] as const

/** Whether the PAN in a GSTIN is that of a company, by its fourth letter. */
export const isCompany = (gstin: string): boolean => gstin.at(5) === 'C'
