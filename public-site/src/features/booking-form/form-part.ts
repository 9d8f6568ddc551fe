import type { ChangeEvent } from 'react'
import { HINT_BELOW } from '../../components/hint-below.ts'
import { dayInWords } from '../../lib/format-day.ts'
import type { FieldErrors } from '../../lib/trip-check.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'

/** What each part of the form gets: the values, their errors, and what changes them. */
export type FormPart = {
  trip: TripFields
  errors: FieldErrors
  set: (patch: Partial<TripFields>) => void
}

/** Fields of the form whose value is a text. */
export type TextField = {
  [Name in keyof TripFields]: TripFields[Name] extends string ? Name : never
}[keyof TripFields]

/** The element that takes the focus for a field; error messages link to it. */
export const fieldId = (path: string): string => `trip-${path}`

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

/** `fieldProps` for a field that takes input unchanged. */
export const inputProps = (part: FormPart, name: TextField) => ({
  ...fieldProps(part, name),
  onChange: (event: ChangeEvent<Field>) => part.set({ [name]: event.currentTarget.value }),
})

/**
 * `inputProps` for a day from `min` on, said back with its weekday. Without a greatest one browsers take years of six digits,
 * which no one means.
 */
export const dayProps = (part: FormPart, name: TextField, min: string | undefined) => ({
  ...inputProps(part, name),
  type: 'date',
  min,
  max: '9999-12-31',
  description: dayInWords(part.trip[name]),
  inputWrapperOrder: HINT_BELOW,
})

/** `fieldProps` for a `CapitalisedInput`. */
export const placeProps = (part: FormPart, name: TextField) => ({
  ...fieldProps(part, name),
  onText: (text: string) => part.set({ [name]: text }),
  maxLength: 200,
})
