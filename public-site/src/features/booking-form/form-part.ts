import { type ChangeEvent, memo, type ReactNode } from 'react'
import { HINT_BELOW } from '../../components/hint-below.ts'
import { dayInWords } from '../../lib/format-day.ts'
import type { FieldErrors } from '../../lib/trip-check.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'

type FieldName = keyof TripFields

/** What each part of the form gets: the values (`Name` are those that it uses), their errors, and what changes them. */
export type FormPart<Name extends FieldName = FieldName> = {
  trip: Pick<TripFields, Name>
  errors: FieldErrors
  set: (patch: Partial<TripFields>) => void
}

/** A part of the form that renders again only if one of these values, an error, or a fact of `facts` changes. */
export function memoPart<Name extends FieldName, Props extends object>(
  names: Name[],
  Part: (props: Props & { part: FormPart<Name> }) => ReactNode,
  facts: (props: Props) => unknown[] = () => [],
) {
  const known = (props: Props & { part: FormPart<Name> }) => {
    const { trip, errors, set } = props.part
    return [set, JSON.stringify(errors), ...names.map((name) => trip[name]), ...facts(props)]
  }
  return memo(Part, (before, after) => {
    const now = known(after)
    return known(before).every((fact, at) => fact === now[at])
  })
}

/** Fields of the form whose value is a text. */
export type TextField = {
  [Name in keyof TripFields]: TripFields[Name] extends string ? Name : never
}[keyof TripFields]

/** The element that takes the focus for a field; error messages link to it. */
export const fieldId = (path: string): string => `trip-${path}`

/** What every text field of the form has in common; the asterisk is left out, as nearly all are required. */
export const fieldProps = <Name extends TextField>({ trip, errors }: FormPart<Name>, name: Name) => ({
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
export const inputProps = <Name extends TextField>(part: FormPart<Name>, name: Name) => ({
  ...fieldProps(part, name),
  onChange: (event: ChangeEvent<Field>) => part.set({ [name]: event.currentTarget.value }),
})

/**
 * `inputProps` for a day from `min` on, said back with its weekday. Without a greatest one browsers take years of six digits,
 * which no one means.
 */
export const dayProps = <Name extends TextField>(part: FormPart<Name>, name: Name, min: string | undefined) => ({
  ...inputProps(part, name),
  type: 'date',
  min,
  max: '9999-12-31',
  description: dayInWords(part.trip[name]),
  inputWrapperOrder: HINT_BELOW,
})

/** `fieldProps` for a `CapitalisedInput`. */
export const placeProps = <Name extends TextField>(part: FormPart<Name>, name: Name) => ({
  ...fieldProps(part, name),
  onText: (text: string) => part.set({ [name]: text }),
  maxLength: 200,
})
