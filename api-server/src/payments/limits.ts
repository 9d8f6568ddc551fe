import { HOUR, rateRules } from '../platform/http/rate-rules.ts'

/** How often anyone may do what costs mails, guesses or work. */
export const limits = rateRules({
  /** By booking: each waits for the desk, or asks the payment provider. */
  'trip-payment': { burst: 10, per: HOUR },
})
