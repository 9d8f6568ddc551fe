import { answerBy } from 'shared-api/bookings'
import type { Company } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { EnquiryAnswerRow, EnquiryRow } from '../platform/database/schema.ts'
import { laidOut } from '../platform/outbox/layout.ts'
import type { MailBody } from '../platform/outbox/mail.ts'
import { momentText } from '../platform/outbox/moment-text.ts'
import { wordsOf } from '../texts/words-of.ts'

/** What is said to the sender of an enquiry. */
export const enquiryTexts = wordsOf('enquiries')

type About = Pick<EnquiryRow, 'name' | 'reference' | 'createdAt'>

export const receivedSubject = ({ reference }: Pick<EnquiryRow, 'reference'>, language: Language) =>
  enquiryTexts[language].subject({ reference: reference ?? '' })

/** Tells the sender that the enquiry came, and by when a person answers. It repeats nothing of what was typed but the name. */
export function receivedMail({ name, reference, createdAt }: About, company: Company, language: Language): MailBody {
  const t = enquiryTexts[language]
  const by = answerBy(createdAt, company)
  return laidOut(
    {
      heading: t.subject({ reference: reference ?? '' }),
      paragraphs: [t.greeting({ name }), t.received, t.next({ by: momentText(by.day, by.time, language) })],
      notes: [t.help({ reference: reference ?? '' }), t.notYours],
    },
    company,
    language,
  )
}

/** The desk's answer as it was typed, a paragraph for each part between empty lines. */
export function answerMail(
  { subject, text }: Pick<EnquiryAnswerRow, 'subject' | 'text'>,
  { reference }: Pick<EnquiryRow, 'reference'>,
  company: Company,
  language: Language,
): MailBody {
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim())
  const letter = {
    heading: subject,
    paragraphs,
    tables: [],
    notes: reference ? [enquiryTexts[language].help({ reference })] : [],
  }
  return laidOut(letter, company, language)
}
