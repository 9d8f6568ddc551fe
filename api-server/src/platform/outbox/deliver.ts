import type { Company } from 'shared-api/contract'
import { accountExistsMail } from '../../accounts/mail.ts'
import { deskMail, visitorMail } from '../../bookings/mails.ts'
import type { BookingRepository } from '../../bookings/repository.ts'
import { toReceipt } from '../../bookings/wire.ts'
import { submitToService } from '../../enquiries/form-service.ts'
import { enquiryMail } from '../../enquiries/mail.ts'
import type { EnquiryRepository } from '../../enquiries/repository.ts'
import { textsOf } from '../../texts/index.ts'
import type { Config } from '../config.ts'
import type { OutboxRow } from '../database/schema.ts'
import { limitMail } from './limit-mail.ts'
import type { Mail } from './mail.ts'
import type { OutboxKind } from './repository.ts'
import type { SendMail } from './smtp.ts'

interface Means {
  bookings: BookingRepository
  enquiries: EnquiryRepository
  company: Company
  sendMail: SendMail | null
  formService: Config['formService']
  /** The most mails to visitors within an hour. */
  mailPerHour: number
}

const MAIL_KINDS: OutboxKind[] = ['booking-visitor', 'booking-desk', 'enquiry-desk', 'account-exists', 'limit-desk']

/** The kinds of message that there are means to deliver; the others wait. */
export const deliverableKinds = ({ sendMail, formService }: Pick<Means, 'sendMail' | 'formService'>): OutboxKind[] => [
  ...(sendMail ? MAIL_KINDS : []),
  ...(formService ? (['enquiry-service'] as const) : []),
]

/** Delivers one message of the outbox: writes its body from what is stored and hands it over. */
export const deliverer = (means: Means) => async (message: OutboxRow, signal?: AbortSignal) => {
  const { formService, sendMail } = means
  if (message.kind === 'enquiry-service' && formService) {
    const { enquiry } = await means.enquiries.find(message.enquiryId ?? '')
    return submitToService(formService, enquiry)
  }
  if (!sendMail) throw new Error('SMTP_URL is not set')
  const body = await bodyOf(message, means)
  return sendMail(message, { to: message.recipient, subject: message.subject, ...body }, signal)
}

async function bodyOf(message: OutboxRow, means: Means): Promise<Omit<Mail, 'to' | 'subject'>> {
  const { company } = means
  const texts = textsOf(message.language)
  if (message.kind === 'account-exists') return accountExistsMail(company, texts)
  if (message.kind === 'limit-desk') return limitMail(company, means.mailPerHour)
  if (message.kind === 'enquiry-desk') {
    return enquiryMail((await means.enquiries.find(message.enquiryId ?? '')).enquiry, company)
  }
  const { booking } = await means.bookings.find(message.bookingId ?? '')
  if (message.kind === 'booking-desk') return deskMail(toReceipt(booking), booking, company)
  const entry = { ...booking, ...(await means.bookings.identity(booking)) }
  return visitorMail(toReceipt(booking), entry, company, texts)
}
