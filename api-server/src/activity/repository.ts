import type { ActivityCode, ActivityQuery } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { fromCursor, isAfter, pageOf } from '../platform/database/cursor.ts'
import { inBatches } from '../platform/database/in-batches.ts'
import type { Database } from '../platform/database/open.ts'
import { newId } from '../platform/ids.ts'

/** The record of an activity, its name as people know it, and codes that say more. Nothing of travellers but a reference. */
export type Subject = { id: string; name?: string; detail?: string }

/** How long it is kept, in ms. */
const KEPT_MS = 365 * DAY_MS
const PAGE = 25

export type ActivityRepository = ReturnType<typeof activityRepository>

/** Who did what. */
export function activityRepository({ db }: Database, now: () => number) {
  return {
    /** Adds what somebody did to each subject. */
    async add(by: { id: string; name: string }, code: ActivityCode, subjects: Subject[]): Promise<void> {
      if (subjects.length === 0) return
      const rows = subjects.map(({ id, name = '', detail = '' }) => ({
        ...{ id: newId(), at: now(), userId: by.id, byName: by.name, code },
        ...{ subjectId: id, subjectName: name, detail },
      }))
      await db.insertInto('activity').values(rows).execute()
    },

    /** A page of it from the newest, of everybody or of one account; `total` counts all that match. */
    async list({ cursor, limit = PAGE, by }: ActivityQuery) {
      let query = matching(by).selectAll()
      if (cursor) query = query.where(isAfter('at', 'desc', fromCursor(cursor)))
      const rows = await query
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
      const { total } = await matching(by)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return { ...pageOf(rows, limit, ({ at }) => at), total }
    },

    /** Deletes what is older than it is kept. */
    deleteOld: (): Promise<void> =>
      inBatches(async (limit) => {
        const old = db
          .selectFrom('activity')
          .select('id')
          .where('at', '<=', now() - KEPT_MS)
          .limit(limit)
        return (await db.deleteFrom('activity').where('id', 'in', old).executeTakeFirst()).numDeletedRows
      }),
  }

  // The housekeeping may be minutes behind.
  function matching(by?: string) {
    const kept = db.selectFrom('activity').where('at', '>', now() - KEPT_MS)
    return by ? kept.where('userId', '=', by) : kept
  }
}
