import type { BookingReceipt, Company } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { Config } from '../config.ts'
import type { EnquiryRow } from '../database/schema.ts'
import { deskSubject, visitorSubject } from '../mail/booking-mails.ts'
import { enquirySubject } from '../mail/enquiry-mail.ts'
import type { NewMessage } from '../repositories/outbox.ts'
import { textsOf } from '../texts/index.ts'

/** Who writes, and who reads at the desk. */
export function mailAddresses({ mailFrom, mailTo }: Pick<Config, 'mailFrom' | 'mailTo'>, company: Company) {
  const from = mailFrom ?? `"${company.name}" <${company.email}>`
  return { from, desk: mailTo ?? company.email, domain: /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost' }
}

export type Messages = ReturnType<typeof messages>

/**
 * The messages that tell of what happened: to the visitor in the visitor's language, to the desk in English. Their bodies
 * are written when they are sent.
 */
export function messages(config: Pick<Config, 'mailFrom' | 'mailTo' | 'formService'>, company: Company) {
  const { desk, domain } = mailAddresses(config, company)
  return {
    ofBooking(booking: BookingReceipt, language: Language): NewMessage[] {
      const about = { bookingId: booking._id, domain }
      const toDesk: NewMessage = { ...about, kind: 'booking-desk', recipient: desk, subject: deskSubject(booking) }
      // Who called may have no address.
      if (booking.mail === '') return [toDesk]
      const subject = visitorSubject(booking, textsOf(language))
      return [{ ...about, kind: 'booking-visitor', recipient: booking.mail, subject, language }, toDesk]
    },

    ofEnquiry(row: EnquiryRow): NewMessage[] {
      const about = { enquiryId: row.id, subject: enquirySubject(row), domain }
      const toDesk: NewMessage = { ...about, kind: 'enquiry-desk', recipient: desk }
      if (!config.formService) return [toDesk]
      const service = new URL(config.formService.url).host
      return [toDesk, { ...about, kind: 'enquiry-service', recipient: service }]
    },

    ofExistingAccount(email: string, language: Language): NewMessage[] {
      const { subject } = textsOf(language).accountExists
      return [{ kind: 'account-exists', recipient: email, subject, domain, language }]
    },
  }
}
