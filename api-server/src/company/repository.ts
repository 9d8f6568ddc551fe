import type { Kysely } from 'kysely'
import { Settings, type SettingsChange, type SettingsEdit, type SettingsHistoryReply } from 'shared-api/contract'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema, SettingsVersionRow } from '../platform/database/schema.ts'
import type { Versioned } from '../platform/database/versioned.ts'
import { AppError, notFound } from '../platform/http/problems.ts'
import { isoOf } from '../platform/time.ts'
import { namesGstin, settingsOf } from './record.ts'

/** The most characters of a value in the history. */
const MAX_LENGTH = 200

/** What differs between two versions, by the paths of single values: 'phones.0', 'terms.en'. */
function changesBetween(before: Settings, after: Settings): SettingsChange[] {
  const [old, fresh] = [valuesIn(before), valuesIn(after)]
  const paths = [...new Set([...old.keys(), ...fresh.keys()])]
  return paths.flatMap((path) => {
    const [was = '', is = ''] = [old.get(path), fresh.get(path)]
    return was === is ? [] : [{ path, before: cut(was), after: cut(is) }]
  })
}

function valuesIn(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value ?? '')]])
  const inside = Object.entries(value).flatMap(([key, one]) => [...valuesIn(one, path ? `${path}.${key}` : key)])
  return new Map(inside)
}

const cut = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text)

export type SettingsRepository = ReturnType<typeof settingsRepository>
type Edit = { byName: string; allows: (version: number) => boolean }

/** How many versions the history shows at a time. */
const PAGE = 20

/** The settings in all their versions (docs/product.md, Settings). */
export function settingsRepository({ db, transaction }: Database, now: () => number) {
  return {
    /** The settings that count; null before the first start has filled them in. */
    async newest(): Promise<Versioned<Settings> | null> {
      const row = await versions(db).executeTakeFirst()
      return row ? versioned(row) : null
    },

    /** When the settings were changed last, ms since 1970. */
    async changedAt(): Promise<number> {
      const { at } = await versions(db).executeTakeFirstOrThrow()
      return at
    },

    /** Stores the first version, unless there is one. */
    async fill(settings: Settings): Promise<void> {
      await db
        .insertInto('settingsVersions')
        .values({ version: 1, at: now(), byName: '', restored: null, content: JSON.stringify(settings) })
        .onConflict((conflict) => conflict.column('version').doNothing())
        .execute()
    },

    /** Adds a version if it changes something. Throws AppError 412 if `allows` refuses the version. */
    edit: (edit: SettingsEdit, { byName, allows }: Edit): Promise<Versioned<Settings>> =>
      add({ byName, allows }, async (_tx, current) => ({ settings: merged(current, edit), restored: null })),

    /** Takes the content of an earlier version again. Throws AppError 404; 412 as `edit` does. */
    restore: (version: number, edit: Edit): Promise<Versioned<Settings>> =>
      add(edit, async (tx) => {
        const row = await versions(tx).where('version', '=', version).executeTakeFirstOrThrow(notFound)
        return { settings: settingsOf(row), restored: version }
      }),

    /** Versions from the newest, or from the one before `before`. */
    async history(before?: number): Promise<SettingsHistoryReply> {
      // One more: each is compared with the one before it.
      const rows = await versions(db)
        .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
        .limit(PAGE + 1)
        .execute()
      const shown = rows.slice(0, PAGE).map((row, at) => {
        const earlier = rows[at + 1]
        const changes = earlier ? changesBetween(settingsOf(earlier), settingsOf(row)) : []
        return { version: row.version, at: isoOf(row.at), by: row.byName, restored: row.restored, changes }
      })
      return { versions: shown, more: rows.length > PAGE }
    },
  }

  function add(
    { byName, allows }: Edit,
    next: (tx: Kysely<Schema>, current: Settings) => Promise<{ settings: Settings; restored: number | null }>,
  ): Promise<Versioned<Settings>> {
    return transaction(async (tx) => {
      // The first version stands for all: who has its lock reads what the one before has added.
      await lockRows(tx, tx.selectFrom('settingsVersions').select('version').where('version', '=', 1)).execute()
      const current = versioned(await versions(tx).executeTakeFirstOrThrow())
      if (!allows(current.version)) throw new AppError('changed', { current })
      const { settings, restored } = await next(tx, current.record)
      if (changesBetween(current.record, settings).length === 0) return current
      const version = current.version + 1
      await tx
        .insertInto('settingsVersions')
        .values({ version, at: now(), byName, restored, content: JSON.stringify(settings) })
        .execute()
      return { record: settings, version }
    })
  }
}

const versions = (db: Kysely<Schema>) => db.selectFrom('settingsVersions').selectAll().orderBy('version', 'desc')

/** Whether the company has a GSTIN now: without one there is no tax anywhere. */
export async function hasGstin(db: Kysely<Schema>): Promise<boolean> {
  const row = await versions(db).limit(1).executeTakeFirst()
  return row !== undefined && namesGstin(row)
}

const versioned = (row: SettingsVersionRow) => ({ record: settingsOf(row), version: row.version })

/** An edit's fields replace those of the settings; null removes one. */
function merged(current: Settings, edit: SettingsEdit): Settings {
  const entries = Object.entries({ ...current, ...edit }).filter(([, value]) => value !== null && value !== undefined)
  return Settings.parse(Object.fromEntries(entries))
}
