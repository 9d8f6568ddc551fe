import { unreadable } from 'shared-api/colours'
import { fieldProblemsOf, type Settings, SettingsEdit, type SettingsInput } from 'shared-api/contract'
import { nameIn, wordsOf } from 'shared-api/languages/words'
import type { FieldWords } from '../../editing/conflict.ts'
import { settingsTexts } from '../../texts/settings.ts'
import { sharedTexts } from '../../texts/shared.ts'

/** A part of the settings with a form of its own. Its values lie as in the settings, and are texts as typed. */
export type Part<Values> = {
  valuesOf: (settings: Settings) => Values
  editOf: (values: Values) => SettingsInput
  /** How a conflict shows a field, where that is not by its label and as it is. */
  words?: Partial<FieldWords<Values>>
  /** Labels of fields by the last name of their path. */
  labels: Record<string, string>
}

/** The problems of an edit in words, each at the path of its field. */
export function problemsOf(edit: SettingsInput, labels: Record<string, string>): Record<string, string> {
  const { data, error } = SettingsEdit.safeParse(edit)
  const problems = error ? fieldProblemsOf(error.issues) : data?.colours ? unreadable(data.colours) : []
  return Object.fromEntries(
    problems
      .toReversed()
      .map((problem) => [problem.path, wordsOf(sharedTexts().contract, problem, labels[nameIn(problem.path)])]),
  )
}

/** How a conflict shows each field of a part. */
export function wordsOfPart<Values extends object>({ words }: Part<Values>, values: Values): FieldWords<Values> {
  const labels: Record<string, string> = settingsTexts().fields
  const shown = Object.keys(values).map((name) => [name, { label: labels[name] ?? name, text: asText }])
  return { ...Object.fromEntries(shown), ...words }
}

/** A value as the question about a conflict shows it. */
export function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? settingsTexts().on : settingsTexts().off
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return Object.values(value).map(asText).filter(Boolean).join(', ')
}

/** An object without its empty texts; null if nothing is left. */
export function filled<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> | null {
  const kept = Object.entries(fields).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]]))
  return kept.length === 0 ? null : (Object.fromEntries(kept) as Partial<Fields>)
}
