import type { Company } from 'shared-api/contract'
import { asHtml, asText } from './layout.ts'
import type { Mail } from './mail.ts'
import { texts } from './texts.ts'

/** Tells the owner of an address that someone tried to register with it. */
export function accountExistsMail(company: Company): Omit<Mail, 'to' | 'subject'> {
  const { heading, paragraphs } = texts.accountExists
  const letter = { heading, paragraphs, tables: [], notes: [] }
  return { text: asText(letter, company), html: asHtml(letter, company) }
}
