import { plainText } from 'shared-api/india'
import { commonTexts } from '../texts/common.ts'

/** What a schema of the contract found wrong. */
export type Issues = { issues: readonly { path: readonly PropertyKey[]; message: string }[] }

/** What the form calls its fields. */
export type Labels<Values> = Record<keyof Values & string, string>

/**
 * The first problem of each field in the form's own words: a blank one 'is required', the others say what the contract
 * says, with the field's label in the place of its name on the wire.
 */
export function fieldProblems<Values extends Record<string, string>>(
  values: Values,
  labels: Labels<Values>,
  error: Issues | undefined,
): Partial<Record<keyof Values & string, string>> {
  const t = commonTexts()
  const found: Partial<Record<keyof Values & string, string>> = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0]) as keyof Values & string
    if (!(field in labels) || found[field]) continue
    const label = labels[field]
    found[field] = values[field]?.trim() ? t.message(message.replace(/^\w+/, label)) : t.required(label)
  }
  return found
}

/** The form's field of a path of the request: 'bookingDetails.mobile' is 'mobile'. */
export const fieldOf = (path: string): string => path.replace(/^bookingDetails\./, '').split('.')[0] ?? path

/** What the server found wrong, as a schema would say it. */
export const issuesOf = ({ errors }: { errors: { path: string; message: string }[] }): Issues => ({
  issues: errors.map(({ path, message }) => ({ path: [fieldOf(path)], message })),
})

/** The texts of a form as they are meant. */
export const plainTexts = <Values extends Record<string, string>>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, plainText(text)])) as Values
