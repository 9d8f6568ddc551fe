import type { Holiday } from 'shared-api/contract'
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
