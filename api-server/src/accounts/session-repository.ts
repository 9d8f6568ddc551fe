import { sql } from 'kysely'
import { lockRows } from '../platform/database/engine.ts'
import { inBatches } from '../platform/database/in-batches.ts'
import type { Database } from '../platform/database/open.ts'
import { isUnavailable } from '../platform/database/unavailable.ts'
import type { SessionUser } from '../platform/http/caller.ts'
import { newSessionId, sha256 } from '../platform/ids.ts'

const HOUR = 3_600_000
/** A session ends when it is not used for so long, and at the latest so long after the login; ms. */
export const IDLE_LIMIT = 8 * HOUR
export const ABSOLUTE_LIMIT = 7 * 24 * HOUR
/** How stale the time of the last use may get before it is written again; saves a write per request. */
const SEEN_STEP = 5 * 60_000

/** So much of the hash of its id names a session to its owner: 128 bits, as hex. */
const LISTED_LENGTH = 32
export const listedIdOf = (id: string) => sha256(id).slice(0, LISTED_LENGTH)

export const USER_COLUMNS = [
  'users.id',
  'name',
  'email',
  'role',
  'staffRole',
  'mustChangePassword',
  'mailProvedAt',
] as const

export type SessionRepository = ReturnType<typeof sessionRepository>

/** Sessions by the hash of their id: nobody can log in with the table's content. */
export function sessionRepository({ db, transaction }: Database, now: () => number) {
  return {
    /**
     * Starts a session after a login with this password hash; returns the id for its cookie. Returns null if the
     * account was disabled or its password changed since: that ended all sessions.
     */
    start: (userId: string, passwordHash: string): Promise<string | null> =>
      transaction(async (tx) => {
        const account = tx
          .selectFrom('users')
          .select('id')
          .where('id', '=', userId)
          .where('passwordHash', '=', passwordHash)
          .where('disabledAt', 'is', null)
        if (!(await lockRows(tx, account).executeTakeFirst())) return null
        const id = newSessionId()
        await tx
          .insertInto('sessions')
          .values({ idHash: sha256(id), userId, createdAt: now(), seenAt: now() })
          .execute()
        return id
      }),

    /** The user of a live session; null for an id that is unknown, ended or of a disabled account. */
    async findUser(id: string): Promise<SessionUser | null> {
      const idHash = sha256(id)
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select([...USER_COLUMNS, 'sessions.seenAt'])
        .where('sessions.idHash', '=', idHash)
        .where('sessions.seenAt', '>', now() - IDLE_LIMIT)
        .where('sessions.createdAt', '>', now() - ABSOLUTE_LIMIT)
        .where('users.disabledAt', 'is', null)
        .executeTakeFirst()
      if (!row) return null
      const { seenAt, ...user } = row
      if (seenAt < now() - SEEN_STEP) await touch(idHash)
      return user
    },

    async end(id: string): Promise<void> {
      await db.deleteFrom('sessions').where('idHash', '=', sha256(id)).execute()
    },

    /** The live sessions of an account, the newest first, by ids that open nothing. */
    async listOf(userId: string): Promise<{ id: string; createdAt: number; seenAt: number }[]> {
      const rows = await db
        .selectFrom('sessions')
        .select(['idHash', 'createdAt', 'seenAt'])
        .where('userId', '=', userId)
        .where('seenAt', '>', now() - IDLE_LIMIT)
        .where('createdAt', '>', now() - ABSOLUTE_LIMIT)
        .orderBy('createdAt', 'desc')
        .orderBy('idHash')
        .execute()
      return rows.map(({ idHash, ...times }) => ({ id: idHash.slice(0, LISTED_LENGTH), ...times }))
    },

    /** Ends a session of an account by its id in the list; false if there is none. */
    async endListed(userId: string, listedId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('userId', '=', userId)
        .where(sql`substr(id_hash, 1, ${sql.lit(LISTED_LENGTH)})`, '=', listedId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** Deletes ended sessions, and those that a clock ahead has dated in the future. */
    deleteEnded: (): Promise<void> =>
      inBatches(async (limit) => {
        const isEnded = sql<boolean>`(seen_at <= ${now() - IDLE_LIMIT} or seen_at > ${now() + HOUR})`
        const ended = db.selectFrom('sessions').select('idHash').where(isEnded).limit(limit)
        // Once more: on PostgreSQL somebody may have come between the two.
        const gone = db.deleteFrom('sessions').where('idHash', 'in', ended).where(isEnded)
        return (await gone.executeTakeFirst()).numDeletedRows
      }),
  }

  async function touch(idHash: string) {
    try {
      await db.updateTable('sessions').set({ seenAt: now() }).where('idHash', '=', idHash).execute()
    } catch (error) {
      // Who only reads does not need it: on a full disk the desk still sees its bookings.
      if (!isUnavailable(error)) throw error
    }
  }
}
