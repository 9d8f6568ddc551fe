import { type Holiday, NO_DETAILS, TOUR_CATEGORIES, type TourCategory, type Visibility } from 'shared-api/contract'
import {
  NO_PICTURES,
  PICTURE_LABELS,
  PICTURE_WORDS,
  type PictureValues,
  pictureValuesOf,
} from '../../catalogue/gallery-values.ts'
import { type Words, wordsIn, wordsText } from '../../catalogue/translations.ts'
import { VISIBILITY_WORDS } from '../../catalogue/visibility.tsx'
import type { FieldWords } from '../../editing/conflict.ts'
import { DETAILS_LABELS, DETAILS_WORDS, type DetailsValues, detailsOf } from './details-values.ts'
import type { Item } from './item-list-field.tsx'

/** A stored package of either kind; a holiday has no number of persons. */
export type StoredPackage = Holiday & { numberOfPersons: number | null }

/** Values of a package form. `categories` is for holidays; `category` and `numberOfPersons` are for tours. */
export type PackageValues = PictureValues &
  DetailsValues & {
    name: string
    nameIn?: Words
    visibility: Visibility
    services: Item[]
    categories: Item[]
    category: TourCategory
    numberOfPersons: string
  }

export const NEW_PACKAGE: PackageValues = {
  name: '',
  visibility: 'public',
  services: [],
  categories: [],
  category: TOUR_CATEGORIES[0],
  numberOfPersons: '',
  ...detailsOf(NO_DETAILS),
  ...NO_PICTURES,
}

export function valuesOf(stored: StoredPackage): PackageValues {
  const { name, visibility, category, numberOfPersons, translations } = stored
  const names = category.map((one) => one.name)
  const withWords = (list: 'services' | 'category') =>
    stored[list].map((item, at) => ({ ...item, in: wordsIn(translations, (texts) => texts[list]?.[at]) }))
  return {
    name,
    nameIn: wordsIn(translations, (texts) => texts.name),
    visibility,
    services: withWords('services'),
    categories: withWords('category'),
    category: TOUR_CATEGORIES.find((one) => names.includes(one)) ?? TOUR_CATEGORIES[0],
    numberOfPersons: numberOfPersons === null ? '' : String(numberOfPersons),
    ...detailsOf(stored),
    ...pictureValuesOf(stored),
  }
}

const asTyped = (text: string) => text
// Quoted, as an entry may have a comma: 'Hotel, breakfast' is another list than its two parts.
const names = (items: Item[]) => items.map(({ name, ...more }) => `“${name}” ${wordsText(more.in)}`.trim()).join(', ')

/** The first picture is not among them: the new file of it is no value of the form. */
export const PACKAGE_WORDS: FieldWords<Omit<PackageValues, 'cover' | 'isStoring'>> = {
  name: { label: 'Name', text: asTyped },
  nameIn: { label: 'Name, in other languages', text: wordsText },
  visibility: { label: 'Status', text: (visibility) => VISIBILITY_WORDS[visibility] },
  services: { label: 'Services', text: names },
  categories: { label: 'Categories', text: names },
  category: { label: 'Category', text: asTyped },
  numberOfPersons: { label: 'Number of persons', text: asTyped },
  ...DETAILS_WORDS,
  ...PICTURE_WORDS,
}

const SHARED_LABELS = {
  ...{ ...DETAILS_LABELS, ...PICTURE_LABELS, visibility: 'Status' },
  name: 'Name',
  services: 'Services',
  imageUrl: 'Picture',
  pdf: 'PDF',
}

/** The fields that each form shows, by the contract's names. */
export const HOLIDAY_LABELS: Record<string, string> = { ...SHARED_LABELS, category: 'Categories' }
export const TOUR_LABELS: Record<string, string> = {
  ...SHARED_LABELS,
  category: 'Category',
  numberOfPersons: 'Number of persons',
}
