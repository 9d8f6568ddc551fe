import { type Cab, type CabClass, CabFields, type TripType } from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import { cabClasses } from 'shared-api/languages/en'
import type { FieldWords } from '../../editing/conflict.ts'
import { validateWith } from '../../editing/form-errors.ts'

/** Values of the cab form; numbers as typed. */
export type CabValues = {
  carModel: string
  brand: string
  price: string
  seats: string
  cabClass: CabClass | ''
  description: string
  category: TripType[]
  availability: boolean
}

/** A new cab is available (docs/product.md, Cab fields). */
export const NEW_CAB: CabValues = {
  carModel: '',
  brand: '',
  price: '',
  seats: '',
  cabClass: '',
  description: '',
  category: [],
  availability: true,
}

export const valuesOf = ({ carModel, brand, price, seats, cabClass, description, ...rest }: Cab): CabValues => ({
  carModel,
  brand,
  price: price === null ? '' : String(price),
  seats: String(seats),
  cabClass: cabClass ?? '',
  description,
  category: rest.category,
  availability: rest.availability,
})

const asTyped = (text: string) => text

export const CAB_WORDS: FieldWords<CabValues> = {
  carModel: { label: 'Model', text: asTyped },
  brand: { label: 'Brand', text: asTyped },
  price: { label: 'Price', text: asTyped },
  seats: { label: 'Seats', text: asTyped },
  cabClass: { label: 'Class', text: (cabClass) => (cabClass ? cabClasses[cabClass] : 'none') },
  description: { label: 'Description', text: asTyped },
  category: { label: 'Category', text: (category) => [...category].sort().join(', ') },
  availability: { label: 'Available for booking', text: (on) => (on ? 'on' : 'off') },
}

export const CAB_LABELS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(CAB_WORDS).map(([key, { label }]) => [key, label])),
  imageUrl: 'Picture',
}

const validate = validateWith(CabFields, CAB_LABELS)
export const validateCab = (values: CabValues) => validate(plainTexts(values))
