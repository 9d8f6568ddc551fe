import { ApiProblem } from 'shared-api/client'
import { problemText } from '../api/problem-text.ts'

/** The part of a contract's schema that is used here. */
type Schema = {
  safeParse: (values: unknown) => {
    success: boolean
    error?: { issues: Issue[] }
  }
}
type Issue = { path: PropertyKey[]; message: string }
type Labels = Record<string, string>

/** A problem of a field; of a list, `entry` says which of its entries has it. */
type Problem = { path: string; message: string; entry?: number }

/** Where a form's errors hold what is wrong with none of its fields. */
export const NO_FIELD = 'no field'

/**
 * A form's `validate` by the contract's schema: the first problem of each field, in the form's own words. Of what is blank
 * it says just that: a limit tells little of what was not typed.
 */
export const validateWith =
  (schema: Schema, labels: Labels) =>
  (values: object): Record<string, string> => {
    const found = fieldsInWords((schema.safeParse(values).error?.issues ?? []).map(problemOf), labels)
    const blank = Object.entries(values).filter(([field, value]) => found[field] && value?.trim?.() === '')
    return { ...found, ...Object.fromEntries(blank.map(([field]) => [field, `${labels[field]} is required`])) }
  }

/** A problem of a form's field, of what a schema found. */
export const problemOf = ({ path: [field, at], message }: Issue): Problem => inList(String(field ?? ''), at, message)

/** The fields that the server refused, for the form; {} when it refused for another reason. */
export const refusedFields = (cause: unknown, labels: Labels): Record<string, string> =>
  cause instanceof ApiProblem ? fieldsInWords(cause.errors.map(topField), labels) : {}

/** Why a form was refused as a whole; of what its fields say, only that they do. */
export const refusalText = (cause: unknown, labels: Labels, text = problemText(cause)): string =>
  Object.keys(refusedFields(cause, labels)).length > 0 ? 'Please look at what is marked.' : text

/** 'services[2].name' is the form's 'services'; what sendemail takes is wrapped in `bookingDetails`. */
function topField({ path, message }: Problem): Problem {
  const [field = '', at = ''] = path.replace('bookingDetails.', '').split(/[.[\]]+/)
  return inList(field, /^\d+$/.test(at) ? Number(at) : at, message)
}

const inList = (path: string, at: PropertyKey | undefined, message: string): Problem =>
  typeof at === 'number' ? { path, message, entry: at + 1 } : { path, message }

/**
 * The first problem of each field: the contract speaks of `carModel`, the form says 'Model'. `labels` are the fields that
 * the form shows; the first problem of any other stands under `NO_FIELD`, so that none goes unsaid.
 */
export function fieldsInWords(problems: Problem[], labels: Labels): Record<string, string> {
  return Object.fromEntries(
    problems.toReversed().map((problem) => {
      const label = labels[problem.path]
      return label === undefined ? [NO_FIELD, sentence(problem.message)] : [problem.path, inWords(problem, label)]
    }),
  )
}

function inWords({ path, message, entry }: Problem, label: string): string {
  const named = message.replace(new RegExp(`^${path}\\b|^(?=must |takes )`, 'i'), (at) => (at ? label : `${label} `))
  return entry === undefined ? sentence(named) : `Entry ${entry}: ${named}`
}

const sentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1)
