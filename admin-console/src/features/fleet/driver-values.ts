import { DRIVER_PAPERS, type Driver, DriverFields, toE164 } from 'shared-api/contract'
import { formatPhone, plainText } from 'shared-api/india'
import { cityText } from '../../components/city-text.ts'
import type { FieldWords } from '../../editing/conflict.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { catalogueTexts } from '../../texts/catalogue.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { absencesOf, absencesText, type DriverAbsences } from './absence-values.ts'
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
  /** '' for the company's. */
  base: string
  absences: DriverAbsences
}

export const NEW_DRIVER: DriverValues = {
  ...{ name: '', mobile: '', licence: '', photo: '', papers: paperValues(DRIVER_PAPERS), enabled: true, note: '' },
  ...{ base: '', absences: [] },
}

export const valuesOf = ({ name, mobile, licence, photo, papers, enabled, note, ...rest }: Driver): DriverValues => ({
  ...{ name, mobile: formatPhone(mobile), licence, photo, papers: paperValues(DRIVER_PAPERS, papers), enabled, note },
  ...{ base: rest.base ?? '', absences: rest.absences },
})

export const toFields = ({ name, mobile, licence, note, photo, papers, enabled, base, absences }: DriverValues) => ({
  ...{ name: plainText(name), mobile: plainText(mobile), licence: plainText(licence), note: plainText(note) },
  ...{ photo, papers: papersOf(papers), enabled, base: base || null, absences: absencesOf(absences) },
})

/** The fields in words. */
export function driverWords(): FieldWords<DriverValues> {
  const { driver, vehicle, papers, away, inUse, on, off, notes } = fleetTexts()
  return {
    name: { label: driver.name, text: (name) => name },
    mobile: { label: driver.mobile, text: (typed) => formatPhone(toE164(typed) ?? typed) },
    licence: { label: driver.licence, text: (licence) => licence },
    photo: { label: driver.photo, text: (photo) => photo, named: catalogueTexts().pictures.values },
    papers: { label: papers.title, text: papersText },
    enabled: { label: inUse, text: (enabled) => (enabled ? on : off) },
    note: { label: notes, text: (note) => note },
    base: { label: driver.base, text: (id) => (id ? cityText(id) : vehicle.companyBase) },
    absences: { label: away.title, text: absencesText },
  }
}

/** The labels of the fields. */
export const driverLabels = (): Record<string, string> =>
  Object.fromEntries(Object.entries(driverWords()).map(([key, { label }]) => [key, label]))

export const validateDriver = (values: DriverValues) => validateWith(DriverFields, driverLabels())(toFields(values))
