import type { Kysely } from 'kysely'
import type { DriverCash } from 'shared-api/contract'
import { formatPaise, toPaise, toRupees } from 'shared-api/money'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'
import { AppError } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { isoOf } from '../platform/time.ts'
import { type Entry, entriesOf } from './entries.ts'

export type SettlementRepository = ReturnType<typeof settlementRepository>

/** Allowances and costs that drivers get, and cash that they hold (docs/product.md, Cash of drivers). */
export function settlementRepository({ db, transaction }: Database, now: () => number) {
  return {
    /** Throws AppError 404. */
    read: (driverId: string): Promise<DriverCash> => readCash(db, driverId),

    /** Settles all that is open, once. Throws AppError 404; 409 when nothing is, or its sum is another than the one that was seen. */
    settle: (driverId: string, seen: number, byName: string): Promise<DriverCash> =>
      transaction(async (tx) => {
        await lockRows(tx, tx.selectFrom('drivers').select('id').where('id', '=', driverId)).execute()
        const open = await openEntries(tx, driverId)
        const amountPaise = sumOf(open)
        if (open.length === 0) throw new AppError('conflict', { detail: 'Nothing is open.' })
        if (amountPaise !== toPaise(seen))
          throw new AppError('conflict', { detail: `By now ${formatPaise(amountPaise)} are open: look again.` })
        const settlementId = newId()
        await tx
          .insertInto('settlements')
          .values({ id: settlementId, driverId, amountPaise, at: now(), byName })
          .execute()
        const rows = open.map(({ kind, id }) => ({ kind, entryId: id, settlementId }))
        await tx.insertInto('settlementEntries').values(rows).execute()
        return readCash(tx, driverId)
      }),
  }
}

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0)

async function openEntries(db: Kysely<Schema>, driverId: string): Promise<Entry[]> {
  const settled = await db
    .selectFrom('settlementEntries')
    .innerJoin('settlements', 'settlements.id', 'settlementEntries.settlementId')
    .select(['kind', 'entryId'])
    .where('driverId', '=', driverId)
    .execute()
  const before = new Set(settled.map(({ kind, entryId }) => `${kind} ${entryId}`))
  return (await entriesOf(db, driverId)).filter(({ kind, id }) => !before.has(`${kind} ${id}`))
}

async function readCash(db: Kysely<Schema>, driverId: string): Promise<DriverCash> {
  const driver = await db.selectFrom('drivers').select(['id', 'name']).where('id', '=', driverId).executeTakeFirst()
  if (!driver) throw new AppError('not-found')
  const open = await openEntries(db, driverId)
  const settlements = await db
    .selectFrom('settlements')
    .selectAll()
    .where('driverId', '=', driverId)
    .orderBy('at', 'desc')
    .limit(50)
    .execute()
  return {
    driver,
    open: open.map(({ at, amountPaise, ...entry }) => ({ ...entry, at: isoOf(at), amount: toRupees(amountPaise) })),
    balance: toRupees(sumOf(open)),
    settlements: settlements.map(({ id, at, byName: by, amountPaise }) => ({
      ...{ id, at: isoOf(at), by, amount: toRupees(amountPaise) },
    })),
  }
}
