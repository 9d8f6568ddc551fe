import type { Company } from 'shared-api/contract'
import { wordsIn } from '../../texts/words-of.ts'
import { laidOut } from './layout.ts'
import type { MailBody } from './mail.ts'

export const limitTexts = wordsIn('desk-mails', 'en').limit

/** Notifies the desk, in English, that mail to visitors waits, and what to do about it. */
export const limitMail = (company: Company, perHour: number): MailBody =>
  laidOut(
    { heading: limitTexts.subject, paragraphs: [limitTexts.reached({ perHour: `${perHour}` }), limitTexts.help] },
    company,
    'en',
  )
