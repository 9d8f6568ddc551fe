import { TouristList } from 'shared-api/contract'
import { validateWith } from '../../editing/form-errors.ts'
import { tripSheetTexts } from '../../texts/trip-sheet.ts'

export type TouristValues = { origin: string; destination: string; passengers: string }

export const touristValues = ({ origin, destination, passengers }: TouristList): TouristValues => ({
  ...{ origin, destination },
  passengers: passengers.map(({ name, age }) => `${name}, ${age}`).join('\n'),
})

/** The list that the desk typed, one passenger on each line; a line without an age has none that fits. */
export const toTouristList = ({ origin, destination, passengers }: TouristValues): TouristList => ({
  ...{ origin, destination },
  passengers: passengers
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = line, age] = /^(.*?)[\s,;]+(\d{1,3})\s*$/.exec(line) ?? []
      return { name: name.trim(), age: age === undefined ? Number.NaN : Number(age) }
    }),
})

/** As the contract has it; of the passengers it says which line to correct. */
export function validateTourists(values: TouristValues): Record<string, string> {
  const { fields, wrongLine } = tripSheetTexts().tourists
  const list = toTouristList(values)
  const wrong = list.passengers.findIndex(({ age }) => Number.isNaN(age))
  if (wrong >= 0) return { passengers: wrongLine({ line: wrong + 1 }) }
  return validateWith(TouristList, fields)(list)
}
