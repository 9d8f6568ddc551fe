import type { Kysely } from 'kysely'
import type { AbsenceRow, PaperRow, Schema } from '../platform/database/schema.ts'
import type { Versioned } from '../platform/database/versioned.ts'
import { readAbsences } from './absences.ts'
import { type Owner, readPapers } from './papers.ts'

/** How vehicles or drivers are read with their papers and absences, inside a transaction too. `rowsOf` gives all rows, or that of an id. */
export const withPapers =
  <Row extends { id: string; version: number }, Item>(
    owner: Owner,
    rowsOf: (db: Kysely<Schema>, id?: string) => Promise<Row[]>,
    toItem: (row: Row, papers?: PaperRow[], absences?: AbsenceRow[]) => Item,
  ) =>
  (db: Kysely<Schema>) => ({
    /** All of them, oldest first. */
    async list(): Promise<Item[]> {
      const rows = await rowsOf(db)
      const papers = await readPapers(db, owner)
      const absences = await readAbsences(db, owner)
      return rows.map((row) => toItem(row, papers.get(row.id), absences.get(row.id)))
    },

    async find(id: string): Promise<Versioned<Item> | null> {
      const [row] = await rowsOf(db, id)
      if (!row) return null
      const papers = await readPapers(db, owner, id)
      const absences = await readAbsences(db, owner, id)
      return { record: toItem(row, papers.get(id), absences.get(id)), version: row.version }
    },
  })
