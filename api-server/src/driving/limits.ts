import { MINUTE, rateRules } from '../platform/http/rate-rules.ts'

/** How often anyone may do what costs mails, guesses or work. */
export const limits = rateRules({
  /** Wrong digits of a traveller, by booking. */
  'trip-code': { burst: 5, per: 15 * MINUTE },
})
