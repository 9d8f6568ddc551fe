import type { Kysely } from 'kysely'
import {
  type Cab,
  type CabFields,
  type CabTranslations,
  type CabUpdate,
  TRIP_TYPES,
  type TripType,
} from 'shared-api/contract'
import { toPaise } from 'shared-api/money'
import { changedTexts, changedTranslations, ifSaid, lastPosition, parseTexts, placeBefore } from '../catalogue/index.ts'
import { newVehicle, removeUnnumbered } from '../fleet/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { CabRow, Schema } from '../platform/database/schema.ts'
import { given, setColumns } from '../platform/database/set-columns.ts'
import type { Versioned } from '../platform/database/versioned.ts'
import { newId } from '../platform/ids.ts'
import { rupeesOrNull } from '../platform/money.ts'

/** A cab to store; `id` and `createdAt` (ms) are made when left out. */
export type NewCab = CabFields & { imageUrl: string; id?: string; createdAt?: number }

const ORDER = { table: 'cabs' } as const

export type CabRepository = ReturnType<typeof cabRepository>

/** The fleet. A deleted cab keeps its row, for the bookings that point to it, and is found by nothing here. */
export function cabRepository({ db, transaction }: Database, now: () => number) {
  const set = (tx: Kysely<Schema>, id: string, columns: Partial<CabRow>, version: number | null) =>
    setColumns(tx, { table: 'cabs', id, columns, version, at: now() })

  const read = async (visibility: 'public' | null): Promise<Cab[]> => {
    const rows = await db
      .selectFrom('cabs')
      .selectAll()
      .where('deletedAt', 'is', null)
      .$if(visibility !== null, (query) => query.where('visibility', '=', visibility ?? 'public'))
      .orderBy('position')
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    const tripTypes = await tripTypesByCab(db)
    return rows.map((row) => toCab(row, tripTypes.get(row.id) ?? []))
  }

  /** Stores a new cab at the end of the list, with one vehicle. */
  const insert = async (tx: Kysely<Schema>, row: CabRow, tripTypes: TripType[]) => {
    const stored = { ...row, position: await lastPosition(tx, ORDER) }
    await tx.insertInto('cabs').values(stored).execute()
    await setTripTypes(tx, row.id, tripTypes)
    await tx.insertInto('vehicles').values(newVehicle(row.id, row.createdAt)).execute()
    return { record: toCab(stored, tripTypes), version: row.version }
  }

  const remove = async (tx: Kysely<Schema>, id: string, version: number | null) => {
    if (!(await set(tx, id, { deletedAt: now() }, version))) return false
    await removeUnnumbered(tx, id, now())
    return true
  }

  return {
    /** The public cabs, in the desk's order. */
    list: () => read('public'),

    /** All cabs with hidden ones and drafts, in the desk's order. */
    listAll: () => read(null),

    find: (id: string) => findCab(db, id),

    /** When the fleet was changed last, ms since 1970; 0 for one that never had a cab. */
    async changedAt(): Promise<number> {
      const { at } = await db
        .selectFrom('cabs')
        .select(({ fn }) => fn.max('updatedAt').as('at'))
        .executeTakeFirstOrThrow()
      return Number(at ?? 0)
    },

    /** Adds a cab with one vehicle, whose number the desk has yet to enter (docs/product.md, Vehicles). */
    create: (cab: NewCab): Promise<Versioned<Cab>> => transaction((tx) => insert(tx, rowOf(cab, now()), cab.category)),

    /** The same inside a transaction. */
    insert: (tx: Kysely<Schema>, cab: NewCab) => insert(tx, rowOf(cab, now()), cab.category),

    /**
     * Changes the given fields; with a `version`, only of a cab in that version.
     * @returns the changed cab, or null if it does not exist or has another version
     */
    update: (id: string, change: CabUpdate, version: number | null): Promise<Versioned<Cab> | null> =>
      transaction(async (tx) => {
        const row = await findRow(tx, id)
        if (!row) return null
        const columns = { ...columnsOf(change), ...textsOf(row, change) }
        if (!(await set(tx, id, columns, version))) return null
        if (change.category) await setTripTypes(tx, id, change.category)
        return findCab(tx, id)
      }),

    /**
     * Deletes a cab, and its vehicles that never got a number.
     * @returns false when there is no such cab, or its version is another
     */
    remove: (id: string, version: number | null): Promise<boolean> => transaction((tx) => remove(tx, id, version)),

    /** The same inside a transaction. */
    removeIn: remove,

    /** Adds a draft of a cab at the end of the list; null if there is no such cab. */
    copy: (id: string): Promise<Versioned<Cab> | null> =>
      transaction(async (tx) => {
        const row = await findRow(tx, id)
        if (!row) return null
        const tripTypes = await tripTypesByCab(tx, id)
        return insert(tx, copyOf(row, now()), tripTypes.get(id) ?? [])
      }),

    /** Places a cab before another, or last with null; null if there is no such cab. */
    move: (id: string, before: string | null): Promise<Versioned<Cab> | null> =>
      transaction(async (tx) => ((await placeBefore(tx, ORDER, id, before)) ? findCab(tx, id) : null)),
  }
}

/** The cab with this id, unless it was deleted; for use inside a transaction too. */
async function findCab(db: Kysely<Schema>, id: string): Promise<Versioned<Cab> | null> {
  const row = await findRow(db, id)
  if (!row) return null
  const tripTypes = await tripTypesByCab(db, id)
  return { record: toCab(row, tripTypes.get(id) ?? []), version: row.version }
}

const findRow = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('cabs').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst()

async function tripTypesByCab(db: Kysely<Schema>, id?: string): Promise<Map<string, TripType[]>> {
  const rows = await db
    .selectFrom('cabTripTypes')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('cabId', '=', id ?? ''))
    .execute()
  const byCab = new Map<string, TripType[]>()
  for (const { cabId, tripType } of rows) byCab.set(cabId, [...(byCab.get(cabId) ?? []), tripType])
  return byCab
}

async function setTripTypes(tx: Kysely<Schema>, cabId: string, tripTypes: TripType[]) {
  await tx.deleteFrom('cabTripTypes').where('cabId', '=', cabId).execute()
  const rows = [...new Set(tripTypes)].map((tripType) => ({ cabId, tripType }))
  await tx.insertInto('cabTripTypes').values(rows).execute()
}

const rowOf = (cab: NewCab, at: number): CabRow => ({
  ...{ localTripType: null, pricePerDayPaise: null, pricePerKmPaise: null, pictures: '[]', visibility: 'public' },
  ...{ cabClass: null, transmission: null, fuel: null, position: 0, availability: 0, onRide: 0 },
  ...(given(columnsOf(cab)) as Pick<
    CabRow,
    'carModel' | 'brand' | 'seats' | 'pricePaise' | 'description' | 'imageUrl'
  >),
  ...{ id: cab.id ?? newId(), pictureTexts: JSON.stringify(cab.pictureTexts ?? []) },
  translations: changedTranslations({}, cab.translations, {}, {}),
  ...{ version: 1, createdAt: cab.createdAt ?? at, updatedAt: at, deletedAt: null },
})

/** A draft of a cab, under another name; `at` in ms. */
const copyOf = (row: CabRow, at: number): CabRow => ({
  ...row,
  ...{ id: newId(), carModel: `${row.carModel.slice(0, 70)} (copy)`, visibility: 'draft', onRide: 0 },
  ...{ version: 1, createdAt: at, updatedAt: at },
})

/** The columns of a change; undefined columns stay unchanged. */
function columnsOf(change: CabUpdate): Partial<CabRow> {
  const { carModel, brand, seats, description, localTripType, imageUrl, cabClass, visibility, transmission, fuel } =
    change
  return {
    ...{ carModel, brand, seats, description, localTripType, imageUrl, cabClass, visibility, transmission, fuel },
    pictures: change.pictures && JSON.stringify(change.pictures),
    pricePaise: change.price === undefined ? undefined : toPaise(change.price),
    availability: flagOf(change.availability),
    onRide: flagOf(change.onRide),
    pricePerDayPaise: change.pricePerday === undefined ? undefined : paiseOrNull(change.pricePerday),
    pricePerKmPaise: change.pricePerKm === undefined ? undefined : paiseOrNull(change.pricePerKm),
  }
}

/** What a changed cab says besides its description: of its pictures, and in other languages. */
function textsOf(row: CabRow, change: CabUpdate): Partial<CabRow> {
  const stored = parseTexts<CabTranslations>(row)
  const before = stored.pictures
  // The first picture stays the first.
  const listsOf = (urls: string[]) => ({ pictureTexts: ['', ...urls] })
  return {
    pictureTexts: changedTexts(stored, change),
    translations: changedTranslations(
      stored.translations,
      change.translations,
      listsOf(before),
      listsOf(change.pictures ?? before),
    ),
  }
}

const flagOf = (flag: boolean | undefined) => (flag === undefined ? undefined : flag ? 1 : 0)
const paiseOrNull = (rupees: number | null | undefined) => (rupees == null ? null : toPaise(rupees))

function toCab(row: CabRow, tripTypes: TripType[]): Cab {
  const { carModel, brand, seats, description, imageUrl, visibility, localTripType, cabClass, transmission, fuel } = row
  const { pictures, pictureTexts, translations } = parseTexts<CabTranslations>(row)
  return {
    ...ifSaid(translations),
    ...{ _id: row.id, carModel, brand, seats, price: rupeesOrNull(row.pricePaise), description },
    category: TRIP_TYPES.filter((tripType) => tripTypes.includes(tripType)),
    ...{ imageUrl, pictures, pictureTexts, visibility, availability: row.availability === 1, onRide: row.onRide === 1 },
    ...{
      localTripType,
      pricePerday: rupeesOrNull(row.pricePerDayPaise),
      pricePerKm: rupeesOrNull(row.pricePerKmPaise),
    },
    ...{ cabClass, transmission, fuel },
  }
}
