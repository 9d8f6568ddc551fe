import type { FieldCode, FieldProblem, GatewayCode, ProblemParams, RefusedField } from '../contract/index.ts'
import { ownName } from '../contract/wire-names.ts'

/** A language's words for the contract: problems, and the names in them. */
export type ContractTexts = {
  problems: { [Code in FieldCode]: (field: string, params: ProblemParams[Code]) => string }
  gateway: Record<GatewayCode, (status: number) => string>
  /** Fields by the last name of their path; any other field keeps that name. */
  fields: Record<string, string>
  tripTypes: Record<string, string>
}

/** The last name in a path: that of 'bookingDetails.visitingPlaces.2' is 'visitingPlaces'. */
export const nameIn = (path: string): string =>
  path.split('.').findLast((part) => !Number.isInteger(Number(part))) ?? path

const labelIn = (fields: Record<string, string>, name: string) =>
  (Object.hasOwn(fields, ownName(name)) && fields[ownName(name)]) || name

/** A problem in words. `label` is the reader's form's name of the field. An unknown code shows the server's message. */
export function wordsOf(
  { problems, fields }: ContractTexts,
  problem: FieldProblem | RefusedField,
  label = labelIn(fields, nameIn(problem.path)),
): string {
  const { code, params = {} } = problem
  if (code === undefined || !Object.hasOwn(problems, code))
    return 'message' in problem ? problem.message : problems.invalid(label, {})
  const words = problems[code as FieldCode] as (field: string, params: object) => string
  return words(label, params)
}
