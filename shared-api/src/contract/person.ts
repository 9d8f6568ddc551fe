import { westernDigits } from './digits.ts'
import { refusal, refusedAs } from './problems.ts'
import { plainLine } from './text.ts'
import { z } from './zod.ts'

export const PersonName = plainLine(100)

/** A mail address of one plain recipient, 254 characters at most; white space around it is taken off. */
export const Mail = refusedAs(z.string().trim().check(z.email()), 'mail').max(254)

/** A mail address, or '' for none. */
export const MailOrNone = refusedAs(
  z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), Mail])),
  'mail',
)

const INDIAN = /^(?:(?:\+|00)?91)?0?([6-9]\d{9})$/
/** Characters that people and address books write between digits: any dashes, and invisible marks. */
const BETWEEN = /[\s().\p{Pd}\p{Cf}]/gu
const ABROAD = /^(?:\+|00)([1-9]\d{6,14})$/

/**
 * A phone number as E.164 ('+919840012345'), or null when it is none: Indian mobiles in any usual way of writing,
 * others with their country code (+ or 00), in digits of any script. A +91 number must be an Indian mobile.
 */
export function toE164(written: string): string | null {
  // '+44 (0) 20 …': the 0 in brackets is dialled only within the country.
  const digits = westernDigits(written).replace('(0)', '').replace(BETWEEN, '')
  const indian = INDIAN.exec(digits)
  if (indian) return `+91${indian[1]}`
  const abroad = ABROAD.exec(digits)
  return abroad && !abroad[1]?.startsWith('91') ? `+${abroad[1]}` : null
}

/** A mobile number in any usual way of writing; parsing gives E.164. */
export const Mobile = z
  .string()
  // Longer text is not parsed: tens of thousands of digits took a server 70 ms.
  .max(40, { abort: true })
  .refine((written) => toE164(written) !== null, refusal('mobile'))
  .overwrite((written) => toE164(written) ?? written)

export const TravellerDetails = z.strictObject({
  ...{ name: PersonName, mobile: Mobile, mail: MailOrNone },
  messagesByPhone: z.boolean().optional(),
})
export type TravellerDetails = z.infer<typeof TravellerDetails>
