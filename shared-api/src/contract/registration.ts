import { westernDigits } from './digits.ts'
import { refusal } from './problems.ts'
import { z } from './zod.ts'

/** The codes of states and union territories, older ones too. */
const STATES =
  'AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UA UK UP WB'
const STATE = new RegExp(`^(${STATES.replaceAll(' ', '|')})(\\d{1,2})([A-Z]{1,3})(\\d{1,4})$`)
/** The Bharat series: year, BH, number, letters. */
const BHARAT = /^(\d{2})BH(\d{4})([A-Z]{1,2})$/
const BETWEEN = /[\s.\p{Pd}\p{Cf}]/gu

/**
 * A registration number as its plate has it, 'TN 01 AB 1234' or '22 BH 1234 AA', or null when it is none. Case, spaces,
 * hyphens and missing zeros do not count: all ways of writing one number give the same text.
 */
export function toRegistration(written: string): string | null {
  const signs = westernDigits(written).toUpperCase().replace(BETWEEN, '')
  const bharat = BHARAT.exec(signs)
  if (bharat) return `${bharat[1]} BH ${bharat[2]} ${bharat[3]}`
  const [, state, district = '', series, number = ''] = STATE.exec(signs) ?? []
  if (!state || Number(number) === 0) return null
  return `${state} ${district.padStart(2, '0')} ${series} ${number.padStart(4, '0')}`
}

/** The state in which a plate is registered, 'TN'; null for the Bharat series and without a number. */
export const homeStateOf = (plate: string | null): string | null => /^[A-Z]{2}(?= )/.exec(plate ?? '')?.[0] ?? null

/** An Indian registration number in any usual way of writing; parsing gives it as its plate has it. */
export const Registration = z
  .string()
  .max(40, { abort: true })
  .refine((written) => toRegistration(written) !== null, refusal('registration'))
  .overwrite((written) => toRegistration(written) ?? written)
