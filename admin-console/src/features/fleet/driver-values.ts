import { DRIVER_PAPERS, type Driver, DriverFields, toE164 } from 'shared-api/contract'
import { formatPhone, plainText } from 'shared-api/india'
import type { FieldWords } from '../../editing/conflict.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { type PaperValues, papersOf, papersText, paperValues } from './paper-values.ts'

/** Values of the driver form, as typed. */
export type DriverValues = {
  name: string
  mobile: string
  licence: string
  papers: PaperValues<(typeof DRIVER_PAPERS)[number]>[]
  enabled: boolean
  note: string
}

export const NEW_DRIVER: DriverValues = {
  ...{ name: '', mobile: '', licence: '', papers: paperValues(DRIVER_PAPERS), enabled: true, note: '' },
}

export const valuesOf = ({ name, mobile, licence, papers, enabled, note }: Driver): DriverValues => ({
  ...{ name, mobile: formatPhone(mobile), licence, papers: paperValues(DRIVER_PAPERS, papers), enabled, note },
})

export const toFields = ({ name, mobile, licence, note, papers, enabled }: DriverValues) => ({
  ...{ name: plainText(name), mobile: plainText(mobile), licence: plainText(licence), note: plainText(note) },
  ...{ papers: papersOf(papers), enabled },
})

export const DRIVER_WORDS: FieldWords<DriverValues> = {
  name: { label: 'Name', text: (name) => name },
  mobile: { label: 'Mobile', text: (typed) => formatPhone(toE164(typed) ?? typed) },
  licence: { label: 'Licence number', text: (licence) => licence },
  papers: { label: 'Papers', text: papersText },
  enabled: { label: 'In use', text: (on) => (on ? 'on' : 'off') },
  note: { label: 'Notes', text: (note) => note },
}

export const DRIVER_LABELS: Record<string, string> = Object.fromEntries(
  Object.entries(DRIVER_WORDS).map(([key, { label }]) => [key, label]),
)

const validate = validateWith(DriverFields, DRIVER_LABELS)
export const validateDriver = (values: DriverValues) => validate(toFields(values))
