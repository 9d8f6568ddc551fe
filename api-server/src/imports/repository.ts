import type { Kysely } from 'kysely'
import type { ImportKind, ImportRecord } from 'shared-api/contract'
import { isDuplicate } from '../platform/database/duplicate.ts'
import type { Database } from '../platform/database/open.ts'
import type { ImportRow, Schema } from '../platform/database/schema.ts'
import { AppError } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { isoOf } from '../platform/time.ts'

type NewImport = Pick<ImportRow, 'hash' | 'kind' | 'fileName' | 'rows' | 'byName'>
export type ImportRepository = ReturnType<typeof importRepository>

/** The files that were imported (docs/product.md, Import). */
export function importRepository({ db, transaction }: Database, now: () => number) {
  const earlier = async (hash: string): Promise<ImportRecord | null> => {
    const row = await db.selectFrom('imports').selectAll().where('hash', '=', hash).executeTakeFirst()
    return row ? toRecord(row) : null
  }
  return {
    /** The import that brought the rows of this hash; null if none did. */
    earlier,

    /** The newest imports first, at most 50. */
    async list(): Promise<ImportRecord[]> {
      const rows = await db
        .selectFrom('imports')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(50)
        .execute()
      return rows.map(toRecord)
    },

    /** Does what an import would do, and takes it all back. */
    async rehearse(store: (tx: Kysely<Schema>) => Promise<unknown>): Promise<void> {
      try {
        await transaction(async (tx) => {
          await store(tx)
          throw REHEARSED
        })
      } catch (error) {
        if (error !== REHEARSED) throw error
      }
    },

    /** Stores an import with its rows, all or nothing, once: the same rows again add nothing, at the same moment too. */
    async once(
      file: NewImport,
      store: (tx: Kysely<Schema>) => Promise<unknown>,
    ): Promise<{ record: ImportRecord; isNew: boolean }> {
      try {
        const row = await transaction(async (tx) => {
          const made: ImportRow = { id: newId(), at: now(), ...file }
          // First: a second request for the same rows waits here, and is refused by the hash.
          await tx.insertInto('imports').values(made).execute()
          await store(tx)
          return made
        })
        return { record: toRecord(row), isNew: true }
      } catch (error) {
        if (!isDuplicate(error)) throw error
        const record = await earlier(file.hash)
        if (record) return { record, isNew: false }
        throw new AppError('conflict', {
          detail: 'Someone stored one of these rows meanwhile. Choose the file again.',
        })
      }
    },
  }
}

const REHEARSED = new Error('rehearsed')

const toRecord = ({ id, kind, fileName, rows, at, byName }: ImportRow): ImportRecord => ({
  ...{ id, kind: kind as ImportKind, fileName, rows, at: isoOf(at), by: byName },
})
