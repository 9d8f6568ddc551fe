import type { FieldCode, FieldProblem, RefusedField } from '../contract/index.ts'
import { FOR_WHOM, fieldsOf } from '../contract/trip-fields.ts'
import { ownName } from '../contract/wire-names.ts'
import { type SharedTexts, textOf } from './shared-words.ts'

/** A language's words for the contract: problems, and the names in them. */
export type ContractTexts = SharedTexts['contract']

/** The last name in a path: that of 'bookingDetails.visitingPlaces.2' is 'visitingPlaces'. */
export const nameIn = (path: string): string =>
  path.split('.').findLast((part) => !Number.isInteger(Number(part))) ?? path

const labelIn = (fields: Record<string, string>, name: string) =>
  (Object.hasOwn(fields, ownName(name)) && fields[ownName(name)]) || name

/** The names of what is said for whom a trip is, in forms and on pages. */
export const forWhomLabels = ({ fields }: ContractTexts) => fieldsOf(FOR_WHOM, (field) => labelIn(fields, field))

/** A problem in words. `label` is the reader's form's name of the field. An unknown code shows the server's message. */
export function wordsOf(
  { problems, fields, tripTypes }: ContractTexts,
  problem: FieldProblem | RefusedField,
  label = labelIn(fields, nameIn(problem.path)),
): string {
  const { code, params = {} } = problem
  const said = () => ('message' in problem ? problem.message : textOf(problems.invalid, { field: label }))
  if (code === undefined || !Object.hasOwn(problems, code)) return said()
  const values: Record<string, string | number> = { ...params, field: label }
  if ('trip' in params) values.trip = tripTypes[params.trip] ?? params.trip
  try {
    return textOf(problems[code as FieldCode], values)
  } catch {
    // A server of another release sends other values with the code.
    return said()
  }
}
