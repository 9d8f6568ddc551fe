import type { Kysely } from 'kysely'
import { type Absence, type AbsenceKind, istInstant } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import type { AbsenceRow, Schema } from '../platform/database/schema.ts'
import { newId } from '../platform/ids.ts'
import type { Owner } from './papers.ts'
import { refuseAssigned } from './refuse-assigned.ts'

/** The absences of one owner, or of all: by the owner's id, from the earliest. */
export async function readAbsences(db: Kysely<Schema>, owner: Owner, id?: string): Promise<Map<string, AbsenceRow[]>> {
  const rows = await db
    .selectFrom('absences')
    .selectAll()
    .$if(id !== undefined, (query) => query.where(owner, '=', id ?? ''))
    .where(owner, 'is not', null)
    .orderBy('firstDay')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, (row) => row[owner] ?? '')
}

/**
 * Replaces the absences of an owner, whose row is locked: an assignment at the same moment waits. Throws AppError 409 that names
 * its trips to come in these days.
 */
export async function writeAbsences(tx: Kysely<Schema>, owner: Owner, id: string, to: readonly Absence[], now: number) {
  for (const { firstDay, lastDay } of to)
    await refuseAssigned(tx, owner, id, now, {
      ...{ from: istInstant(firstDay, '00:00'), to: istInstant(lastDay, '00:00') + DAY_MS },
    })
  await tx.deleteFrom('absences').where(owner, '=', id).execute()
  if (to.length === 0) return
  const rows = to.map((one) => ({ id: newId(), vehicleId: null, driverId: null, [owner]: id, ...one }))
  await tx.insertInto('absences').values(rows).execute()
}

/** Absences as the wire has them. */
export const toAbsences = <Kind extends AbsenceKind>(rows: readonly AbsenceRow[] = []) =>
  rows.map(({ kind, firstDay, lastDay, note }) => ({ kind: kind as Kind, firstDay, lastDay, note }))
