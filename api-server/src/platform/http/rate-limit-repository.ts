import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { inBatches } from '../database/in-batches.ts'
import type { Database } from '../database/open.ts'
import type { Schema } from '../database/schema.ts'
import { sha256 } from '../ids.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Allows `burst` calls, refilled evenly over `per` ms. Many people share one mobile address. */
const RULES = {
  'login-address': { burst: 60, per: 15 * MINUTE },
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
  'register-address': { burst: 20, per: HOUR },
  /** By network and mailbox: each mails the owner of an account that is there already. */
  'register-account': { burst: 5, per: DAY },
  'password-address': { burst: 20, per: HOUR },
  /** By network and mailbox, as `register-account`. */
  'password-account': { burst: 5, per: DAY },
  /** By account: each mails its address. */
  'address-proof': { burst: 5, per: HOUR },
  /** By account: each reply makes links. */
  'my-trips': { burst: 60, per: HOUR },
  'booking-address': { burst: 60, per: HOUR },
  /** By network and mailbox: each call mails the owner of an address, who may not know us. */
  'booking-mail': { burst: 20, per: DAY },
  'form-address': { burst: 60, per: HOUR },
  /** By network and mailbox, as `booking-mail`. */
  'enquiry-mail': { burst: 20, per: DAY },
  'trip-find-address': { burst: 20, per: HOUR },
  /** By network and reference: each mails the traveller or the desk. */
  'trip-find': { burst: 5, per: DAY },
  /** By booking: each mails the desk. */
  'trip-change': { burst: 5, per: HOUR },
  /** By booking: each waits for the desk, or asks the payment provider. */
  'trip-payment': { burst: 10, per: HOUR },
  /** Questions to the routing service; over it, the estimate serves. */
  'distance-address': { burst: 120, per: HOUR },
  /** Wrong digits of a traveller, by booking. */
  'trip-code': { burst: 5, per: 15 * MINUTE },
  'report-address': { burst: 30, per: HOUR },
  /** A brochure is made at each call. */
  'brochure-address': { burst: 30, per: HOUR },
} as const
export type RateRule = keyof typeof RULES
const LONGEST = Math.max(...Object.values(RULES).map(({ per }) => per))
/** How far the clocks of two processes may lie apart, in ms. */
const CLOCKS_APART = MINUTE

/** Rules by the caller's address. Nothing resets them, so their refusals can be cached. */
const CALLER_RULES = [
  'login-address',
  'register-address',
  'password-address',
  'booking-address',
  'form-address',
  'trip-find-address',
  'distance-address',
  'report-address',
  'brochure-address',
] as const satisfies RateRule[]
type ResettableRule = Exclude<RateRule, (typeof CALLER_RULES)[number]>
const isCallerRule = (rule: RateRule) => CALLER_RULES.some((one) => one === rule)
/** Most refusals in the cache; 2 MB. */
const MAX_REFUSALS = 10_000

export type RateLimitRepository = ReturnType<typeof rateLimitRepository>

/** Rate limits that survive restarts and are shared by processes. One row is one bucket. */
export function rateLimitRepository({ db }: Database, now: () => number) {
  // Without it, each refused call of a flood would be a write in the database, and hold up bookings.
  const refusals = new LRUCache<string, { at: number; until: number }>({ max: MAX_REFUSALS })

  return {
    /** Takes one call; returns 0, or the ms to wait if the bucket is empty. */
    async take(rule: RateRule, subject: string): Promise<number> {
      const at = now()
      const key = keyOf(rule, subject)
      const refusal = refusals.get(key)
      // One from the future was made before the clock was put back.
      if (refusal && refusal.at <= at && at < refusal.until) return refusal.until - at
      const step = await takeCall(db, rule, subject, at)
      if (step === 0 || !isCallerRule(rule)) return step
      const bucket = await db.selectFrom('rateLimits').select('emptyAt').where('key', '=', key).executeTakeFirst()
      const until = bucket ? bucket.emptyAt + step - RULES[rule].per : at
      refusals.set(key, { at, until })
      return Math.max(1, until - at)
    },

    /** Gives back one call that was taken. */
    async giveBack(rule: ResettableRule, subject: string): Promise<void> {
      const { burst, per } = RULES[rule]
      await db
        .updateTable('rateLimits')
        .set(({ eb, ref }) => ({ emptyAt: eb(ref('emptyAt'), '-', Math.ceil(per / burst)) }))
        .where('key', '=', keyOf(rule, subject))
        .execute()
    },

    /** Resets a bucket, as after a successful login. */
    async forget(rule: ResettableRule, subject: string): Promise<void> {
      await db.deleteFrom('rateLimits').where('key', '=', keyOf(rule, subject)).execute()
    },

    /** Deletes what counts no more, be it of a clock that was put back. */
    deleteEmpty: (): Promise<void> =>
      inBatches(async (limit) => {
        const at = now()
        const isEmpty = sql<boolean>`(empty_at <= ${at} or empty_at > ${at + LONGEST + CLOCKS_APART})`
        const empty = db.selectFrom('rateLimits').select('key').where(isEmpty).limit(limit)
        // Once more: on PostgreSQL a call may have been counted between the two.
        const gone = db.deleteFrom('rateLimits').where('key', 'in', empty).where(isEmpty)
        return (await gone.executeTakeFirst()).numDeletedRows
      }),
  }
}

/** As `take`, at `at` (ms), in a transaction: a rollback takes the call back. */
export async function takeCall(db: Kysely<Schema>, rule: RateRule, subject: string, at: number): Promise<number> {
  const { burst, per } = RULES[rule]
  const step = Math.ceil(per / burst)
  // Later than any bucket is full again: counted before the clock was put back.
  const ahead = at + per + CLOCKS_APART
  const next = sql<number>`case when rate_limits.empty_at between ${at} and ${ahead} then rate_limits.empty_at else ${at} end + ${step}`
  const taken = await db
    .insertInto('rateLimits')
    .values({ key: keyOf(rule, subject), emptyAt: at + step })
    // One statement, so that calls at the same moment, in any process, are each counted.
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ emptyAt: next })
        .where(({ eb, or }) =>
          or([eb('rateLimits.emptyAt', '<=', at + per - step), eb('rateLimits.emptyAt', '>', ahead)]),
        ),
    )
    .returning('emptyAt')
    .executeTakeFirst()
  return taken ? 0 : step
}

const keyOf = (rule: RateRule, subject: string) => sha256(`${rule} ${subject}`)
