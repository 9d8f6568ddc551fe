import { type Holiday, TOUR_CATEGORIES, type TourCategory } from 'shared-api/contract'
import type { FieldWords } from '../../editing/conflict.ts'
import type { Item } from './item-list-field.tsx'

/** A stored package of either kind; a holiday has no number of persons. */
export type StoredPackage = Holiday & { numberOfPersons: number | null }

/** Values of a package form. `categories` is for holidays; `category` and `numberOfPersons` are for tours. */
export type PackageValues = {
  name: string
  services: Item[]
  categories: Item[]
  category: TourCategory
  numberOfPersons: string
}

export const NEW_PACKAGE: PackageValues = {
  name: '',
  services: [],
  categories: [],
  category: TOUR_CATEGORIES[0],
  numberOfPersons: '',
}

export function valuesOf({ name, services, category, numberOfPersons }: StoredPackage): PackageValues {
  const names = category.map((one) => one.name)
  return {
    name,
    services,
    categories: category,
    category: TOUR_CATEGORIES.find((one) => names.includes(one)) ?? TOUR_CATEGORIES[0],
    numberOfPersons: numberOfPersons === null ? '' : String(numberOfPersons),
  }
}

const asTyped = (text: string) => text
// Quoted, as an entry may have a comma: 'Hotel, breakfast' is another list than its two parts.
const names = (items: Item[]) => items.map(({ name }) => `“${name}”`).join(', ')

export const PACKAGE_WORDS: FieldWords<PackageValues> = {
  name: { label: 'Name', text: asTyped },
  services: { label: 'Services', text: names },
  categories: { label: 'Categories', text: names },
  category: { label: 'Category', text: asTyped },
  numberOfPersons: { label: 'Number of persons', text: asTyped },
}

const SHARED_LABELS = { name: 'Name', services: 'Services', imageUrl: 'Picture', pdf: 'PDF' }

/** The fields that each form shows, by the contract's names. */
export const HOLIDAY_LABELS: Record<string, string> = { ...SHARED_LABELS, category: 'Categories' }
export const TOUR_LABELS: Record<string, string> = {
  ...SHARED_LABELS,
  category: 'Category',
  numberOfPersons: 'Number of persons',
}
