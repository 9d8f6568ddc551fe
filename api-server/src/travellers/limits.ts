import { DAY, HOUR, rateRules } from '../platform/http/rate-rules.ts'

/** How often anyone may do what costs mails, guesses or work. */
export const limits = rateRules({
  /** By account: each reply makes links. */
  'my-trips': { burst: 60, per: HOUR },
  'trip-find-address': { burst: 20, per: HOUR, byCaller: true },
  /** By network and reference: each mails the traveller or the desk. */
  'trip-find': { burst: 5, per: DAY },
  /** By booking: each mails the desk. */
  'trip-change': { burst: 5, per: HOUR },
})
