import type { Kysely } from 'kysely'
import { DAY_MS, IST_OFFSET_MS } from 'shared-api/india'
import type { Database } from './open.ts'
import type { PackageRow, Schema } from './schema.ts'

/** The public lists that are cached in memory. */
export type ListName = 'cabs' | 'holidays' | 'tours' | 'tariffs'

/** A number for each list and for the settings, which grows with every change by any process. */
export type Revisions = Readonly<Record<ListName | 'settings', number>>

export type ListRevisions = {
  /** The current revisions: every change that any process committed before the call counts. Calls that wait together share one query. */
  now(): Promise<Revisions>
  /** The revisions that were read last; null before the first time. */
  last(): Revisions | null
}

export function listRevisions({ db }: Pick<Database, 'db'>, clock: () => number): ListRevisions {
  const query = revisionsQuery(db).compile()
  let known: Revisions | null = null
  let asking: Promise<Revisions> | null = null
  let next: Promise<Revisions> | null = null

  async function ask(): Promise<Revisions> {
    const { rows } = await db.executeQuery(query)
    const { cabs, holidays, tours, tariffs, settings } = rows[0] ?? {}
    const revisions = {
      ...{ cabs: Number(cabs ?? 0), holidays: Number(holidays ?? 0), tours: Number(tours ?? 0) },
      tariffs: Number(tariffs ?? 0) * MAX_DAYS + indianDay(clock()),
      settings: Number(settings ?? 0),
    }
    known = revisions
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

  /** Callers that already wait do not ask a database again that has just failed to answer. */
  function giveUp(error: unknown): never {
    next = null
    throw error
  }

  return {
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

/** Another tariff may be in force from midnight, without an edit. */
const indianDay = (now: number) => Math.floor((now + IST_OFFSET_MS) / DAY_MS)
const MAX_DAYS = 1_000_000

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
      from
        .selectFrom('tariffs')
        .select(({ fn }) => fn.sum('version').as('revision'))
        .as('tariffs'),
      from
        .selectFrom('settingsVersions')
        .select(({ fn }) => fn.max('version').as('revision'))
        .as('settings'),
    ]
  })
