import { toRegistration, VEHICLE_PAPERS, type Vehicle, VehicleFields, VehicleUpdate } from 'shared-api/contract'
import { plainText } from 'shared-api/india'
import { cabName } from '../../components/cab-name.ts'
import type { FieldWords } from '../../editing/conflict.ts'
import { validateWith } from '../../editing/form-errors.ts'
import { type PaperValues, papersOf, papersText, paperValues } from './paper-values.ts'

/** Values of the vehicle form, as typed. */
export type VehicleValues = {
  registration: string
  cabId: string
  papers: PaperValues<(typeof VEHICLE_PAPERS)[number]>[]
  enabled: boolean
  note: string
}

export const NEW_VEHICLE: VehicleValues = {
  ...{ registration: '', cabId: '', papers: paperValues(VEHICLE_PAPERS), enabled: true, note: '' },
}

export const valuesOf = ({ registration, cabId, papers, enabled, note }: Vehicle): VehicleValues => ({
  ...{ registration: registration ?? '', cabId, papers: paperValues(VEHICLE_PAPERS, papers), enabled, note },
})

/** A vehicle by its plate, or by its cab while it has no number. */
export const vehicleName = ({ registration, cab }: Pick<Vehicle, 'registration' | 'cab'>) =>
  registration ?? `${cabName(cab)}, no number yet`

export const toFields = ({ registration, note, papers, ...values }: VehicleValues) => ({
  ...{ ...values, registration: plainText(registration), note: plainText(note), papers: papersOf(papers) },
})

/** What an edit sends: a number that was never entered may stay so. */
export const toUpdate = (values: VehicleValues) => {
  const fields = toFields(values)
  return { ...fields, registration: fields.registration.trim() === '' ? undefined : fields.registration }
}

export const vehicleWords = (cabNames: ReadonlyMap<string, string>): FieldWords<VehicleValues> => ({
  registration: { label: 'Registration number', text: (typed) => toRegistration(typed) ?? typed },
  cabId: { label: 'Cab', text: (id) => cabNames.get(id) ?? '' },
  papers: { label: 'Papers', text: papersText },
  enabled: { label: 'In use', text: (on) => (on ? 'on' : 'off') },
  note: { label: 'Notes', text: (note) => note },
})

export const VEHICLE_LABELS: Record<string, string> = Object.fromEntries(
  Object.entries(vehicleWords(new Map())).map(([key, { label }]) => [key, label]),
)

const asNew = validateWith(VehicleFields, VEHICLE_LABELS)
const asEdit = validateWith(VehicleUpdate, VEHICLE_LABELS)

/** What is wrong with a form; `numbered` is false for one whose number may stay empty. */
export const validateVehicle = (values: VehicleValues, numbered: boolean) =>
  numbered ? asNew(toFields(values)) : asEdit(toUpdate(values))
