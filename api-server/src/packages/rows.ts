import type { Holiday, PackageTranslations } from 'shared-api/contract'
import { type Lists, parseTranslations } from '../catalogue/index.ts'
import type { PackageRow } from '../platform/database/schema.ts'
import { newId } from '../platform/ids.ts'
import { parseDetails } from './details.ts'
import { parseItems } from './items.ts'

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
export const toHoliday = (row: PackageRow): Holiday => ({
  ...translationsOf(row),
  _id: row.id,
  name: row.name,
  slug: row.slug ?? '',
  visibility: row.visibility,
  imageUrl: row.imageUrl,
  pictures: JSON.parse(row.pictures),
  pictureTexts: JSON.parse(row.pictureTexts),
  services: parseItems(row.services),
  category: parseItems(row.category),
  pdf: row.pdf,
  ...parseDetails(row.details),
})

function translationsOf(row: PackageRow) {
  const translations = parseTranslations<PackageTranslations>(row.translations)
  return translations && { translations }
}

/** The English lists of a package. */
export function listsOf(row: PackageRow): Lists {
  const { itinerary, included, notIncluded } = parseDetails(row.details)
  const [services, category] = [row.services, row.category].map((text) => parseItems(text).map(({ name }) => name))
  return {
    ...{ services: services ?? [], category: category ?? [], included, notIncluded },
    itinerary: itinerary.map(({ title }) => title),
    // The first picture stays the first.
    pictureTexts: ['', ...JSON.parse(row.pictures)],
  }
}
