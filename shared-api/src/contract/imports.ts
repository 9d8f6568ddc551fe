import { z } from './zod.ts'

/** What a file of the desk can bring (docs/product.md, Import). */
export const IMPORT_KINDS = ['bookings', 'cabs', 'vehicles', 'drivers', 'customers'] as const
export const ImportKind = z.enum(IMPORT_KINDS)
export type ImportKind = z.infer<typeof ImportKind>

/** The most rows of one file, without its header. */
export const MAX_IMPORT_ROWS = 5000

/** A column of a file: its header, what a cell may hold, and an example. */
export const ImportColumn = z.strictObject({
  header: z.string(),
  required: z.boolean(),
  takes: z.string(),
  example: z.string(),
})
export type ImportColumn = z.infer<typeof ImportColumn>
export const ImportColumnsReply = z.strictObject({ columns: z.array(ImportColumn) })

/**
 * A file whose rows were stored. `at` is ISO 8601 in UTC. `canUndo` is false of one whose records were taken back, and of one
 * of an earlier release.
 */
export const ImportRecord = z.strictObject({
  id: z.string(),
  kind: ImportKind,
  fileName: z.string(),
  rows: z.number(),
  at: z.string(),
  by: z.string(),
  canUndo: z.boolean().default(false),
  undone: z.strictObject({ at: z.string(), by: z.string() }).nullable().default(null),
})
export type ImportRecord = z.infer<typeof ImportRecord>
export const ImportsReply = z.strictObject({ imports: z.array(ImportRecord) })

/** What is wrong with a cell. `row` counts from 1 as a spreadsheet does; `column` is '' for the file as a whole. */
export const ImportProblem = z.strictObject({
  row: z.number(),
  column: z.string(),
  value: z.string(),
  message: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** Whether rows that say the same as a row before them are refused, or meant and stored. */
export const ImportRepeats = z.enum(['refuse', 'take'])
export type ImportRepeats = z.infer<typeof ImportRepeats>

/**
 * A file as it would be stored; nothing is. `problems` has the first of `problemCount`, `repeats` each row that says the same as
 * one `before` it, and `earlier` the import that brought the same rows already.
 */
export const ImportPreview = z.strictObject({
  columns: z.array(z.string()),
  rows: z.array(z.strictObject({ row: z.number(), cells: z.array(z.string()) })),
  problems: z.array(ImportProblem),
  problemCount: z.number(),
  repeats: z.array(z.strictObject({ row: z.number(), before: z.number() })).default([]),
  earlier: ImportRecord.nullable(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

/** `isNew` is false where an earlier import brought the same rows: nothing was added then. */
export const ImportReply = z.strictObject({ record: ImportRecord, isNew: z.boolean() })
export type ImportReply = z.infer<typeof ImportReply>

/** Why a record of an import cannot be taken back: what was done to it, or with it, since. */
export const KEPT_BECAUSE = [
  ...(['changed', 'paid', 'assigned', 'document', 'messages'] as const),
  ...(['trips', 'bookings', 'vehicles'] as const),
] as const
export type KeptBecause = (typeof KEPT_BECAUSE)[number]

/**
 * What taking an import back removes, and the first of `keptCount` records that keep it from being done. `row` counts as in
 * the file.
 */
export const ImportUndo = z.strictObject({
  goes: z.array(z.strictObject({ what: z.enum([...IMPORT_KINDS, 'payments']), count: z.number() })),
  kept: z.array(z.strictObject({ row: z.number(), name: z.string(), because: z.enum(KEPT_BECAUSE) })),
  keptCount: z.number(),
})
export type ImportUndo = z.infer<typeof ImportUndo>
export const ImportUndoneReply = z.strictObject({ record: ImportRecord })
