import type { Kysely } from 'kysely'
import type { DriverCash, DriverStatement, OpenCash, StatementQuery } from 'shared-api/contract'
import { formatPaise, toPaise, toRupees } from 'shared-api/money'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'
import { AppError, refused } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { isoOf } from '../platform/time.ts'
import type { Entry } from './entries.ts'
import { readEntries, sumOf } from './open.ts'
import { statementOf } from './statement.ts'

export type SettlementRepository = ReturnType<typeof settlementRepository>

/** Allowances and costs that drivers get, and cash that they hold (docs/product.md, Cash of drivers). */
export function settlementRepository({ db, transaction }: Database, now: () => number) {
  return {
    /** Throws AppError 404. */
    read: (driverId: string): Promise<DriverCash> => readCash(db, driverId),

    /** What is open with each driver with whom anything is, by name. */
    async all(): Promise<OpenCash[]> {
      const byDriver = Map.groupBy((await readEntries(db)).open, ({ driverId }) => driverId)
      const drivers = await db.selectFrom('drivers').select(['id', 'name']).orderBy('name').orderBy('id').execute()
      return drivers.flatMap((driver) => {
        const open = byDriver.get(driver.id)
        return open ? [{ driver, ...sumsOf(open) }] : []
      })
    },

    /** All between a driver and the company in some days. Throws AppError 404. */
    statement: async (driverId: string, days: StatementQuery): Promise<DriverStatement> =>
      statementOf(db, await findDriver(db, driverId), days),

    /** Settles all that is open, once. Throws AppError 404; 409 when nothing is, or its sum is another than the one that was seen. */
    settle: (driverId: string, seen: number, byName: string): Promise<DriverCash> =>
      transaction(async (tx) => {
        await lockRows(tx, tx.selectFrom('drivers').select('id').where('id', '=', driverId)).execute()
        const { open } = await readEntries(tx, driverId)
        const amountPaise = sumOf(open)
        if (open.length === 0) throw refused('nothing-open')
        if (amountPaise !== toPaise(seen)) throw refused('open-changed', { amount: formatPaise(amountPaise) })
        const settlementId = newId()
        await tx
          .insertInto('settlements')
          .values({ id: settlementId, driverId, amountPaise, at: now(), byName })
          .execute()
        const rows = open.map(({ driverId: _whose, id, ...entry }) => ({ ...entry, entryId: id, settlementId }))
        await tx.insertInto('settlementEntries').values(rows).execute()
        return readCash(tx, driverId)
      }),
  }
}

function sumsOf(open: readonly Entry[]) {
  const of = (kind: Entry['kind']) => toRupees(sumOf(open.filter((entry) => entry.kind === kind)))
  return { allowance: of('allowance'), expense: of('expense'), cash: of('cash'), balance: toRupees(sumOf(open)) }
}

async function findDriver(db: Kysely<Schema>, id: string): Promise<DriverCash['driver']> {
  const driver = await db.selectFrom('drivers').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  if (!driver) throw new AppError('not-found')
  return driver
}

async function readCash(db: Kysely<Schema>, driverId: string): Promise<DriverCash> {
  const driver = await findDriver(db, driverId)
  const { open } = await readEntries(db, driverId)
  const settlements = await db
    .selectFrom('settlements')
    .selectAll()
    .where('driverId', '=', driverId)
    .orderBy('at', 'desc')
    .limit(50)
    .execute()
  return {
    driver,
    open: open.map(({ kind, id, at, booking, amountPaise }) => ({
      ...{ kind, id, at: isoOf(at), booking, amount: toRupees(amountPaise) },
    })),
    balance: toRupees(sumOf(open)),
    settlements: settlements.map(({ id, at, byName: by, amountPaise }) => ({
      ...{ id, at: isoOf(at), by, amount: toRupees(amountPaise) },
    })),
  }
}
