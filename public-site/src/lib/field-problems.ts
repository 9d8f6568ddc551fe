import type { FieldProblem, RefusedField } from 'shared-api/contract'
import { problemText, requiredText } from './problem-text.ts'

/** The form's names of its fields. */
export type Labels<Values> = Record<keyof Values & string, string>

/** The first problem of each field, by the field's label. Of a blank one it says only that it is required. */
export function fieldProblems<Values extends Record<string, string>>(
  values: Values,
  labels: Labels<Values>,
  problems: readonly (FieldProblem | RefusedField)[],
): Partial<Record<keyof Values & string, string>> {
  const found: Partial<Record<keyof Values & string, string>> = {}
  for (const problem of problems) {
    const field = fieldOf(problem.path) as keyof Values & string
    if (!(field in labels) || found[field]) continue
    const label = labels[field]
    found[field] = values[field]?.trim() ? problemText(problem, label) : requiredText(label)
  }
  return found
}

/** The form's field of a path of the request: 'bookingDetails.mobile' is 'mobile'. */
export const fieldOf = (path: string): string => path.replace(/^bookingDetails\./, '').split('.')[0] ?? path
