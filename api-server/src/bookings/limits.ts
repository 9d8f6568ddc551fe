import { DAY, HOUR, rateRules } from '../platform/http/rate-rules.ts'

/** How often anyone may do what costs mails, guesses or work. */
export const limits = rateRules({
  'booking-address': { burst: 60, per: HOUR, byCaller: true },
  /** By network and mailbox: each call mails the owner of an address, who may not know us. */
  'booking-mail': { burst: 20, per: DAY },
})
