import type { Holiday, NamedItem, PackageTranslations } from 'shared-api/contract'
import { ifSaid, type Lists, parseTexts } from '../catalogue/index.ts'
import type { PackageRow } from '../platform/database/schema.ts'
import { newId } from '../platform/ids.ts'
import { type StoredDetails, toDetails } from './details.ts'

/** What a package keeps as JSON. */
export const parsePackage = (row: PackageRow) => ({
  ...parseTexts<PackageTranslations>(row),
  ...{ services: parseItems(row.services), category: parseItems(row.category) },
  details: JSON.parse(row.details) as StoredDetails,
})

const parseItems = (text: string): NamedItem[] => JSON.parse(text)

/** A row of nothing but defaults; `at` in ms. */
export const emptyRow = (kind: PackageRow['kind'], at: number): PackageRow => ({
  ...{ id: newId(), kind, name: '', slug: null, visibility: 'public', position: 0 },
  ...{
    imageUrl: '',
    pictures: '[]',
    pictureTexts: '[]',
    translations: '{}',
    pdf: null,
    services: '[]',
    category: '[]',
    details: '{}',
    numberOfPersons: null,
  },
  ...{ version: 1, createdAt: at, updatedAt: at, deletedAt: null },
})

/** A draft of a package, under another name; `at` in ms. */
export const copyOf = (row: PackageRow, id: string, at: number): PackageRow => ({
  ...row,
  ...{ id, name: `${row.name.slice(0, 150)} (copy)`, slug: null, visibility: 'draft' },
  ...{ version: 1, createdAt: at, updatedAt: at },
})

/** A package as the wire has it. */
export function toHoliday(row: PackageRow): Holiday {
  const { translations, details, ...rest } = parsePackage(row)
  return {
    ...ifSaid(translations),
    _id: row.id,
    name: row.name,
    slug: row.slug ?? '',
    visibility: row.visibility,
    imageUrl: row.imageUrl,
    ...rest,
    pdf: row.pdf,
    ...toDetails(details),
  }
}

/** The English lists of a package. */
export function listsOf(row: PackageRow): Lists {
  const { services, category, details, pictures } = parsePackage(row)
  const { itinerary, included, notIncluded } = toDetails(details)
  const namesOf = (items: NamedItem[]) => items.map(({ name }) => name)
  return {
    ...{ services: namesOf(services), category: namesOf(category), included, notIncluded },
    itinerary: itinerary.map(({ title }) => title),
    // The first picture stays the first.
    pictureTexts: ['', ...pictures],
  }
}
