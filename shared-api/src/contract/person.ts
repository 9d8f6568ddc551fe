import { Gstin } from './gstin.ts'
import { onPaper } from './paper-letters.ts'
import { Mobile } from './phone.ts'
import { refusedAs } from './problems.ts'
import { optionalPlainLine, plainLine } from './text.ts'
import type { ForWhom } from './trip-fields.ts'
import { z } from './zod.ts'

export const PersonName = onPaper(plainLine(100))

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

/** Optional details of a trip: another traveller, the invoice and the driver (docs/product.md, For whom); '' is none. */
const forWhom = {
  /** The traveller, if another person books. */
  guestName: onPaper(optionalPlainLine(100)).optional(),
  guestMobile: refusedAs(z.union([z.literal(''), Mobile]), 'mobile').optional(),
  /** The company on the invoice. */
  companyName: onPaper(optionalPlainLine(100)).optional(),
  gstin: refusedAs(z.union([z.literal(''), Gstin]), 'gstin').optional(),
  driverNote: optionalPlainLine(200).optional(),
  /** The flight or train that the traveller comes or goes by. */
  arrivalNumber: optionalPlainLine(60).optional(),
  luggage: optionalPlainLine(100).optional(),
} satisfies Record<ForWhom, z.ZodType>

/** Who books, and for whom. */
export const TravellerDetails = z.strictObject({
  ...{ name: PersonName, mobile: Mobile, mail: MailOrNone },
  /** Whether messages about the trip may come by WhatsApp or SMS. */
  messagesByPhone: z.boolean().optional(),
  ...forWhom,
})
export type TravellerDetails = z.infer<typeof TravellerDetails>
