import { type Cab, CabFields, type TripType } from 'shared-api/contract'
import { plainTexts } from 'shared-api/india'
import type { FieldWords } from '../../editing/conflict.ts'
import { validateWith } from '../../editing/form-errors.ts'

/** Values of the cab form; numbers as typed. */
export type CabValues = {
  carModel: string
  brand: string
  price: string
  seats: string
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
  description: '',
  category: [],
  availability: true,
}

export const valuesOf = ({ carModel, brand, price, seats, description, category, availability }: Cab): CabValues => ({
  carModel,
  brand,
  price: price === null ? '' : String(price),
  seats: String(seats),
  description,
  category,
  availability,
})

const asTyped = (text: string) => text

export const CAB_WORDS: FieldWords<CabValues> = {
  carModel: { label: 'Model', text: asTyped },
  brand: { label: 'Brand', text: asTyped },
  price: { label: 'Price', text: asTyped },
  seats: { label: 'Seats', text: asTyped },
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
