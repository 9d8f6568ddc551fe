import type { Kysely } from 'kysely'
import type { Database } from '../database/open.ts'
import type { PackageRow, Schema } from '../database/schema.ts'

/** The public lists that are kept in memory. */
export type ListName = 'cabs' | 'holidays' | 'tours'

/** A number for each list, which grows with every change of it by any process. */
export type Revisions = Readonly<Record<ListName, number>>

export type ListRevisions = {
  /**
   * The revisions as they stand: every change that was committed before the call counts, by whichever process; on SQLite
   * another process's a millisecond later. Known at once where the database tells for nearly nothing that nothing was written (SQLite); else asked for, once for all
   * calls that wait together.
   */
  now(): Revisions | Promise<Revisions>
  /** What was found last; null before the first time. */
  last(): Revisions | null
}

export function listRevisions({ db, lastChange }: Database): ListRevisions {
  const query = revisionsQuery(db).compile()
  let known: { change: string | null; revisions: Revisions } | null = null
  let asking: Promise<Revisions> | null = null
  let next: Promise<Revisions> | null = null

  async function ask(): Promise<Revisions> {
    // Noted before it is asked: a change in between is then asked for again, not missed.
    const change = lastChange()
    const { rows } = await db.executeQuery(query)
    const { cabs, holidays, tours } = rows[0] ?? {}
    const revisions = { cabs: Number(cabs ?? 0), holidays: Number(holidays ?? 0), tours: Number(tours ?? 0) }
    known = { change, revisions }
    return revisions
  }

  function start(): Promise<Revisions> {
    next = null
    const started = ask().finally(() => {
      if (asking === started) asking = null
    })
    asking = started
    return started
  }

  /** A database that kept one question waiting in vain is not asked again for those who wait already. */
  function giveUp(error: unknown): never {
    next = null
    throw error
  }

  return {
    now() {
      const change = lastChange()
      if (known && change !== null && change === known.change) return known.revisions
      if (next) return next
      if (!asking) return start()
      // The question under way may have been answered before the change that this caller must see.
      next = asking.then(start, giveUp)
      return next
    },
    last: () => known?.revisions ?? null,
  }
}

const revisionsQuery = (db: Kysely<Schema>) =>
  db.selectNoFrom((from) => {
    const ofPackages = (kind: PackageRow['kind']) =>
      from
        .selectFrom('packages')
        .where('kind', '=', kind)
        .select(({ fn }) => fn.sum('version').as('revision'))
    return [
      from
        .selectFrom('cabs')
        .select(({ fn }) => fn.sum('version').as('revision'))
        .as('cabs'),
      ofPackages('holiday').as('holidays'),
      ofPackages('tour').as('tours'),
    ]
  })
