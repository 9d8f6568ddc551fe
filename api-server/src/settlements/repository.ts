import type { Kysely } from 'kysely'
import type {
  DriverCash,
  DriverMoney,
  DriverStatement,
  OpenCash,
  SettleDriver,
  StatementQuery,
} from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { formatPaise, toPaise, toRupees } from 'shared-api/money'
import { addRow, deskKey, refuseBeforeMoney, refuseClosed, repeatOf } from '../payments/index.ts'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { Schema } from '../platform/database/schema.ts'
import { invalid, notFound, refused } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { inRupees } from '../platform/money.ts'
import { isoOf } from '../platform/time.ts'
import type { Entry, NightCharge } from './entries.ts'
import { readEntries, sumOf } from './open.ts'
import { statementOf } from './statement.ts'

export type SettlementRepository = ReturnType<typeof settlementRepository>

/** Allowances and costs that drivers get, and cash that they hold (docs/product.md, Cash of drivers). */
export function settlementRepository({ db, transaction }: Database, now: () => number, night: () => NightCharge) {
  const entriesOf = (tx: Kysely<Schema>, driverId?: string) => readEntries(tx, night(), driverId)
  return {
    /** Throws AppError 404. */
    read: (driverId: string): Promise<DriverCash> => readCash(db, driverId),

    /** What is open with each driver with whom anything is, by name. */
    async all(): Promise<OpenCash[]> {
      const byDriver = Map.groupBy((await entriesOf(db)).open, ({ driverId }) => driverId)
      const drivers = await db.selectFrom('drivers').select(['id', 'name']).orderBy('name').orderBy('id').execute()
      return drivers.flatMap((driver) => {
        const open = byDriver.get(driver.id)
        return open ? [{ driver, ...sumsOf(open) }] : []
      })
    },

    /** All between a driver and the company in some days. Throws AppError 404. */
    statement: async (driverId: string, days: StatementQuery): Promise<DriverStatement> =>
      statementOf(db, await findDriver(db, driverId), days, night()),

    /**
     * Settles all that is open, once, and notes the money that moves. Throws AppError 404; 409 when nothing is open, its sum is another
     * than the one that was seen, or the number is used; 400 for a day to come, or before what it settles.
     */
    settle: (driverId: string, { balance, day, ...money }: SettleDriver, byName: string): Promise<DriverCash> =>
      withDriver(driverId, async (tx) => {
        const { open } = await entriesOf(tx, driverId)
        const amountPaise = sumOf(open)
        if (open.length === 0) throw refused('nothing-open')
        if (amountPaise !== toPaise(balance)) throw refused('open-changed', { amount: formatPaise(amountPaise) })
        if (day !== undefined) await refuseClosed(tx, [day])
        if (day !== undefined && open.some(({ at }) => istDay(at) > day))
          throw invalid([{ path: 'day', code: 'before-money' }])
        const settlementId = newId()
        const entry = { ...money, kind: 'settlement' as const, driverId, amountPaise: -amountPaise, byName }
        const row = amountPaise === 0 ? null : await addRow(tx, entry, { at: now(), day })
        const at = row?.at ?? now()
        await tx.insertInto('settlements').values({ id: settlementId, driverId, amountPaise, at, byName }).execute()
        const rows = open.map(({ driverId: _whose, id, ...one }) => ({ ...one, entryId: id, settlementId }))
        await tx.insertInto('settlementEntries').values(rows).execute()
      }),

    /**
     * Notes money that the driver got, or a part of what they hold that they handed over; a repeated key notes it once. Throws
     * AppError 404; 400 for more than they hold or a day to come; 409 for a number that is used; 422 as `repeatOf`.
     */
    money: (
      driverId: string,
      { direction, amount, day, ...money }: DriverMoney,
      { byName, key }: { byName: string; key: string | null },
    ): Promise<DriverCash> =>
      withDriver(driverId, async (tx) => {
        const entry = { kind: 'driver' as const, driverId, amountPaise: direction === 'out' ? -amount : amount }
        if (await repeatOf(tx, key, entry)) return
        const { open } = await entriesOf(tx, driverId)
        const held = -sumOf(open)
        if (entry.amountPaise > Math.max(held, 0))
          throw invalid([{ path: 'amount', code: 'above-held', params: { held: toRupees(Math.max(held, 0)) } }])
        if (day !== undefined) await refuseClosed(tx, [day])
        if (day !== undefined && direction === 'in')
          refuseBeforeMoney(
            open.map((one) => ({ ...one, amountPaise: -one.amountPaise })),
            amount,
            day,
          )
        await addRow(tx, { ...money, ...entry, byName, onceKey: deskKey(key) }, { at: now(), day })
      }),
  }

  /** One at a time for a driver; gives what is open after it. */
  function withDriver(driverId: string, act: (tx: Kysely<Schema>) => Promise<void>): Promise<DriverCash> {
    return transaction(async (tx) => {
      await lockRows(tx, tx.selectFrom('drivers').select('id').where('id', '=', driverId)).execute()
      await findDriver(tx, driverId)
      await act(tx)
      return readCash(tx, driverId)
    })
  }

  async function readCash(tx: Kysely<Schema>, driverId: string): Promise<DriverCash> {
    const driver = await findDriver(tx, driverId)
    const { open } = await entriesOf(tx, driverId)
    const settlements = await tx
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
}

function sumsOf(open: readonly Entry[]) {
  const of = (kind: Entry['kind']) => sumOf(open.filter((entry) => entry.kind === kind))
  const sums = { allowance: of('allowance'), expense: of('expense'), cash: of('cash'), advance: of('advance') }
  return inRupees({ ...sums, balance: sumOf(open) })
}

async function findDriver(db: Kysely<Schema>, id: string): Promise<DriverCash['driver']> {
  const driver = await db
    .selectFrom('drivers')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return driver
}
