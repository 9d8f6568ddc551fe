import type { Kysely } from 'kysely'
import type { ImportKind, ImportRecord, ImportUndo } from 'shared-api/contract'
import { isDuplicate } from '../platform/database/duplicate.ts'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { ImportRow, Schema } from '../platform/database/schema.ts'
import { AppError, refused } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { isoOf } from '../platform/time.ts'
import { refusal } from '../texts/refusal.ts'
import type { StoredRecord } from './kind.ts'
import { takeRecords, type Undo } from './undo.ts'

/** Records that a refusal names; the rest are counted. */
const NAMED = 5

/** Throws AppError 409 naming the records of an import that were changed or used since. */
function refuseKept(kept: ImportUndo['kept'], { kind, rows }: Pick<ImportRow, 'kind' | 'rows'>) {
  if (kept.length === 0) return
  const records = kept.slice(0, NAMED).map((record) => refusal('import-used-record', record))
  const more = kept.length - records.length
  throw refused('import-used', { count: kept.length, rows, kind, records, more })
}

type NewImport = Pick<ImportRow, 'hash' | 'kind' | 'fileName' | 'rows' | 'byName'>
type UndoOf = (kind: ImportKind) => Undo
export type ImportRepository = ReturnType<typeof importRepository>

/** The most records that are listed as in the way of an undo. */
const MOST_KEPT = 50
/** Rows of one insert. */
const BATCH = 200

/** The files that were imported (docs/product.md, Import). */
export function importRepository({ db, transaction }: Database, now: () => number) {
  const earlier = async (hash: string): Promise<ImportRecord | null> => {
    const row = await importsIn(db).where('hash', '=', hash).executeTakeFirst()
    return row ? toRecord(row) : null
  }
  return {
    /** The import that brought the rows of this hash; null if none did, or if it was undone. */
    earlier,

    /** The newest imports first, at most 50. */
    async list(): Promise<ImportRecord[]> {
      const rows = await importsIn(db).orderBy('at', 'desc').orderBy('id', 'desc').limit(50).execute()
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
      store: (tx: Kysely<Schema>) => Promise<StoredRecord[]>,
    ): Promise<{ record: ImportRecord; isNew: boolean }> {
      try {
        const row = await transaction(async (tx) => {
          const made: ImportRow = { id: newId(), at: now(), ...file, undoneAt: null, undoneBy: null }
          // First: a second request for the same rows waits here, and is refused by the hash.
          await tx.insertInto('imports').values(made).execute()
          await noteRecords(tx, made.id, await store(tx))
          return made
        })
        return { record: toRecord({ ...row, hasRecords: 1 }), isNew: true }
      } catch (error) {
        if (!isDuplicate(error)) throw error
        const record = await earlier(file.hash)
        if (record) return { record, isNew: false }
        throw refused('stored-meanwhile')
      }
    },

    /** What taking an import back removes, and what keeps it from being done. Throws AppError 404, 409. */
    async undoing(id: string, undoOf: UndoOf): Promise<ImportUndo> {
      const row = found(await importsIn(db).where('id', '=', id).executeTakeFirst())
      const undo = undoOf(row.kind)
      if (row.undoneAt === null) refuseOld(row)
      const kept = await undo.kept(db, id)
      return { goes: await undo.goes(db, id), kept: kept.slice(0, MOST_KEPT), keptCount: kept.length }
    },

    /**
     * Removes what an import added, all or nothing; its rows can be imported again. Of an import that was undone already
     * nothing happens. Throws AppError 404, and 409 naming what was changed or used since.
     */
    undo: (id: string, byName: string, undoOf: UndoOf): Promise<{ record: ImportRecord; isNew: boolean }> =>
      transaction(async (tx) => {
        // Two requests to undo it come one after the other.
        await lockRows(tx, tx.selectFrom('imports').select('id').where('id', '=', id)).execute()
        const row = found(await importsIn(tx).where('id', '=', id).executeTakeFirst())
        if (row.undoneAt !== null) return { record: toRecord(row), isNew: false }
        refuseOld(row)
        const undo = undoOf(row.kind)
        await takeRecords(tx, id, undo)
        refuseKept(await undo.kept(tx, id), row)
        await undo.remove(tx, id, now(), byName)
        await tx.deleteFrom('importedRecords').where('importId', '=', id).execute()
        const undone = { undoneAt: now(), undoneBy: byName }
        await tx
          .updateTable('imports')
          .set({ ...undone, hash: `${row.hash} ${id}` })
          .where('id', '=', id)
          .execute()
        return { record: toRecord({ ...row, ...undone }), isNew: true }
      }),
  }
}

const REHEARSED = new Error('rehearsed')

const importsIn = (db: Kysely<Schema>) =>
  db
    .selectFrom('imports')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('importedRecords').select('recordId').whereRef('importId', '=', 'imports.id')).as('hasRecords'),
    )

async function noteRecords(tx: Kysely<Schema>, importId: string, records: StoredRecord[]) {
  for (let at = 0; at < records.length; at += BATCH) {
    const rows = records.slice(at, at + BATCH).map(({ id: recordId, ...rest }) => ({ importId, recordId, ...rest }))
    await tx.insertInto('importedRecords').values(rows).execute()
  }
}

function found<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('not-found')
  return row
}

type Found = ImportRow & { hasRecords: unknown }

/** A release that kept no record of its rows made it. */
function refuseOld({ hasRecords }: Found) {
  if (hasRecords) return
  throw refused('import-too-old')
}

const toRecord = ({ id, kind, fileName, rows, at, byName, undoneAt, undoneBy, hasRecords }: Found): ImportRecord => ({
  ...{ id, kind, fileName, rows, at: isoOf(at), by: byName },
  canUndo: undoneAt === null && Boolean(hasRecords),
  undone: undoneAt === null ? null : { at: isoOf(undoneAt), by: undoneBy ?? '' },
})
