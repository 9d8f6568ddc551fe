import type { Company } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { asHtml, asText } from '../platform/outbox/layout.ts'
import type { Mail } from '../platform/outbox/mail.ts'
import { accountTexts, forgottenTexts } from './texts.ts'

/** Notifies the owner of an address that someone tried to register with it. */
export function accountExistsMail(company: Company, language: Language): Omit<Mail, 'to' | 'subject'> {
  const { heading, paragraphs } = accountTexts[language]
  const letter = { heading, paragraphs, tables: [], notes: [] }
  return { text: asText(letter, company, language), html: asHtml(letter, company, language) }
}

/** The mail with the link to set a new password. */
export function forgottenMail(url: string, company: Company, language: Language): Omit<Mail, 'to' | 'subject'> {
  const { heading, paragraphs, link, notes } = forgottenTexts[language]
  const letter = { heading, paragraphs, link: { label: link, url }, tables: [], notes }
  return { text: asText(letter, company, language), html: asHtml(letter, company, language) }
}
