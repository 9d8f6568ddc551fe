import { CAB_CLASSES, fieldProblemsOf, TariffParts, TRIP_TYPES } from 'shared-api/contract'
import { nameIn, wordsOf } from 'shared-api/languages/words'
import { cityText } from '../../components/city-text.ts'
import type { FieldWords } from '../../editing/conflict.ts'
import { commonTexts } from '../../texts/common.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { tariffsTexts } from '../../texts/tariffs.ts'
import { inputOf, type TariffValues } from './tariff-values.ts'

/** The labels of the form's fields, by the last name of their path. */
export const tariffLabels = (): Record<string, string> => tariffsTexts().form.labels

/** A part of the form as text, by which two people's versions are compared. */
function partText(value: unknown): string {
  const texts = tariffsTexts().form
  if (Array.isArray(value)) return value.map(partText).join('; ')
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value !== 'object' || value === null) return valueText(String(value))
  return Object.entries(value)
    .map(([name, inner]) => [name, partText(inner)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${withoutUnit(tariffLabels()[name] ?? name)} ${text}`)
    .join(', ')
}

/** A choice or city by its name; what was typed stays as it is. */
function valueText(value: string): string {
  const { tripTypes } = commonTexts()
  const { cabClasses } = sharedTexts()
  const names: Record<string, string> = { ...tripTypes, ...cabClasses, ...tariffsTexts().form.choices }
  return names[value] ?? cityText(value)
}

/** The parts of a tariff by which edits of two people are merged. */
export function tariffWords(): FieldWords<TariffValues> {
  const { parts } = tariffsTexts().form
  return {
    name: { label: parts.name, text: String },
    roundTo: { label: parts.roundTo, text: partText },
    advancePercent: { label: parts.advancePercent, text: partText },
    rates: { label: parts.rates, text: partText },
    localPackages: { label: parts.localPackages, text: partText },
    surcharges: { label: parts.surcharges, text: partText },
    passedOn: { label: parts.passedOn, text: partText },
    gst: { label: parts.gst, text: partText },
    seasons: { label: parts.seasons, text: partText },
    cancellation: { label: parts.cancellation, text: partText },
  }
}

const withoutUnit = (label: string) => label.replace(/ \([₹%]\)$/, '')

/** The first problem of each field by its path, such as 'rates.0.allowance.steps.1.aboveKm'. */
export function validateTariff(values: TariffValues): Record<string, string> {
  const problems = fieldProblemsOf(TariffParts.safeParse(inputOf(values)).error?.issues)
  return Object.fromEntries(
    problems.toReversed().map((problem) => {
      const label = tariffLabels()[nameIn(problem.path)]
      return [problem.path, wordsOf(sharedTexts().contract, problem, label && withoutUnit(label))]
    }),
  )
}

type Choice = keyof ReturnType<typeof tariffsTexts>['form']['choices']

/** These values by their names, for a select. */
export const choicesOf = (values: readonly Choice[]) =>
  values.map((value) => ({ value: value as string, label: tariffsTexts().form.choices[value] }))

/** The trip types for a select. */
export const tripChoices = () =>
  TRIP_TYPES.map((value) => ({ value: value as string, label: commonTexts().tripTypes[value] }))

/** The classes of cabs for a select. */
export const classChoices = () => [
  { value: '*', label: tariffsTexts().form.anyClass },
  ...CAB_CLASSES.map((value) => ({ value: value as string, label: sharedTexts().cabClasses[value] })),
]

export const classText = (cabClass: string) => classChoices().find(({ value }) => value === cabClass)?.label ?? cabClass
