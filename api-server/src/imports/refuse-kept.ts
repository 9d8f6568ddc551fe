import type { ImportUndo } from 'shared-api/contract'
import type { ImportRow } from '../platform/database/schema.ts'
import { refused } from '../platform/http/problems.ts'
import { refusal } from '../texts/refusal.ts'

/** Records that a refusal names; the rest are counted. */
const NAMED = 5

/** Throws AppError 409 naming the records of an import that were changed or used since. */
export function refuseKept(kept: ImportUndo['kept'], { kind, rows }: Pick<ImportRow, 'kind' | 'rows'>) {
  if (kept.length === 0) return
  const records = kept.slice(0, NAMED).map((record) => refusal('import-used-record', record))
  const more = kept.length - records.length
  throw refused('import-used', { count: kept.length, rows, kind, records, more })
}
