import type { Company } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { asHtml, asText } from '../platform/outbox/layout.ts'
import type { Mail } from '../platform/outbox/mail.ts'
import { accountTexts } from './texts.ts'

type Body = Omit<Mail, 'to' | 'subject'>

/** Notifies the owner of an address that someone tried to register with it. */
export function accountExistsMail(company: Company, language: Language): Body {
  const { heading, paragraphs } = accountTexts[language].exists
  const letter = { heading, paragraphs, tables: [], notes: [] }
  return { text: asText(letter, company, language), html: asHtml(letter, company, language) }
}

/** The mail with the link to set a new password. */
export const forgottenMail = (url: string, company: Company, language: Language) =>
  linkMail(accountTexts[language].forgotten, url, company, language)

/** The mail with the link to prove the address of an account. */
export const proofMail = (url: string, company: Company, language: Language) =>
  linkMail(accountTexts[language].proof, url, company, language)

function linkMail(
  texts: (typeof accountTexts)[Language]['proof'],
  url: string,
  company: Company,
  language: Language,
): Body {
  const { heading, paragraphs, link, notes } = texts
  const letter = { heading, paragraphs, link: { label: link, url }, tables: [], notes }
  return { text: asText(letter, company, language), html: asHtml(letter, company, language) }
}
