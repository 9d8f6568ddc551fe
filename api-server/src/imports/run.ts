import type { FastifyInstance } from 'fastify'
import type { ImportKind, ImportPreview, ImportRepeats, ImportReply, ImportUndo } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { sha256 } from '../platform/ids.ts'
import { refusal } from '../texts/refusal.ts'
import { bookingKind } from './bookings.ts'
import { cabKind } from './cabs.ts'
import { isBroken } from './cells.ts'
import { type Column, type Line, linesOf } from './columns.ts'
import { customerKind } from './customers.ts'
import { driverKind } from './drivers.ts'
import { type AnyKind, anyKind } from './kind.ts'
import { columnOf, type LineProblem, refusalFor, toProblem, unreadable } from './problems.ts'
import { readTable } from './read-table.ts'
import { vehicleKind } from './vehicles.ts'

/** The most problems that are listed: who mends these sees the next. */
const MOST_PROBLEMS = 200

/** A file with the name that its reader gave it; `repeats` says whether rows that say the same are meant. */
export type ImportFile = { kind: ImportKind; file: Buffer; fileName: string; byName: string; repeats: ImportRepeats }

/** Previews and stores files (docs/product.md, Import). */
export function importRunner(app: FastifyInstance) {
  const kinds: Record<ImportKind, AnyKind> = {
    bookings: anyKind(bookingKind(app)),
    cabs: anyKind(cabKind(app)),
    vehicles: anyKind(vehicleKind),
    drivers: anyKind(driverKind),
    customers: anyKind(customerKind),
  }

  return {
    columns: (kind: ImportKind): readonly Column[] => kinds[kind].columns,

    /** A file as it would be stored: every row and every problem. Throws AppError 400 for a file that cannot be read. */
    async preview(file: ImportFile, language: Language): Promise<ImportPreview> {
      const { kind, lines, hash, rows, problems, store } = await read(file)
      const earlier = await app.imports.earlier(hash)
      const inTheWay: LineProblem[] = []
      if (problems.length === 0 && !earlier)
        await app.imports.rehearse(async (tx) => inTheWay.push(...(await store(tx)).problems))
      const all = sorted([...problems, ...inTheWay], kind)
      return {
        columns: [...kind.shown],
        rows,
        problems: all.slice(0, MOST_PROBLEMS).map((one) => toProblem(one, kind.columns, lines, language)),
        problemCount: all.length,
        repeats: repeatsIn(lines),
        earlier,
      }
    },

    /** Stores a file, all or nothing, once. Throws AppError 400 naming the first row and column that is wrong. */
    async store(file: ImportFile): Promise<ImportReply> {
      const { kind, lines, hash, rows, problems, store } = await read(file)
      const record = await app.imports.earlier(hash)
      if (record) return { record, isNew: false }
      refuse(problems, kind)
      if (file.repeats === 'refuse') refuse(repeatsIn(lines).map(toRefusal), kind)
      const { fileName, byName } = file
      return app.imports.once({ hash, kind: file.kind, fileName, rows: rows.length, byName }, async (tx) => {
        const stored = await store(tx)
        refuse(stored.problems, kind)
        return stored.records
      })
    },

    /** What taking an import back removes, and what keeps it from being done. Throws AppError 404, 409. */
    undoing: (id: string): Promise<ImportUndo> => app.imports.undoing(id, (kind) => kinds[kind].undo),

    /** Takes an import back, all or nothing, once. Throws AppError 404, 409 naming what is in the way. */
    undo: (id: string, byName: string) => app.imports.undo(id, byName, (kind) => kinds[kind].undo),
  }

  async function read({ kind: name, file, byName }: ImportFile) {
    const kind = kinds[name]
    const lines = linesOf(await readTable(file), kind.columns)
    const by = { byName, at: app.now() }
    const broken = lines.flatMap(brokenCells)
    const whole = lines.filter(({ row }) => !broken.some((cell) => cell.row === row))
    const { rows, store, problems } = await kind.readFile(app.database.db, whole, by)
    return { kind, lines, hash: hashOf(name, lines), rows, store, problems: [...broken, ...problems] }
  }
}

/** The cells of a row that hold an error of the spreadsheet: no column takes it for a value or for nothing. */
const brokenCells = ({ row, typed }: Line): LineProblem[] =>
  [...typed].flatMap(([field, text]) => (isBroken(text) ? [{ row, field, why: refusal('cell-error') }] : []))

/** The rows that say the same as one before them. */
function repeatsIn(lines: readonly Line[]): { row: number; before: number }[] {
  const rows = new Map<string, number>()
  return lines.flatMap(({ row, values }) => {
    const key = JSON.stringify([...values])
    const before = rows.get(key)
    rows.set(key, before ?? row)
    return before === undefined ? [] : [{ row, before }]
  })
}

const toRefusal = ({ row, before }: { row: number; before: number }): LineProblem => ({
  ...{ row, field: '' },
  why: refusal('row-repeated', { before }),
})

/** Of what the cells say, so that the same rows are the same in CSV and XLSX, and under another name. */
const hashOf = (kind: ImportKind, lines: readonly Line[]) =>
  sha256(JSON.stringify([kind, lines.map(({ values }) => [...values].filter(([, value]) => value !== '').sort())]))

/** By row, and within it as the columns stand. */
const sorted = (problems: LineProblem[], { columns }: AnyKind) => {
  const place = new Map(columns.map(({ field }, at) => [field, at]))
  const placeOf = ({ field }: LineProblem) => place.get(field) ?? -1
  return problems.toSorted((one, other) => one.row - other.row || placeOf(one) - placeOf(other))
}

function refuse(problems: LineProblem[], kind: AnyKind) {
  const [first] = sorted(problems, kind)
  if (!first) return
  const column = columnOf(first, kind.columns)
  const problem = [refusalFor(first, column)]
  const more = problems.length - 1
  throw unreadable('row-wrong', { row: first.row, column: column?.header ?? 'none', problem, more })
}
