import { HOUR, rateRules } from '../platform/http/rate-rules.ts'

/** How often anyone may do what costs mails, guesses or work. */
export const limits = rateRules({
  /** Questions to the routing service; over it, the estimate serves. */
  'distance-address': { burst: 120, per: HOUR, byCaller: true },
})
