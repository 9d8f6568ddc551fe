import { ApiProblem } from 'shared-api/client'

/** The part of a contract's schema that is used here. */
type Schema = {
  safeParse: (values: unknown) => {
    success: boolean
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
}
type Labels = Record<string, string>

/** A form's `validate` by the contract's schema: the first problem of each field, in the form's own words. */
export const validateWith =
  (schema: Schema, labels: Labels) =>
  (values: unknown): Record<string, string> => {
    const issues = schema.safeParse(values).error?.issues ?? []
    return fieldsInWords(
      issues.map(({ path, message }) => ({ path: String(path[0] ?? ''), message })),
      labels,
    )
  }

/** The fields that the server refused, for the form; {} when it refused for another reason. */
export const refusedFields = (cause: unknown, labels: Labels): Record<string, string> =>
  cause instanceof ApiProblem ? fieldsInWords(cause.errors.map(topField), labels) : {}

/** 'services[2].name' is the form's 'services'; what sendemail takes is wrapped in `bookingDetails`. */
const topField = ({ path, message }: { path: string; message: string }) => ({
  path: path.replace('bookingDetails.', '').split(/[.[]/)[0] ?? '',
  message,
})

/** The first problem of each field: the contract speaks of `carModel`, the form says 'Model'. */
export function fieldsInWords(problems: { path: string; message: string }[], labels: Labels): Record<string, string> {
  const known = problems.filter(({ path }) => path in labels)
  return Object.fromEntries(
    known.toReversed().map(({ path, message }) => [path, sentence(message.replace(path, labels[path] ?? path))]),
  )
}

const sentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1)
