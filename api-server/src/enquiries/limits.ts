import { DAY, HOUR, rateRules } from '../platform/http/rate-rules.ts'

/** How often anyone may do what costs mails, guesses or work. */
export const limits = rateRules({
  'form-address': { burst: 60, per: HOUR, byCaller: true },
  /** By network and mailbox, as `booking-mail`. */
  'enquiry-mail': { burst: 20, per: DAY },
})
