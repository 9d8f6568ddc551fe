import { CAB_CLASSES, type TripType } from 'shared-api/contract'
import { typedNumber } from '../../editing/typed-number.ts'
import { NEW_PACKAGE, NEW_RATE, type RateValues, type TariffValues } from './tariff-values.ts'
import type { TariffFormState } from './use-tariff-form.ts'

/** A column of the tariff card. */
export type Column = {
  key: 'oneWay' | 'bothWays' | 'leastKm' | 'driver' | 'hours' | 'extraHour' | 'extraKm'
  /** Of a local package. */
  hours?: number
  /** Where the number of a class stands in the form; without any it does not stand there yet. */
  paths: (values: TariffValues, cabClass: string) => string[]
  /** Puts a number where none stands; missing where the class needs a package first. */
  insert?: (form: TariffFormState, cabClass: string, text: string) => void
}

const rateAt = ({ rates }: TariffValues, tripType: TripType, cabClass: string) =>
  rates.findIndex((rate) => rate.tripType === tripType && rate.cabClass === cabClass)

const ofRate = (key: Column['key'], tripType: TripType, field: 'perKm' | 'minKmPerDay'): Column => ({
  key,
  paths: (values, cabClass) => {
    const at = rateAt(values, tripType, cabClass)
    return at < 0 ? [] : [`rates.${at}.${field}`]
  },
  insert: (form, cabClass, text) => form.insertListItem('rates', newRate(tripType, cabClass, { [field]: text })),
})

const newRate = (tripType: TripType, cabClass: string, part: Partial<RateValues>): RateValues => ({
  ...{ ...NEW_RATE, tripType, cabClass, ...part },
  distance: tripType === 'Outstation' ? 'there and back' : 'entered',
})

const driver: Column = {
  key: 'driver',
  paths: (values, cabClass) => {
    const at = rateAt(values, 'Outstation', cabClass)
    return values.rates[at]?.allowance.steps.length ? [`rates.${at}.allowance.steps.0.amount`] : []
  },
  insert: (form, cabClass, amount) => {
    const at = rateAt(form.values, 'Outstation', cabClass)
    const allowance = { per: 'day' as const, steps: [{ aboveKm: '0', amount }] }
    if (at < 0) form.insertListItem('rates', newRate('Outstation', cabClass, { allowance }))
    else form.setFieldValue(`rates.${at}.allowance`, allowance)
  },
}

const packagesOf = ({ localPackages }: TariffValues, cabClass: string) =>
  localPackages.flatMap((one, at) => (one.cabClass === cabClass ? [{ ...one, at }] : []))

/** A new package has ten km an hour; those of a class stand by their hours. */
const ofHours = (hours: number): Column => ({
  ...{ key: 'hours', hours },
  paths: (values, cabClass) =>
    packagesOf(values, cabClass)
      .filter((one) => Number(one.hours) === hours)
      .map(({ at }) => `localPackages.${at}.price`),
  insert: (form, cabClass, price) => {
    const own = packagesOf(form.values, cabClass)
    const next = own.find((one) => Number(one.hours) > hours)
    const { extraHour = '', extraKm = '' } = own[0] ?? {}
    const one = { ...NEW_PACKAGE, cabClass, hours: String(hours), km: String(10 * hours), price, extraHour, extraKm }
    form.insertListItem('localPackages', one, next?.at ?? form.values.localPackages.length)
  },
})

const ofAllPackages = (field: 'extraHour' | 'extraKm'): Column => ({
  key: field,
  paths: (values, cabClass) => packagesOf(values, cabClass).map(({ at }) => `localPackages.${at}.${field}`),
})

const USUAL_HOURS = [4, 8, 10, 12]

/** The columns of the card: km, days and the hours that are usual or that the tariff has. */
export function columnsOf({ localPackages }: TariffValues): Column[] {
  const hours = new Set([...USUAL_HOURS, ...localPackages.map((one) => Number(one.hours)).filter((one) => one > 0)])
  return [
    ofRate('oneWay', 'Drop Trip', 'perKm'),
    ofRate('bothWays', 'Outstation', 'perKm'),
    ofRate('leastKm', 'Outstation', 'minKmPerDay'),
    driver,
    ...[...hours].toSorted((a, b) => a - b).map(ofHours),
    ofAllPackages('extraHour'),
    ofAllPackages('extraKm'),
  ]
}

/** The classes of the card: any class, and those that the tariff or a cab has. */
export function classesOf({ rates, localPackages }: TariffValues, ofCabs: readonly (string | null)[]): string[] {
  const has = new Set([...rates, ...localPackages].map(({ cabClass }) => cabClass).concat(ofCabs.map(String)))
  return ['*', ...CAB_CLASSES].filter((cabClass) => has.has(cabClass))
}

/** The number of a class in a column as it was typed; '' for none. */
export function numberIn(values: TariffValues, column: Column, cabClass: string): string {
  const [path] = column.paths(values, cabClass)
  const found = path?.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], values)
  return typeof found === 'string' ? found : ''
}

const FAR = 2

/** Why a number may be a slip: far from that in force, or a package that costs more than a shorter one with its further hours and km. */
export function doubtOf(values: TariffValues, column: Column, cabClass: string, inForce: string) {
  const [now, was] = [typedNumber(numberIn(values, column, cabClass)), typedNumber(inForce)]
  if (!(now > 0)) return null
  if (was > 0 && (now > FAR * was || now * FAR < was)) return 'far' as const
  const own = packagesOf(values, cabClass)
  const at = own.findIndex((one) => Number(one.hours) === column.hours)
  const [longer, shorter] = [own[at], own[at - 1]]
  if (!(longer && shorter)) return null
  const further =
    typedNumber(shorter.extraHour) * (Number(longer.hours) - Number(shorter.hours)) +
    typedNumber(shorter.extraKm) * (typedNumber(longer.km) - typedNumber(shorter.km))
  return further > 0 && now > typedNumber(shorter.price) + further ? ('dearer' as const) : null
}
