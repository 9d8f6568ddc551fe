import { type Holiday, NO_DETAILS, TOUR_CATEGORIES, type TourCategory, type Visibility } from 'shared-api/contract'
import {
  NO_PICTURES,
  type PictureValues,
  pictureLabels,
  pictureValuesOf,
  pictureWords,
} from '../../catalogue/gallery-values.ts'
import { type Words, wordsIn, wordsText } from '../../catalogue/translations.ts'
import { visibilityWord } from '../../catalogue/visibility.tsx'
import type { FieldWords } from '../../editing/conflict.ts'
import { catalogueTexts } from '../../texts/catalogue.ts'
import { packagesTexts } from '../../texts/packages.ts'
import { type DetailsValues, detailsLabels, detailsOf, detailsWords, namesText } from './details-values.ts'
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

/** The first picture is not among them: the new file of it is no value of the form. */
export function packageWords(): FieldWords<Omit<PackageValues, 'cover' | 'isStoring'>> {
  const { fields } = packagesTexts()
  const { languages, status } = catalogueTexts()
  return {
    name: { label: fields.name, text: asTyped },
    nameIn: { label: languages.labelOf({ label: fields.name }), text: wordsText },
    visibility: { label: status.label, text: visibilityWord },
    services: { label: fields.services, text: namesText },
    categories: { label: fields.categories, text: namesText },
    category: { label: fields.category, text: asTyped },
    numberOfPersons: { label: fields.numberOfPersons, text: asTyped },
    ...detailsWords(),
    ...pictureWords(),
  }
}

const asTyped = (text: string) => text

/** The fields that the form of a kind shows, by the contract's names. */
export function packageLabels(isTour: boolean): Record<string, string> {
  const { name, services, pdf, category, categories, numberOfPersons } = packagesTexts().fields
  return {
    ...{ ...detailsLabels(), ...pictureLabels(), visibility: catalogueTexts().status.label },
    ...{ name, services, pdf },
    ...(isTour ? { category, numberOfPersons } : { category: categories }),
  }
}
