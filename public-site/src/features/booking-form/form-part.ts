import type { ChangeEvent } from 'react'
import type { FieldErrors } from '../../lib/trip-check.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'

/** What each part of the form gets: the values, their errors, and what changes them. */
export type FormPart = { trip: TripFields; errors: FieldErrors; set: (patch: Partial<TripFields>) => void }

/** Fields of the form whose value is a text. */
export type TextField = {
  [Name in keyof TripFields]: TripFields[Name] extends string ? Name : never
}[keyof TripFields]

/** The element that takes the focus for a field; error messages link to it. */
export const fieldId = (path: string): string => `trip-${path.replace('.', '-')}`

/** What every text field of the form has in common; the asterisk is left out, as nearly all are required. */
export const fieldProps = ({ trip, errors }: FormPart, name: TextField) => ({
  id: fieldId(name),
  name,
  label: labelOf(name),
  value: trip[name],
  error: errors[name],
  required: true,
  withAsterisk: false,
})

const labelOf = (name: string): string | undefined => (bookingTexts().fields as Record<string, string>)[name]

type Field = HTMLInputElement | HTMLSelectElement

/** `fieldProps` for a field that takes what is typed or chosen as it is. */
export const inputProps = (part: FormPart, name: TextField) => ({
  ...fieldProps(part, name),
  onChange: (event: ChangeEvent<Field>) => part.set({ [name]: event.currentTarget.value }),
})

/** `fieldProps` for a `CapitalisedInput`. */
export const placeProps = (part: FormPart, name: TextField) => ({
  ...fieldProps(part, name),
  onText: (text: string) => part.set({ [name]: text }),
  maxLength: 200,
})
