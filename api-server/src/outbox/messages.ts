import type { Company } from 'shared-api/contract'
import { toReceipt } from '../bookings/booking-wire.ts'
import type { Config } from '../config.ts'
import type { BookingRow, EnquiryRow } from '../database/schema.ts'
import { deskSubject, visitorSubject } from '../mail/booking-mails.ts'
import { enquirySubject } from '../mail/enquiry-mail.ts'
import { texts } from '../mail/texts.ts'
import type { NewMessage } from '../repositories/outbox.ts'

/** Who writes, and who reads at the desk. */
export function mailAddresses({ mailFrom, mailTo }: Pick<Config, 'mailFrom' | 'mailTo'>, company: Company) {
  const from = mailFrom ?? `"${company.name}" <${company.email}>`
  return { from, desk: mailTo ?? company.email, domain: /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost' }
}

export type Messages = ReturnType<typeof messages>

/** The messages that tell of what happened. Their bodies are written when they are sent. */
export function messages(config: Pick<Config, 'mailFrom' | 'mailTo' | 'formService'>, company: Company) {
  const { desk, domain } = mailAddresses(config, company)
  return {
    ofBooking(row: BookingRow): NewMessage[] {
      const booking = toReceipt(row)
      const about = { bookingId: row.id, domain }
      return [
        { ...about, kind: 'booking-visitor', recipient: row.mail, subject: visitorSubject(booking) },
        { ...about, kind: 'booking-desk', recipient: desk, subject: deskSubject(booking) },
      ]
    },

    ofEnquiry(row: EnquiryRow): NewMessage[] {
      const about = { enquiryId: row.id, subject: enquirySubject(row), domain }
      const toDesk: NewMessage = { ...about, kind: 'enquiry-desk', recipient: desk }
      if (!config.formService) return [toDesk]
      const service = new URL(config.formService.url).host
      return [toDesk, { ...about, kind: 'enquiry-service', recipient: service }]
    },

    ofExistingAccount(email: string): NewMessage[] {
      return [{ kind: 'account-exists', recipient: email, subject: texts.accountExists.subject, domain }]
    },
  }
}
