import { HOUR, rateRules } from '../platform/http/rate-rules.ts'

/** How often anyone may do what costs mails, guesses or work. */
export const limits = rateRules({
  /** A brochure is made at each call. */
  'brochure-address': { burst: 30, per: HOUR, byCaller: true },
})
