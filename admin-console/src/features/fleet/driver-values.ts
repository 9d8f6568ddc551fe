import { DRIVER_PAPERS, type Driver, DriverFields, toE164 } from 'shared-api/contract'
import { formatPhone, plainText } from 'shared-api/india'
import type { FieldWords } from '../../editing/conflict.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { catalogueTexts } from '../../texts/catalogue.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { type PaperValues, papersOf, papersText, paperValues } from './paper-values.ts'

/** Values of the driver form, as typed. */
export type DriverValues = {
  name: string
  mobile: string
  licence: string
  photo: string
  papers: PaperValues<(typeof DRIVER_PAPERS)[number]>[]
  enabled: boolean
  note: string
}

export const NEW_DRIVER: DriverValues = {
  ...{ name: '', mobile: '', licence: '', photo: '', papers: paperValues(DRIVER_PAPERS), enabled: true, note: '' },
}

export const valuesOf = ({ name, mobile, licence, photo, papers, enabled, note }: Driver): DriverValues => ({
  ...{ name, mobile: formatPhone(mobile), licence, photo, papers: paperValues(DRIVER_PAPERS, papers), enabled, note },
})

export const toFields = ({ name, mobile, licence, note, photo, papers, enabled }: DriverValues) => ({
  ...{ name: plainText(name), mobile: plainText(mobile), licence: plainText(licence), note: plainText(note) },
  ...{ photo, papers: papersOf(papers), enabled },
})

/** The fields in words. */
export function driverWords(): FieldWords<DriverValues> {
  const { driver, papers, inUse, on, off, notes } = fleetTexts()
  return {
    name: { label: driver.name, text: (name) => name },
    mobile: { label: driver.mobile, text: (typed) => formatPhone(toE164(typed) ?? typed) },
    licence: { label: driver.licence, text: (licence) => licence },
    photo: { label: driver.photo, text: (photo) => photo, named: catalogueTexts().pictures.values },
    papers: { label: papers.title, text: papersText },
    enabled: { label: inUse, text: (enabled) => (enabled ? on : off) },
    note: { label: notes, text: (note) => note },
  }
}

/** The labels of the fields. */
export const driverLabels = (): Record<string, string> =>
  Object.fromEntries(Object.entries(driverWords()).map(([key, { label }]) => [key, label]))

export const validateDriver = (values: DriverValues) => validateWith(DriverFields, driverLabels())(toFields(values))
