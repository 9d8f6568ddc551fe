import type { Kysely } from 'kysely'
import {
  type FieldProblem,
  istInstant,
  type PutInForce,
  type Tariff as StoredTariff,
  TariffParts,
} from 'shared-api/contract'
import { inPaise, onWire, type Tariff } from 'shared-api/fares'
import { istDay } from 'shared-api/india'
import type { z } from 'zod'
import { hasGstin } from '../company/index.ts'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { BookingRow, Schema, TariffRow } from '../platform/database/schema.ts'
import { AppError, invalid, notFound, refused } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { lastDay, refusedDays } from './days.ts'
import { partsOf, tariffOf } from './record.ts'

type Parts = z.output<typeof TariffParts>
export type TariffRepository = ReturnType<typeof tariffRepository>

/** Tariffs and when they are in force (docs/product.md, Tariffs). */
export function tariffRepository({ db, transaction }: Database, now: () => number) {
  const today = () => istDay(now())
  return {
    /** All tariffs, from the newest. */
    async list(): Promise<StoredTariff[]> {
      return withDays(await stored(db).orderBy('createdAt', 'desc').orderBy('id').execute(), today())
    },

    find,

    /** The tariff that prices trips today; `tx` inside a transaction. */
    inForce: async (tx: Kysely<Schema> = db): Promise<Tariff> => taxedByLaw(tx, tariffOf(await rowAt(tx, today()))),

    /** Since when it prices trips, ms since 1970: from midnight of its first day, or since it was put in force on that day. */
    async inForceSince(): Promise<number> {
      const { validFrom, updatedAt } = await rowAt(db, today())
      return Math.max(istInstant(validFrom ?? today(), '00:00'), Number(updatedAt))
    },

    /** As `kept`, without tax while the company has no GSTIN. */
    tariff,

    kept,

    /** The tariff that priced a booking, in paise; the first one for a booking that an earlier release stored without any. */
    ofBooking: ({ tariffId }: Pick<BookingRow, 'tariffId'>, tx: Kysely<Schema> = db): Promise<Tariff> =>
      tariff(tariffId ?? 'tariff-first', tx),

    async create(parts: Parts): Promise<StoredTariff> {
      const at = now()
      const row: TariffRow = {
        ...{ id: newId(), ...columnsOf(parts), validFrom: null, putAt: null },
        ...{ version: 1, createdAt: at, updatedAt: at, deletedAt: null },
      }
      await db.insertInto('tariffs').values(row).execute()
      return written(db, row.id)
    },

    /** Throws AppError 404; 409 once it has been in force; 412 if `allows` refuses its version. */
    update: (id: string, parts: Parts, allows: (version: number) => boolean): Promise<StoredTariff> =>
      transaction(async (tx) => {
        const row = await lockEditable(tx, id, today())
        if (!allows(row.version)) throw await changed(tx, row)
        await write(tx, { ...row, ...columnsOf(parts) })
        return written(tx, id)
      }),

    /** Throws as `update` does. */
    remove: (id: string, allows: (version: number) => boolean): Promise<void> =>
      transaction(async (tx) => {
        const row = await lockEditable(tx, id, today())
        if (!allows(row.version)) throw await changed(tx, row)
        await write(tx, { ...row, validFrom: null, putAt: null, deletedAt: now() })
      }),

    /** Prices trips by a tariff from a day on. Throws AppError 404; 409 once it has been in force; 400 for days that do not fit. */
    putInForce: (id: string, days: PutInForce): Promise<StoredTariff> =>
      transaction(async (tx) => {
        const row = await lockEditable(tx, id, today())
        const others = (await stored(tx).execute()).filter((other) => other.id !== id)
        refuseIf(refusedDays(days, others, today()))
        // Of two tariffs with the same first day, the one put in force last counts.
        const putAt = Math.max(now(), ...others.map((other) => Number(other.putAt) + 1))
        await write(tx, { ...row, validFrom: days.from, putAt })
        return written(tx, id)
      }),
  }

  async function tariff(id: string, tx: Kysely<Schema> = db): Promise<Tariff> {
    return taxedByLaw(tx, await kept(id, tx))
  }

  /** A tariff in paise as it was written, even a deleted one. Throws AppError 404. */
  async function kept(id: string, tx: Kysely<Schema> = db): Promise<Tariff> {
    const row = await tx.selectFrom('tariffs').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
    return tariffOf(row)
  }

  /** Reads all: a tariff ends when the next one begins. */
  async function find(id: string, tx: Kysely<Schema> = db): Promise<StoredTariff | null> {
    return withDays(await stored(tx).execute(), today()).find((one) => one.id === id) ?? null
  }

  async function written(tx: Kysely<Schema>, id: string): Promise<StoredTariff> {
    const tariff = await find(id, tx)
    if (!tariff) throw new AppError('not-found')
    return tariff
  }

  async function changed(tx: Kysely<Schema>, { id, version }: TariffRow): Promise<AppError> {
    return new AppError('changed', { current: { record: await written(tx, id), version } })
  }

  async function write(tx: Kysely<Schema>, { id, version, ...row }: TariffRow): Promise<void> {
    const columns = { ...row, version: version + 1, updatedAt: now() }
    await tx.updateTable('tariffs').set(columns).where('id', '=', id).execute()
  }
}

const stored = (db: Kysely<Schema>) => db.selectFrom('tariffs').selectAll().where('deletedAt', 'is', null)

function refuseIf(problem: FieldProblem | null) {
  if (problem) throw invalid([problem])
}

const taxedByLaw = async (tx: Kysely<Schema>, tariff: Tariff): Promise<Tariff> =>
  (await hasGstin(tx)) ? tariff : { ...tariff, gst: { ...tariff.gst, percent: 0 } }

/** The tariff that prices trips on an Indian day. */
const rowAt = (db: Kysely<Schema>, day: string): Promise<TariffRow> =>
  stored(db)
    .where('validFrom', '<=', day)
    .orderBy('validFrom', 'desc')
    .orderBy('putAt', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** All tariffs are locked, as their days depend on each other. Throws AppError 404, 409. */
async function lockEditable(tx: Kysely<Schema>, id: string, today: string): Promise<TariffRow> {
  const rows = await lockRows(tx, stored(tx).orderBy('id')).execute()
  const row = rows.find((one) => one.id === id)
  if (!row) throw new AppError('not-found')
  if (!isEditable(row, today)) throw refused('tariff-in-force', { name: row.name })
  return row
}

const isEditable = ({ validFrom }: TariffRow, today: string) => validFrom === null || validFrom > today

const columnsOf = ({ name, ...parts }: Parts) => {
  const { unit: _unit, id: _id, name: _name, ...inForm } = inPaise({ name, ...parts, id: '' })
  return { name, parts: JSON.stringify(inForm) }
}

/** Rows as the wire has them, each with its last day. */
const withDays = (rows: readonly TariffRow[], today: string): StoredTariff[] =>
  rows.map((row) => toStored(row, lastDay(row, rows), today))

function toStored(row: TariffRow, validTo: string | null, today: string): StoredTariff {
  const { validFrom, id, name, version } = row
  const began = validFrom !== null && validFrom <= today
  return {
    ...TariffParts.parse({ ...onWire(partsOf(row)), name }),
    ...{ id, validFrom, validTo, version },
    inForce: began && (validTo === null || validTo >= today),
    editable: isEditable(row, today),
  }
}
