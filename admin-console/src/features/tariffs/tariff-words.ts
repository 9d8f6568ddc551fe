import { CAB_CLASSES, fieldProblemsOf, TariffParts, TRIP_TYPES } from 'shared-api/contract'
import { cabClasses, contract } from 'shared-api/languages/en'
import { nameIn, wordsOf } from 'shared-api/languages/words'
import type { FieldWords } from '../../editing/conflict.ts'
import { inputOf, type TariffValues } from './tariff-values.ts'

/** The labels of the form's fields, by the last name of their path. */
export const LABELS: Record<string, string> = {
  name: 'Name',
  roundTo: 'Round the total to (₹)',
  advancePercent: 'Advance (%)',
  tripType: 'Trip type',
  cabClass: 'Class',
  perKm: 'Per km (₹)',
  distance: 'Distance',
  minKm: 'Minimum km',
  minKmPerDay: 'Minimum km per day',
  maxKmPerDay: 'Most km per day',
  aboveKm: 'Above km',
  amount: 'Amount (₹)',
  hours: 'Hours',
  km: 'Km',
  price: 'Price (₹)',
  extraHour: 'Further hour (₹)',
  extraKm: 'Further km (₹)',
  graceMinutes: 'Free minutes',
  overrun: 'Above that',
  from: 'From',
  to: 'To',
  freeMinutes: 'Free minutes',
  perHour: 'Per hour (₹)',
  kind: 'What',
  basis: 'How',
  percent: 'Percent',
  state: 'State of the company',
  hoursBefore: 'Hours before',
  atLeast: 'At least (₹)',
  noShowPercent: 'No show (%)',
  freeChangesUntilHours: 'Free changes until hours before',
}

/** A part of the form as text, by which two people's versions are compared. */
function partText(value: unknown): string {
  if (Array.isArray(value)) return value.map(partText).join('; ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, inner]) => [name, partText(inner)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${withoutUnit(LABELS[name] ?? name)} ${text}`)
    .join(', ')
}

/** The parts of a tariff by which edits of two people are merged. */
export const TARIFF_WORDS: FieldWords<TariffValues> = {
  name: { label: 'Name', text: partText },
  roundTo: { label: 'Rounding', text: partText },
  advancePercent: { label: 'Advance', text: partText },
  rates: { label: 'Rates', text: partText },
  localPackages: { label: 'Local packages', text: partText },
  surcharges: { label: 'Surcharges', text: partText },
  passedOn: { label: 'Passed on', text: partText },
  gst: { label: 'GST', text: partText },
  seasons: { label: 'Seasons', text: partText },
  cancellation: { label: 'Cancellation', text: partText },
}

const withoutUnit = (label: string) => label.replace(/ \([₹%]\)$/, '')

/** The first problem of each field by its path, such as 'rates.0.allowance.steps.1.aboveKm'. */
export function validateTariff(values: TariffValues): Record<string, string> {
  const problems = fieldProblemsOf(TariffParts.safeParse(inputOf(values)).error?.issues)
  return Object.fromEntries(
    problems.toReversed().map((problem) => {
      const label = LABELS[nameIn(problem.path)]
      return [problem.path, wordsOf(contract, problem, label && withoutUnit(label))]
    }),
  )
}

export const TRIP_CHOICES = [...TRIP_TYPES]
export const CLASS_CHOICES = [
  { value: '*', label: 'Any class' },
  ...CAB_CLASSES.map((value) => ({ value, label: cabClasses[value] })),
]

export const classText = (cabClass: string) => CLASS_CHOICES.find(({ value }) => value === cabClass)?.label ?? cabClass
