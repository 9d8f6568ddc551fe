import { Note } from './note.ts'
import { onPaper } from './paper-letters.ts'
import { MailOrNone, PersonName } from './person.ts'
import { Mobile } from './phone.ts'
import { refusedAs } from './problems.ts'
import { optionalLine } from './text.ts'
import { z } from './zod.ts'

/** The languages of the product; the server's types fail where one is missing. */
export const LanguageCode = z.enum(['en', 'ta', 'ml', 'te', 'hi', 'kn'])

/** What the desk's notebook says of a person (docs/product.md, Customers of a notebook). '' and null are for none. */
export const ContactFields = z.strictObject({
  ...{ name: PersonName, mobile: Mobile, mail: MailOrNone },
  address: onPaper(optionalLine(200)),
  note: Note,
  language: refusedAs(LanguageCode, 'invalid').nullable(),
})
export type ContactFields = z.output<typeof ContactFields>

export const Contact = z.strictObject({
  ...{ name: z.string(), mobile: z.string(), mail: z.string(), address: z.string(), note: z.string() },
  language: LanguageCode.nullable(),
})
export type Contact = z.infer<typeof Contact>

/** `q` is the beginning of a name, or digits of a number. */
export const ContactsQuery = z.strictObject({ q: optionalLine(100) })
export const ContactsReply = z.strictObject({ contacts: z.array(Contact) })
