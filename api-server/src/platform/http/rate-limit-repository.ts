import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { inBatches } from '../database/in-batches.ts'
import type { Database } from '../database/open.ts'
import type { Schema } from '../database/schema.ts'
import { sha256 } from '../ids.ts'
import { LONGEST, MINUTE, type RateRule } from './rate-rules.ts'

/** How far the clocks of two processes may lie apart, in ms. */
const CLOCKS_APART = MINUTE

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
      if (step === 0 || !rule.byCaller) return step
      const bucket = await db.selectFrom('rateLimits').select('emptyAt').where('key', '=', key).executeTakeFirst()
      const until = bucket ? bucket.emptyAt + step - rule.per : at
      refusals.set(key, { at, until })
      return Math.max(1, until - at)
    },

    /** Gives back one call that was taken. */
    async giveBack(rule: RateRule, subject: string): Promise<void> {
      const { burst, per } = rule
      await db
        .updateTable('rateLimits')
        .set(({ eb, ref }) => ({ emptyAt: eb(ref('emptyAt'), '-', Math.ceil(per / burst)) }))
        .where('key', '=', keyOf(rule, subject))
        .execute()
    },

    /** Resets a bucket, as after a successful login. */
    async forget(rule: RateRule, subject: string): Promise<void> {
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
  const { burst, per } = rule
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

const keyOf = ({ name }: RateRule, subject: string) => sha256(`${name} ${subject}`)
