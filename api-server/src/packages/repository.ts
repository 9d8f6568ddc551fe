import type { Kysely } from 'kysely'
import type { Holiday, HolidayFields, HolidayUpdate, Tour, TourFields, TourUpdate } from 'shared-api/contract'
import { changedTexts, changedTranslations, lastPosition, placeBefore } from '../catalogue/index.ts'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { PackageRow, Schema } from '../platform/database/schema.ts'
import { given, setColumns } from '../platform/database/set-columns.ts'
import type { Versioned } from '../platform/database/versioned.ts'
import { newId } from '../platform/ids.ts'
import { changedDetails, detailsIn } from './details.ts'
import { itemsText, toItems, tourCategoryItems } from './items.ts'
import { copyOf, emptyRow, listsOf, parsePackage, toHoliday } from './record.ts'
import { freeSlug, withFreeSlug } from './slugs.ts'

/** Addresses of a package's files; a missing one stays unchanged. */
type PackageFileUrls = { imageUrl?: string; pdf?: string }
/** Fields of a new package beyond its form; `id` and `createdAt` (ms) have defaults. */
type NewPackage = PackageFileUrls & { id?: string; createdAt?: number }

/** The page of a public package: the name in its address, and when the package was changed last (ms). */
type PackagePage = { slug: string; updatedAt: number }

export type PackageRepository<Item, Fields, Update> = {
  /** The public packages of its kind, in the desk's order. */
  list(): Promise<Item[]>
  /** All packages of its kind, in the desk's order. */
  listAll(): Promise<Item[]>
  /** The pages of the public packages, in the desk's order. */
  pages(): Promise<PackagePage[]>
  find(id: string): Promise<Versioned<Item> | null>
  create(fields: Fields, more: NewPackage): Promise<Versioned<Item>>
  /**
   * Changes the given fields; with a `version`, only of a package in that version.
   * @returns the changed package, or null if it does not exist or has another version
   */
  update(id: string, change: Update, files: PackageFileUrls, version: number | null): Promise<Versioned<Item> | null>
  /** @returns false when there is no such package, or its version is another */
  remove(id: string, version: number | null): Promise<boolean>
  /** Adds a draft of a package at the end of the list; null if there is no such package. */
  copy(id: string): Promise<Versioned<Item> | null>
  /** Places a package before another, or last with null; null if there is no such package. */
  move(id: string, before: string | null): Promise<Versioned<Item> | null>
}

export type HolidayRepository = PackageRepository<Holiday, HolidayFields, HolidayUpdate>
export type TourRepository = PackageRepository<Tour, TourFields, TourUpdate>

export const holidayRepository = (database: Database, now: () => number): HolidayRepository =>
  packageRepository(database, now, {
    kind: 'holiday',
    toItem: toHoliday,
    columnsOf: ({ category }: HolidayUpdate) => ({ category: category && itemsText(toItems(category)) }),
  })

export const tourRepository = (database: Database, now: () => number): TourRepository =>
  packageRepository(database, now, {
    kind: 'tour',
    toItem: (row) => ({ ...toHoliday(row), numberOfPersons: row.numberOfPersons ?? 1 }),
    columnsOf: ({ category, numberOfPersons }: TourUpdate) => ({
      numberOfPersons,
      category: category && itemsText(tourCategoryItems(category)),
    }),
  })

type Shape<Item, Update> = {
  kind: PackageRow['kind']
  toItem: (row: PackageRow) => Item
  /** The columns of a change that only this kind has; undefined columns stay unchanged. */
  columnsOf: (change: Update) => Partial<PackageRow>
}

type AnyUpdate = Omit<HolidayUpdate, 'category'>

/** Packages of one kind. A deleted package keeps its row, and is found by nothing here. */
function packageRepository<Item, Fields extends Update, Update extends AnyUpdate>(
  { db, transaction }: Database,
  now: () => number,
  { kind, toItem, columnsOf }: Shape<Item, Update>,
): PackageRepository<Item, Fields, Update> {
  const order = { table: 'packages', kind } as const
  const live = (from: Kysely<Schema>) =>
    from.selectFrom('packages').selectAll().where('kind', '=', kind).where('deletedAt', 'is', null)
  const inOrder = () => live(db).orderBy('position').orderBy('createdAt').orderBy('id')
  const isPublic = () => inOrder().where('visibility', '=', 'public')

  const versioned = (row: PackageRow) => ({ record: toItem(row), version: row.version })
  const read = (from: Kysely<Schema>, id: string) => live(from).where('id', '=', id).executeTakeFirst()
  const find = async (from: Kysely<Schema>, id: string) => {
    const row = await read(from, id)
    return row ? versioned(row) : null
  }

  const changed = (row: PackageRow, change: Update): Partial<PackageRow> => {
    const stored = parsePackage(row)
    const columns = given(englishOf(stored, change))
    const lists = [listsOf(row), listsOf({ ...row, ...columns })] as const
    return { ...columns, translations: changedTranslations(stored.translations, change.translations, ...lists) }
  }

  const englishOf = (stored: ReturnType<typeof parsePackage>, change: Update): Partial<PackageRow> => ({
    ...{ name: change.name, services: change.services && itemsText(toItems(change.services)) },
    ...{ visibility: change.visibility, pictures: change.pictures && JSON.stringify(change.pictures) },
    pictureTexts: changedTexts(stored, change),
    details: changedDetails(stored.details, detailsIn(change)),
    ...columnsOf(change),
  })

  const set = (on: Kysely<Schema>, id: string, columns: Partial<PackageRow>, version: number | null) =>
    setColumns(on, { table: 'packages', id, columns, version, at: now() })

  /** Stores a new row at the end of the list, with an address for its page if it is public. */
  const insert = (row: PackageRow) =>
    withFreeSlug(() =>
      transaction(async (tx) => {
        const slug = row.visibility === 'public' ? await freeSlug(tx, row) : null
        const stored = { ...row, slug, position: await lastPosition(tx, order) }
        await tx.insertInto('packages').values(stored).execute()
        return versioned(stored)
      }),
    )

  return {
    list: async () => (await isPublic().execute()).map(toItem),
    listAll: async () => (await inOrder().execute()).map(toItem),
    async pages() {
      const rows = await isPublic().execute()
      return rows.flatMap(({ slug, updatedAt }) => (slug === null ? [] : [{ slug, updatedAt }]))
    },

    find: (id) => find(db, id),

    create(fields, more) {
      const empty = emptyRow(kind, now())
      return insert({ ...empty, ...changed(empty, fields), ...more })
    },

    update: (id, change, { imageUrl, pdf }, version) =>
      withFreeSlug(() =>
        transaction(async (tx) => {
          // Locked: its details and another change's would undo each other.
          const row = await lockRows(tx, live(tx).where('id', '=', id)).executeTakeFirst()
          if (!row) return null
          const columns = changed(row, change)
          const isFirst = row.slug === null && (columns.visibility ?? row.visibility) === 'public'
          const slug = isFirst ? await freeSlug(tx, { kind, name: columns.name ?? row.name }) : undefined
          const done = await set(tx, id, { ...columns, imageUrl, pdf, slug }, version)
          return done ? find(tx, id) : null
        }),
      ),

    remove: (id, version) => set(db, id, { deletedAt: now() }, version),

    async copy(id) {
      const row = await read(db, id)
      return row ? insert(copyOf(row, newId(), now())) : null
    },

    move: (id, before) => transaction(async (tx) => ((await placeBefore(tx, order, id, before)) ? find(tx, id) : null)),
  }
}
