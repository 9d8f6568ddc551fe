import type { FieldProblem } from 'shared-api/contract'
import type { z } from 'zod'
import { invalid } from './problems.ts'

/**
 * Parses by a schema of the contract what did not come through the route's own validation, such as a form's fields.
 * @throws AppError 400 that names each field.
 */
export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error.issues))
  return parsed.data
}

/** Zod's issues as field errors: `bookingDetails.mail`, `visitingPlaces.0`; an unknown key is a path of its own. */
export const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldProblem[] => issues.flatMap(fromIssue)

const MAX_KEY = 60

function fromIssue(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: pathOf([...issue.path, key.slice(0, MAX_KEY)]),
      message: 'is not a known field',
    }))
  }
  return [{ path: pathOf(issue.path), message: issue.message }]
}

const pathOf = (parts: readonly PropertyKey[]) => parts.map(String).join('.')
