import { ApiProblem } from 'shared-api/client'
import { type FieldProblem, fieldProblemsOf, type RefusedField } from 'shared-api/contract'
import { nameIn, wordsOf } from 'shared-api/languages/words'
import { problemText } from '../api/problem-text.ts'
import { commonTexts } from '../texts/common.ts'
import { sharedTexts } from '../texts/shared.ts'

/** The part of a contract's schema that is used here. */
type Schema = {
  safeParse: (values: unknown) => { success: boolean; error?: { issues: Parameters<typeof fieldProblemsOf>[0] } }
}
type Labels = Record<string, string>

type Problem = FieldProblem | RefusedField

/** The key of problems that belong to no field of the form. */
export const NO_FIELD = 'no field'

/**
 * A form's `validate` by the contract's schema: the first problem of each field in the form's words. A blank field is
 * only 'required'.
 */
export const validateWith =
  (schema: Schema, labels: Labels) =>
  (values: object): Record<string, string> => {
    const found = fieldsInWords(fieldProblemsOf(schema.safeParse(values).error?.issues), labels)
    const blank = Object.entries(values).filter(([field, value]) => found[field] && value?.trim?.() === '')
    return {
      ...found,
      ...Object.fromEntries(blank.map(([field]) => [field, commonTexts().required({ field: labels[field] ?? '' })])),
    }
  }

/** The fields that the server refused, for the form; {} when it refused for another reason. */
export const refusedFields = (cause: unknown, labels: Labels): Record<string, string> =>
  cause instanceof ApiProblem ? fieldsInWords(cause.errors, labels) : {}

/** Why a form was refused as a whole; of what its fields say, only that they do. */
export const refusalText = (cause: unknown, labels: Labels, text = problemText(cause)): string =>
  Object.keys(refusedFields(cause, labels)).length > 0 ? commonTexts().forms.correct : text

/**
 * The first problem of each field, by the form's labels ('Model' for `carModel`). `labels` are the form's fields, those of
 * entries as 'itinerary.*.title'; the first problem of any other field is under `NO_FIELD`.
 */
export function fieldsInWords(problems: readonly Problem[], labels: Labels): Record<string, string> {
  return Object.fromEntries(
    problems.toReversed().map((problem) => {
      const inEntry = labels[problem.path.replace(/\.\d+(?=\.|$)/g, '.*')]
      if (inEntry !== undefined) return [problem.path, inWords(problem, inEntry)]
      const { field, entry } = placeOf(problem.path)
      const label = labels[field]
      if (label === undefined) return [NO_FIELD, inWords(problem, nameOf(problem.path))]
      // An entry with its own fields, such as a service's name.
      const words = nameIn(problem.path) === field ? inWords(problem, label) : inWords(problem)
      return [field, entry === null ? words : commonTexts().forms.entry({ number: entry, problem: words })]
    }),
  )
}

/** A field that the form does not name: as the contract's words do, else by its own name. */
function nameOf(path: string): string {
  const name = nameIn(path)
  return sharedTexts().contract.fields[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}

const inWords = (problem: Problem, label?: string) => wordsOf(sharedTexts().contract, problem, label)

/** 'services.2.name' is the third entry of the form's 'services'; what sendemail takes is wrapped in `bookingDetails`. */
function placeOf(path: string): { field: string; entry: number | null } {
  const [field = '', at = ''] = path.replace('bookingDetails.', '').split('.')
  return { field, entry: /^\d+$/.test(at) ? Number(at) + 1 : null }
}
