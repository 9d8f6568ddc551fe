import type { Kysely } from 'kysely'
import type { Paper, PaperKind, PaperToRenew } from 'shared-api/contract'
import { lastDayDue, papersDue } from 'shared-api/fleet'
import type { PaperRow, Schema } from '../platform/database/schema.ts'
import { newId } from '../platform/ids.ts'

/** The column of a paper that names its owner. */
export type Owner = 'vehicleId' | 'driverId'

/** The papers of one owner, or of all: by the owner's id. */
export async function readPapers(db: Kysely<Schema>, owner: Owner, id?: string): Promise<Map<string, PaperRow[]>> {
  const rows = await db
    .selectFrom('papers')
    .selectAll()
    .$if(id !== undefined, (query) => query.where(owner, '=', id ?? ''))
    .where(owner, 'is not', null)
    .execute()
  return Map.groupBy(rows, (row) => row[owner] ?? '')
}

/** Replaces the papers of an owner. */
export async function writePapers(tx: Kysely<Schema>, owner: Owner, id: string, papers: readonly Paper[]) {
  await tx.deleteFrom('papers').where(owner, '=', id).execute()
  if (papers.length === 0) return
  const rows = papers.map((paper) => ({ id: newId(), vehicleId: null, driverId: null, [owner]: id, ...paper }))
  await tx.insertInto('papers').values(rows).execute()
}

/** Papers as the wire has them, in the order of `kinds`. */
export const toPapers = <Kind extends PaperKind>(kinds: readonly Kind[], rows: readonly PaperRow[] = []) =>
  kinds.flatMap((kind) =>
    rows.filter((row) => row.kind === kind).map(({ number, lastDay }) => ({ kind, number, lastDay })),
  )

/**
 * The papers of vehicles and drivers in use that have ended or end within 30 days of `today`, soonest first
 * (docs/product.md, Papers).
 */
export async function papersToRenew(db: Kysely<Schema>, today: string): Promise<PaperToRenew[]> {
  const last = lastDayDue(today)
  const vehicles = await db
    .selectFrom('papers')
    .innerJoin('vehicles', 'vehicles.id', 'papers.vehicleId')
    .innerJoin('cabs', 'cabs.id', 'vehicles.cabId')
    .select(['papers.kind', 'papers.lastDay', 'vehicles.id', 'registration', 'brand', 'carModel'])
    .where('lastDay', '<=', last)
    .where('vehicles.enabled', '=', 1)
    .where('vehicles.deletedAt', 'is', null)
    .execute()
  const drivers = await db
    .selectFrom('papers')
    .innerJoin('drivers', 'drivers.id', 'papers.driverId')
    .select(['papers.kind', 'papers.lastDay', 'drivers.id', 'drivers.name'])
    .where('lastDay', '<=', last)
    .where('drivers.enabled', '=', 1)
    .where('drivers.deletedAt', 'is', null)
    .execute()
  const all = [
    ...vehicles.map(({ registration, brand, carModel, ...paper }) => ({
      ...{ ...paper, owner: 'vehicle' as const },
      name: registration ?? `${brand} ${carModel}`,
    })),
    ...drivers.map((paper) => ({ ...paper, owner: 'driver' as const })),
  ]
  return papersDue(all, today).map(({ due: _due, ...paper }) => paper)
}
