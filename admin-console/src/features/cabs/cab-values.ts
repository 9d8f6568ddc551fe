import {
  type Cab,
  type CabClass,
  CabFields,
  FUELS,
  type Fuel,
  MAX_TEXT,
  TRANSMISSIONS,
  type Transmission,
  type TripType,
  type Visibility,
} from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import { cabClasses } from 'shared-api/languages/en'
import {
  NO_PICTURES,
  PICTURE_LABELS,
  PICTURE_WORDS,
  type PictureValues,
  pictureFields,
  pictureTextsIn,
  pictureTranslatables,
  pictureValuesOf,
} from '../../catalogue/gallery-values.ts'
import { type Translatable, translationsOf, type Words, wordsIn, wordsText } from '../../catalogue/translations.ts'
import { VISIBILITY_WORDS } from '../../catalogue/visibility.tsx'
import type { FieldWords } from '../../editing/conflict.ts'
import { validateWith } from '../../editing/form-errors.ts'

/** Values of the cab form; numbers as typed. */
export type CabValues = PictureValues & {
  visibility: Visibility
  carModel: string
  brand: string
  price: string
  seats: string
  cabClass: CabClass | ''
  transmission: Transmission | ''
  fuel: Fuel | ''
  description: string
  descriptionIn?: Words
  category: TripType[]
  availability: boolean
}

/** A new cab is available (docs/product.md, Cab fields). */
export const NEW_CAB: CabValues = {
  ...NO_PICTURES,
  visibility: 'public',
  carModel: '',
  brand: '',
  price: '',
  seats: '',
  cabClass: '',
  transmission: '',
  fuel: '',
  description: '',
  category: [],
  availability: true,
}

export const valuesOf = ({ carModel, brand, price, seats, cabClass, description, ...rest }: Cab): CabValues => ({
  ...pictureValuesOf(rest),
  visibility: rest.visibility,
  carModel,
  brand,
  price: price === null ? '' : String(price),
  seats: String(seats),
  cabClass: cabClass ?? '',
  transmission: rest.transmission ?? '',
  fuel: rest.fuel ?? '',
  description,
  descriptionIn: wordsIn(rest.translations, (texts) => texts.description),
  category: rest.category,
  availability: rest.availability,
})

const asTyped = (text: string) => text
/** The site says Manual and Petrol where none is chosen. */
const NONE = { value: '', label: 'Not entered' }
const GEARBOXES: Record<Transmission, string> = { manual: 'Manual', automatic: 'Automatic' }
const FUEL_NAMES: Record<Fuel, string> = {
  ...{ petrol: 'Petrol', diesel: 'Diesel', cng: 'CNG', hybrid: 'Hybrid', electric: 'Electric' },
}
export const GEARBOX_CHOICES = [NONE, ...TRANSMISSIONS.map((value) => ({ value, label: GEARBOXES[value] }))]
export const FUEL_CHOICES = [NONE, ...FUELS.map((value) => ({ value, label: FUEL_NAMES[value] }))]

/** What of the form is saved besides the first picture. */
export type CabEdits = Omit<CabValues, 'cover' | 'isStoring'>

/** The first picture is not among them: the new file of it is no value of the form. */
export const CAB_WORDS: FieldWords<CabEdits> = {
  carModel: { label: 'Model', text: asTyped },
  brand: { label: 'Brand', text: asTyped },
  price: { label: 'Price', text: asTyped },
  seats: { label: 'Seats', text: asTyped },
  cabClass: { label: 'Class', text: (cabClass) => (cabClass ? cabClasses[cabClass] : 'none') },
  transmission: { label: 'Gearbox', text: (code) => (code ? GEARBOXES[code] : 'not entered') },
  fuel: { label: 'Fuel', text: (code) => (code ? FUEL_NAMES[code] : 'not entered') },
  description: { label: 'Description', text: asTyped },
  descriptionIn: { label: 'Description, in other languages', text: wordsText },
  category: { label: 'Category', text: (category) => [...category].sort().join(', ') },
  availability: { label: 'Available for booking', text: (on) => (on ? 'on' : 'off') },
  visibility: { label: 'Status', text: (visibility) => VISIBILITY_WORDS[visibility] },
  ...PICTURE_WORDS,
}

export const CAB_LABELS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(CAB_WORDS).map(([key, { label }]) => [key, label])),
  ...PICTURE_LABELS,
  imageUrl: 'Picture',
}

const validate = validateWith(CabFields, CAB_LABELS)
export const validateCab = (values: CabValues) => validate(plainTexts(cabFields(values)))

type Sent = CabEdits & Partial<Pick<CabValues, 'cover' | 'isStoring'>>

/** What the form sends, without the first picture. */
export const cabFields = ({ cover, isStoring, coverText, coverTextIn, gallery, descriptionIn, ...fields }: Sent) => ({
  ...fields,
  ...pictureFields({ coverText, gallery }),
  translations: translationsOf((text) => ({
    description: text(descriptionIn),
    pictureTexts: pictureTextsIn({ coverText, coverTextIn, gallery }, text),
  })),
})

/** The texts of a cab form to translate. */
export const cabTexts = (values: CabValues): Translatable[] => [
  {
    ...{ label: 'Description', english: values.description, words: values.descriptionIn ?? {}, isLong: true },
    ...{ max: MAX_TEXT.description, path: 'descriptionIn' },
  },
  ...pictureTranslatables(values),
]
