import { toRegistration, VEHICLE_PAPERS, type Vehicle, VehicleFields, VehicleUpdate } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { cabName } from '../../components/cab-name.ts'
import { cityText } from '../../components/city-text.ts'
import type { FieldWords } from '../../editing/conflict.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { fleetTexts } from '../../texts/fleet.ts'
import { absencesOf, absencesText, type VehicleAbsences } from './absence-values.ts'
import { type PaperValues, papersOf, papersText, paperValues } from './paper-values.ts'

/** Values of the vehicle form, as typed. */
export type VehicleValues = {
  registration: string
  cabId: string
  papers: PaperValues<(typeof VEHICLE_PAPERS)[number]>[]
  enabled: boolean
  note: string
  /** '' for the company's. */
  base: string
  absences: VehicleAbsences
}

export const NEW_VEHICLE: VehicleValues = {
  ...{ registration: '', cabId: '', papers: paperValues(VEHICLE_PAPERS), enabled: true, note: '', base: '' },
  absences: [],
}

export const valuesOf = ({ registration, cabId, papers, enabled, note, base, absences }: Vehicle): VehicleValues => ({
  ...{ registration: registration ?? '', cabId, papers: paperValues(VEHICLE_PAPERS, papers), enabled, note },
  base: base ?? '',
  absences,
})

/** A vehicle by its plate, or by its cab while it has no number. */
export const vehicleName = ({ registration, cab }: Pick<Vehicle, 'registration' | 'cab'>) =>
  registration ?? fleetTexts().vehicles.unnumbered({ cab: cabName(cab) })

export const toFields = ({ registration, note, papers, base, absences, ...values }: VehicleValues) => ({
  ...{
    ...values,
    base: base || null,
    registration: plainText(registration),
    note: plainText(note),
    papers: papersOf(papers),
    absences: absencesOf(absences),
  },
})

/** What an edit sends: a number that was never entered may stay so. */
export const toUpdate = (values: VehicleValues) => {
  const fields = toFields(values)
  return { ...fields, registration: fields.registration.trim() === '' ? undefined : fields.registration }
}

/** The fields in words; cabs by their names. */
export function vehicleWords(cabNames: ReadonlyMap<string, string>): FieldWords<VehicleValues> {
  const { vehicle, papers, away, inUse, on, off, notes } = fleetTexts()
  return {
    registration: { label: vehicle.registration, text: (typed) => toRegistration(typed) ?? typed },
    cabId: { label: vehicle.cab, text: (id) => cabNames.get(id) ?? '' },
    papers: { label: papers.title, text: papersText },
    enabled: { label: inUse, text: (enabled) => (enabled ? on : off) },
    note: { label: notes, text: (note) => note },
    base: { label: vehicle.base, text: (id) => (id ? cityText(id) : vehicle.companyBase) },
    absences: { label: away.title, text: absencesText },
  }
}

/** The labels of the fields. */
export const vehicleLabels = (): Record<string, string> =>
  Object.fromEntries(Object.entries(vehicleWords(new Map())).map(([key, { label }]) => [key, label]))

/** What is wrong with a form; `numbered` is false for one whose number may stay empty. */
export const validateVehicle = (values: VehicleValues, numbered: boolean) =>
  numbered
    ? validateWith(VehicleFields, vehicleLabels())(toFields(values))
    : validateWith(VehicleUpdate, vehicleLabels())(toUpdate(values))
