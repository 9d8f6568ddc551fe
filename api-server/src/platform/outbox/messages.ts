import type { BookingReceipt, Company } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { deskSubject, visitorSubject } from '../../bookings/mails.ts'
import { enquirySubject } from '../../enquiries/mail.ts'
import { textsOf } from '../../texts/index.ts'
import type { Config } from '../config.ts'
import type { EnquiryRow } from '../database/schema.ts'
import type { RateRule } from '../http/rate-limit-repository.ts'
import { mailboxOf } from '../http/rate-limits.ts'
import { sha256 } from '../ids.ts'
import { LIMIT_SUBJECT } from './limit-mail.ts'
import type { NewMessage } from './repository.ts'

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
export function messages(config: Pick<Config, 'mailFrom' | 'mailTo' | 'formService' | 'rateLimit'>, company: Company) {
  const { desk, domain } = mailAddresses(config, company)
  return {
    /** `caller` is who asked, as `callerOf` says it; null for the desk, which no limit holds. */
    ofBooking(booking: BookingReceipt, language: Language, caller: string | null): NewMessage[] {
      const about = { bookingId: booking._id, domain, source: sourceOf(caller) }
      const toDesk: NewMessage = { ...about, kind: 'booking-desk', recipient: desk, subject: deskSubject(booking) }
      // Who called may have no address.
      if (booking.mail === '') return [toDesk]
      const subject = visitorSubject(booking, textsOf(language))
      const limit = limitOf('booking-mail', caller, booking.mail)
      return [{ ...about, kind: 'booking-visitor', recipient: booking.mail, subject, language, limit }, toDesk]
    },

    ofEnquiry(row: EnquiryRow, caller: string): NewMessage[] {
      const about = { enquiryId: row.id, subject: enquirySubject(row), domain, source: sourceOf(caller) }
      const toDesk: NewMessage = { ...about, kind: 'enquiry-desk', recipient: desk }
      if (!config.formService) return [toDesk]
      const service = new URL(config.formService.url).host
      return [toDesk, { ...about, kind: 'enquiry-service', recipient: service }]
    },

    ofExistingAccount(email: string, language: Language, caller: string): NewMessage[] {
      const { subject } = textsOf(language).accountExists
      const limit = limitOf('register-account', caller, email)
      return [{ kind: 'account-exists', recipient: email, subject, domain, language, source: sourceOf(caller), limit }]
    },

    ofMailLimit: (): NewMessage => ({ kind: 'limit-desk', recipient: desk, subject: LIMIT_SUBJECT, domain }),
  }

  function limitOf(rule: RateRule, caller: string | null, mail: string) {
    return config.rateLimit && caller !== null ? { rule, subject: `${caller} ${mailboxOf(mail)}` } : undefined
  }
}

const sourceOf = (caller: string | null) => (caller === null ? null : sha256(`mail source ${caller}`))
