import { westernDigits } from './digits.ts'

/** Where visitors call from, by ISO 3166 code, with the country code of their numbers. */
export const CALLING_CODES = {
  ...{ IN: '91', AE: '971', SA: '966', QA: '974', KW: '965', OM: '968', BH: '973' },
  ...{ GB: '44', US: '1', SG: '65', MY: '60', LK: '94', AU: '61', DE: '49', FR: '33' },
} as const
export type Country = keyof typeof CALLING_CODES

const INDIAN = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/
/** With its area code, which makes 10 digits; the 0 or the country code tells it from a mistyped mobile. */
const INDIAN_LANDLINE = /^(?:(?:\+|00)910?|0)([1-5]\d{9})$/
/** Characters that people and address books write between digits: any dashes, and invisible marks. */
const BETWEEN = /[\s().\p{Pd}\p{Cf}]/gu
const ABROAD = /^(?:\+|00)([1-9]\d{6,14})$/
/** Where people write a 0 that is dialled only within the country. */
const WITH_ZERO = /^(44|971|966|60|94|61|49|33)0/

/**
 * A phone number as E.164 ('+919840012345'), or null when it is none: Indian mobiles in any usual way of writing, Indian
 * landlines with 0 or +91, others with their country code (+ or 00), in digits of any script.
 */
export function toE164(written: string): string | null {
  // '+44 (0) 20 …': the 0 in brackets is dialled only within the country.
  const digits = westernDigits(written).replace('(0)', '').replace(BETWEEN, '')
  const indian = INDIAN.exec(digits) ?? INDIAN_LANDLINE.exec(digits)
  if (indian) return `+91${indian[1]}`
  const abroad = ABROAD.exec(digits)?.[1]
  return abroad && !abroad.startsWith('91') ? `+${abroad.replace(WITH_ZERO, '$1')}` : null
}

/** The country of a written number: India where it names none, null where its country code is not in the list. */
export function countryOf(written: string): Country | null {
  const digits = westernDigits(written).replace(BETWEEN, '').replace(/^00/, '+')
  if (!digits.startsWith('+')) return 'IN'
  const countries = Object.keys(CALLING_CODES) as Country[]
  return countries.find((country) => digits.startsWith(`+${CALLING_CODES[country]}`)) ?? null
}

/**
 * A written number as one of another country: with its country code, and without the code or 0 that stood there. A whole number of
 * abroad is not made Indian, since its digits would reach a stranger.
 */
export function asOf(country: Country, written: string): string {
  const before = countryOf(written)
  if (country === 'IN' && before !== 'IN' && toE164(written)) return written
  const bare = written.trim().replace(/^00/, '+').replace('(0)', '')
  const local = before ? bare.replace(`+${CALLING_CODES[before]}`, '') : bare
  const digits = local.replace(/^[\s()-]*0?/, '')
  return country === 'IN' ? digits : `+${CALLING_CODES[country]} ${digits}`
}
