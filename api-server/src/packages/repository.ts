import { type Kysely, sql } from 'kysely'
import type { Holiday, HolidayFields, HolidayUpdate, Tour, TourFields, TourUpdate } from 'shared-api/contract'
import type { Database } from '../platform/database/open.ts'
import type { PackageRow, Schema } from '../platform/database/schema.ts'
import type { Versioned } from '../platform/database/versioned.ts'
import { newId } from '../platform/ids.ts'
import { itemsText, parseItems, toItems, tourCategoryItems } from './items.ts'

/** Addresses of a package's files; a missing one stays unchanged. */
type PackageFileUrls = { imageUrl?: string; pdf?: string }
/** Fields of a new package beyond its form; `id` and `createdAt` (ms) have defaults. */
type NewPackage = PackageFileUrls & { id?: string; createdAt?: number }

export type PackageRepository<Item, Fields, Update> = {
  /** All packages of its kind, oldest first. */
  list(): Promise<Item[]>
  find(id: string): Promise<Versioned<Item> | null>
  create(fields: Fields, more: NewPackage): Promise<Versioned<Item>>
  /**
   * Changes the given fields; with a `version`, only of a package in that version.
   * @returns the changed package, or null if it does not exist or has another version
   */
  update(id: string, change: Update, files: PackageFileUrls, version: number | null): Promise<Versioned<Item> | null>
  /** @returns false when there is no such package, or its version is another */
  remove(id: string, version: number | null): Promise<boolean>
}

export type HolidayRepository = PackageRepository<Holiday, HolidayFields, HolidayUpdate>
export type TourRepository = PackageRepository<Tour, TourFields, TourUpdate>

export const holidayRepository = (database: Database, now: () => number): HolidayRepository =>
  packageRepository(database, now, {
    kind: 'holiday',
    toItem: toHoliday,
    columnsOf: ({ name, services, category }: HolidayUpdate) => ({
      name,
      services: services && itemsText(toItems(services)),
      category: category && itemsText(toItems(category)),
    }),
  })

export const tourRepository = (database: Database, now: () => number): TourRepository =>
  packageRepository(database, now, {
    kind: 'tour',
    toItem: (row) => ({ ...toHoliday(row), numberOfPersons: row.numberOfPersons ?? 1 }),
    columnsOf: ({ name, services, category, numberOfPersons }: TourUpdate) => ({
      name,
      numberOfPersons,
      services: services && itemsText(toItems(services)),
      category: category && itemsText(tourCategoryItems(category)),
    }),
  })

type Shape<Item, Update> = {
  kind: PackageRow['kind']
  toItem: (row: PackageRow) => Item
  /** The columns of a change; undefined columns stay unchanged. */
  columnsOf: (change: Update) => Partial<PackageRow>
}

/** Packages of one kind. A deleted package keeps its row, and is found by nothing here. */
function packageRepository<Item, Fields extends Update, Update>(
  { db, transaction }: Database,
  now: () => number,
  { kind, toItem, columnsOf }: Shape<Item, Update>,
): PackageRepository<Item, Fields, Update> {
  const live = (from: Kysely<Schema>) =>
    from.selectFrom('packages').selectAll().where('kind', '=', kind).where('deletedAt', 'is', null)

  const find = async (from: Kysely<Schema>, id: string) => {
    const row = await live(from).where('id', '=', id).executeTakeFirst()
    return row ? { record: toItem(row), version: row.version } : null
  }

  /** Sets columns of a package that is not deleted and, where one is given, still in the version. */
  const set = async (on: Kysely<Schema>, id: string, columns: Partial<PackageRow>, version: number | null) => {
    const { numUpdatedRows } = await on
      .updateTable('packages')
      .set({ ...columns, updatedAt: now(), version: sql`version + 1` })
      .where('id', '=', id)
      .where('kind', '=', kind)
      .where('deletedAt', 'is', null)
      .$if(version !== null, (query) => query.where('version', '=', version))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    async list() {
      const rows = await live(db).orderBy('createdAt').orderBy('id').execute()
      return rows.map(toItem)
    },

    find: (id) => find(db, id),

    async create(fields, more) {
      const row = { ...emptyRow(kind, now()), ...columnsOf(fields), ...more }
      await db.insertInto('packages').values(row).execute()
      return { record: toItem(row), version: row.version }
    },

    update: (id, change, { imageUrl, pdf }, version) =>
      transaction(async (tx) => {
        const done = await set(tx, id, { ...columnsOf(change), imageUrl, pdf }, version)
        return done ? find(tx, id) : null
      }),

    remove: (id, version) => set(db, id, { deletedAt: now() }, version),
  }
}

const emptyRow = (kind: PackageRow['kind'], at: number): PackageRow => ({
  id: newId(),
  kind,
  name: '',
  imageUrl: '',
  services: '[]',
  category: '[]',
  pdf: null,
  numberOfPersons: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
  deletedAt: null,
})

const toHoliday = (row: PackageRow): Holiday => ({
  _id: row.id,
  name: row.name,
  imageUrl: row.imageUrl,
  services: parseItems(row.services),
  category: parseItems(row.category),
  pdf: row.pdf,
})
