import type { RawBuilder } from 'kysely'
import type { Database } from './open.ts'

/** A number for each public list that is cached in memory, which grows with every change by any process. */
export type Revisions = Readonly<Record<string, number>>

type RevisionAt = (found: number, now: number) => number

export type ListRevisions = {
  /** Adds a list, before the server is ready: a query of one number, and what makes its revision of that at `now` (ms). */
  add(name: string, query: RawBuilder<number | null>, revisionAt?: RevisionAt): void
  /** The current revisions: every change that any process committed before the call counts. Calls that wait together share one query. */
  now(): Promise<Revisions>
  /** The revisions that were read last; null before the first time. */
  last(): Revisions | null
}

export function listRevisions({ db }: Pick<Database, 'db'>, clock: () => number): ListRevisions {
  const lists: { name: string; query: RawBuilder<number | null>; revisionAt: RevisionAt }[] = []
  let known: Revisions | null = null
  let asking: Promise<Revisions> | null = null
  let next: Promise<Revisions> | null = null

  async function ask(): Promise<Revisions> {
    const query = db.selectNoFrom(lists.map(({ name, query }) => query.as(name)))
    const { rows } = await db.executeQuery(query.compile())
    known = Object.fromEntries(
      lists.map(({ name, revisionAt }) => [name, revisionAt(Number(rows[0]?.[name] ?? 0), clock())]),
    )
    return known
  }

  function start(): Promise<Revisions> {
    next = null
    const started = ask().finally(() => {
      if (asking === started) asking = null
    })
    asking = started
    return started
  }

  /** Callers that already wait do not ask a database again that has just failed to answer. */
  function giveUp(error: unknown): never {
    next = null
    throw error
  }

  return {
    add: (name, query, revisionAt = (found) => found) => void lists.push({ name, query, revisionAt }),
    now() {
      if (next) return next
      if (!asking) return start()
      // The question under way may have been answered before the change that this caller must see.
      next = asking.then(start, giveUp)
      return next
    },
    last: () => known,
  }
}
