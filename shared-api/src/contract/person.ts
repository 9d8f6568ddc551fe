import { onPaper } from './paper-letters.ts'
import { Mobile } from './phone.ts'
import { refusedAs } from './problems.ts'
import { plainLine } from './text.ts'
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

export const TravellerDetails = z.strictObject({
  ...{ name: PersonName, mobile: Mobile, mail: MailOrNone },
  messagesByPhone: z.boolean().optional(),
})
export type TravellerDetails = z.infer<typeof TravellerDetails>
