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
import {
  NO_PICTURES,
  type PictureValues,
  pictureFields,
  pictureLabels,
  pictureTextsIn,
  pictureTranslatables,
  pictureValuesOf,
  pictureWords,
} from '../../catalogue/gallery-values.ts'
import { type Translatable, translationsOf, type Words, wordsIn, wordsText } from '../../catalogue/translations.ts'
import { visibilityWord } from '../../catalogue/visibility.tsx'
import type { FieldWords } from '../../editing/conflict.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { cabsTexts } from '../../texts/cabs.ts'
import { catalogueTexts } from '../../texts/catalogue.ts'
import { sharedTexts } from '../../texts/shared.ts'

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

/** The choices of gearbox and fuel. */
export function buildChoices() {
  const { notEntered, gearboxes, fuels } = cabsTexts()
  const none = { value: '', label: notEntered }
  return {
    gearbox: [none, ...TRANSMISSIONS.map((value) => ({ value, label: gearboxes[value] }))],
    fuel: [none, ...FUELS.map((value) => ({ value, label: fuels[value] }))],
  }
}

/** What of the form is saved besides the first picture. */
export type CabEdits = Omit<CabValues, 'cover' | 'isStoring'>

/** The first picture is not among them: the new file of it is no value of the form. */
export function cabWords(): FieldWords<CabEdits> {
  const { fields, gearboxes, fuels, values, tripTypes } = cabsTexts()
  const { status, languages } = catalogueTexts()
  return {
    carModel: { label: fields.carModel, text: asTyped },
    brand: { label: fields.brand, text: asTyped },
    price: { label: fields.price, text: asTyped },
    seats: { label: fields.seats, text: asTyped },
    cabClass: {
      label: fields.cabClass,
      text: (cabClass) => (cabClass ? sharedTexts().cabClasses[cabClass] : values.none),
    },
    transmission: { label: fields.transmission, text: (code) => (code ? gearboxes[code] : values.notEntered) },
    fuel: { label: fields.fuel, text: (code) => (code ? fuels[code] : values.notEntered) },
    description: { label: fields.description, text: asTyped },
    descriptionIn: { label: languages.labelOf({ label: fields.description }), text: wordsText },
    category: {
      label: fields.category,
      text: (types) =>
        types
          .map((type) => tripTypes[type])
          .sort()
          .join(', '),
    },
    availability: { label: fields.availability, text: (on) => (on ? values.on : values.off) },
    visibility: { label: status.label, text: visibilityWord },
    ...pictureWords(),
  }
}

export const cabLabels = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(cabWords()).map(([key, { label }]) => [key, label])),
  ...pictureLabels(),
})

export const validateCab = (values: CabValues) => validateWith(CabFields, cabLabels())(plainTexts(cabFields(values)))

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
    ...{
      label: cabsTexts().fields.description,
      english: values.description,
      words: values.descriptionIn ?? {},
      isLong: true,
    },
    ...{ max: MAX_TEXT.description, path: 'descriptionIn' },
  },
  ...pictureTranslatables(values),
]
