import { DAY, HOUR, MINUTE, rateRules } from '../platform/http/rate-rules.ts'

/** How often anyone may do what costs mails, guesses or work. */
export const limits = rateRules({
  'login-address': { burst: 60, per: 15 * MINUTE, byCaller: true },
  /** An IPv6 /48. Each /64 in it has its own 60 first. */
  'login-network': { burst: 120, per: 15 * MINUTE },
  /** Failures of an IPv6 /32. Past it nobody is refused, as one customer may come from many of its networks. */
  'login-provider': { burst: 600, per: 15 * MINUTE },
  'login-account-from-address': { burst: 10, per: 15 * MINUTE },
  'login-account': { burst: 100, per: HOUR },
  /**
   * Failures beyond the 100 an hour, or the 600 of an IPv6 /32. Three mistakes cost five minutes. An address has five a day, its /24 or /48 ten,
   * an IPv6 /32 fifty. A botnet of 1,000 addresses has 5,000 guesses a day beyond the 2,400 of all, and twice that on
   * its first day.
   */
  'login-under-attack-burst': { burst: 3, per: 15 * MINUTE },
  'login-under-attack-address': { burst: 5, per: DAY },
  'login-under-attack-network': { burst: 10, per: DAY },
  'login-under-attack-provider': { burst: 50, per: DAY },
  'register-address': { burst: 20, per: HOUR, byCaller: true },
  /** By network and mailbox: each mails the owner of an account that is there already. */
  'register-account': { burst: 5, per: DAY },
  'password-address': { burst: 20, per: HOUR, byCaller: true },
  /** By network and mailbox, as `register-account`. */
  'password-account': { burst: 5, per: DAY },
  /** By account: each mails its address. */
  'address-proof': { burst: 5, per: HOUR },
})
