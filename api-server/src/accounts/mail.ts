import type { Company } from 'shared-api/contract'
import { asHtml, asText } from '../platform/outbox/layout.ts'
import type { Mail } from '../platform/outbox/mail.ts'
import type { Texts } from '../texts/index.ts'

/** Tells the owner of an address that someone tried to register with it. */
export function accountExistsMail(company: Company, texts: Texts): Omit<Mail, 'to' | 'subject'> {
  const { heading, paragraphs } = texts.accountExists
  const letter = { heading, paragraphs, tables: [], notes: [] }
  return { text: asText(letter, company, texts), html: asHtml(letter, company, texts) }
}
