import type { ImportUndo, KeptBecause } from 'shared-api/contract'
import type { ImportRow } from '../platform/database/schema.ts'
import { AppError } from '../platform/http/problems.ts'

const WORDS: Record<KeptBecause, string> = {
  changed: 'was changed',
  paid: 'has a payment',
  assigned: 'has a vehicle and driver',
  document: 'has a bill or document',
  messages: 'had messages or its link sent',
  trips: 'has trips',
  bookings: 'has bookings',
  vehicles: 'has vehicles',
}

/** Records that a refusal names; the rest are counted. */
const NAMED = 5

/** Throws AppError 409 naming the records of an import that were changed or used since. */
export function refuseKept(kept: ImportUndo['kept'], { kind, rows }: Pick<ImportRow, 'kind' | 'rows'>) {
  if (kept.length === 0) return
  const named = kept.slice(0, NAMED).map(({ row, name, because }) => `row ${row}, ${name} ${WORDS[because]}`)
  const more = kept.length > NAMED ? `; and ${kept.length - NAMED} more` : ''
  throw new AppError('conflict', {
    detail: `Nothing was removed: ${kept.length} of ${rows} ${kind} were changed or used since: ${named.join('; ')}${more}.`,
  })
}
