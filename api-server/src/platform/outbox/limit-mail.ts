import type { Company } from 'shared-api/contract'
import { laidOut } from './layout.ts'
import type { MailBody } from './mail.ts'

export const LIMIT_SUBJECT = 'Mail to visitors has reached its limit'

/** Notifies the desk, in English, that mail to visitors waits, and what to do about it. */
export function limitMail(company: Company, perHour: number): MailBody {
  const letter = {
    heading: LIMIT_SUBJECT,
    paragraphs: [
      `${perHour} mails went to visitors within an hour, which is the limit (MAIL_PER_HOUR). Further ones wait and will be sent as the limit allows. Bookings work as usual, and the desk gets its mails.`,
      'Look at the newest bookings. If they are not genuine, select them in the list and cancel them together. If they are, raise the limit.',
    ],
  }
  return laidOut(letter, company, 'en')
}
