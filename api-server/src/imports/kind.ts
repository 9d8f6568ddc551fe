import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { FieldProblem } from 'shared-api/contract'
import { fieldProblemsOf } from 'shared-api/contract'
import type { z } from 'zod'
import type { Schema } from '../platform/database/schema.ts'
import { refusal } from '../texts/refusal.ts'
import type { Column, Line } from './columns.ts'
import type { LineProblem } from './problems.ts'
import type { Undo } from './undo.ts'

/** Who imports, and when (ms since 1970). */
export type By = { byName: string; at: number }

/** A row that is right: what is stored of it, and its cells for people. */
export type Entry<Record> = { row: number; record: Record; cells: string[] }

/** What an import can bring: how its rows are read, and stored in one transaction. */
export type Kind<Record = unknown> = {
  columns: readonly Column[]
  /** The headers of the entries' cells. */
  shown: readonly string[]
  /** Reads rows by what is stored. A row with a problem makes no entry. */
  read: (db: Kysely<Schema>, lines: readonly Line[], by: By) => Promise<Read<Record>>
  /** Stores the entries; gives what is in the way of them, for which the caller rolls back. */
  store: (tx: Kysely<Schema>, entries: readonly Entry<Record>[], by: By) => Promise<Stored>
  undo: Undo
}

/** A record that a row made, in the version that it then has. */
export type StoredRecord = { row: number; id: string; version: number }
/** What rows made, or what is in the way of them. */
export type Stored = { problems: LineProblem[]; records: StoredRecord[] }
export const refused = (problems: LineProblem[]): Stored => ({ problems, records: [] })

/** Stores each entry by `one`, which gives its id and, if it is not 1, its version. */
export async function storeEach<Record>(
  entries: readonly Entry<Record>[],
  one: (record: Record) => Promise<{ id: string; version?: number }>,
): Promise<Stored> {
  const records: StoredRecord[] = []
  for (const { row, record } of entries) records.push({ row, version: 1, ...(await one(record)) })
  return { problems: [], records }
}

export type Read<Record> = { entries: Entry<Record>[]; problems: LineProblem[] }

/** A file that was read: its rows for people, what is wrong with them, and how they are stored as `Kind` says. */
type ReadFile = {
  rows: { row: number; cells: string[] }[]
  problems: LineProblem[]
  store: (tx: Kysely<Schema>) => Promise<Stored>
}
export type AnyKind = Pick<Kind, 'columns' | 'shown' | 'undo'> & {
  readFile: (db: Kysely<Schema>, lines: readonly Line[], by: By) => Promise<ReadFile>
}

/** A kind for whoever need not know what it stores. */
export const anyKind = <Record>({ read, store, columns, shown, undo }: Kind<Record>): AnyKind => ({
  columns,
  shown,
  undo,
  async readFile(db, lines, by) {
    const { entries, problems } = await read(db, lines, by)
    const rows = entries.map(({ row, cells }) => ({ row, cells }))
    return { rows, problems, store: (tx) => store(tx, entries, by) }
  },
})

/** What a line makes: a record with its cells for people, or the problems. */
export type ReadLine<Record> =
  | { ok: true; record: Record; cells: string[]; problems?: undefined }
  | { ok: false; problems: LineProblem[] }

/** Lines that are read before other requests have their turn. */
const TURN = 100

/** Reads each line by `one`. */
export async function readEach<Record>(
  lines: readonly Line[],
  one: (line: Line) => ReadLine<Record>,
): Promise<Read<Record>> {
  const read: Read<Record> = { entries: [], problems: [] }
  for (const [at, line] of lines.entries()) {
    if (at % TURN === TURN - 1) await setImmediate()
    const made = one(line)
    if (made.ok) read.entries.push({ row: line.row, record: made.record, cells: made.cells })
    else read.problems.push(...made.problems)
  }
  return read
}

/** The record that a schema makes of a row's fields, or its problems by column; `columnOf` gives the column of a path. */
export function parseLine<S extends z.ZodType>(
  schema: S,
  { row }: Line,
  fields: object,
  columnOf: (path: string) => string = (path) => path,
): ReadLine<z.output<S>> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return { ok: true, record: parsed.data, cells: [] }
  return { ok: false, problems: byColumn(row, fieldProblemsOf(parsed.error.issues), columnOf) }
}

/** Problems of a row by its columns, one a column. */
export function byColumn(row: number, found: FieldProblem[], columnOf: (path: string) => string): LineProblem[] {
  const byField = new Map(found.toReversed().map((problem) => [columnOf(problem.path), problem]))
  return [...byField].map(([field, problem]) => ({ row, field, problem }))
}

/** The entries whose key is taken: stored already, or in a row before. */
export function takenIn<Record>(
  entries: readonly Entry<Record>[],
  field: string,
  keyOf: (record: Record) => string,
  stored: ReadonlySet<string>,
): LineProblem[] {
  const rows = new Map<string, number>()
  return entries.flatMap(({ row, record }): LineProblem[] => {
    const key = keyOf(record)
    const before = rows.get(key)
    rows.set(key, before ?? row)
    if (stored.has(key)) return [{ row, field, why: refusal('row-stored') }]
    return before === undefined ? [] : [{ row, field, why: refusal('in-row-too', { before }) }]
  })
}
