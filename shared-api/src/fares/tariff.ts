import { ANY_CLASS, type CabClass } from '../contract/cab-classes.ts'
import type { TariffOnWire } from '../contract/tariff.ts'
import { toPaise, toRupees } from '../money/index.ts'

/** A tariff in code: money is whole paise, percentages are basis points (docs/product.md, Tariffs). */
export type Tariff = TariffOnWire & { id: string; readonly unit: 'paise' }
export type Rate = Tariff['rates'][number]
export type LocalPackage = Tariff['localPackages'][number]

/**
 * Fields that are rupees or percent on the wire, and a hundred times as much in code. The schema decides, and a test holds
 * this list to it: the first script of the site scales a tariff and has no schemas.
 */
const HUNDREDFOLD = new Set([
  ...['perKm', 'amount', 'price', 'extraHour', 'extraKm', 'perHour', 'roundTo', 'atLeast'],
  ...['percent', 'advancePercent', 'noShowPercent'],
])
/** Tables of amounts by class or state. */
const TABLES = new Set(['byClass', 'byState'])

/** A tariff of the wire, in paise and basis points. */
export const inPaise = (tariff: TariffOnWire & { id: string }): Tariff => ({
  ...scaled(tariff, toPaise),
  unit: 'paise',
})

/** The parts of a tariff as the wire has them, in rupees and percent. */
export const onWire = <Parts extends object>(tariff: Parts): Parts => scaled(tariff, toRupees)

function scaled<Value>(value: Value, by: (amount: number) => number, all = false): Value {
  if (Array.isArray(value)) return value.map((entry) => scaled(entry, by)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const isAmount = typeof inner === 'number' && (all || HUNDREDFOLD.has(name))
      return [name, isAmount ? by(inner) : scaled(inner, by, TABLES.has(name))]
    }),
  ) as Value
}

type OfClass = { cabClass: string }

/** The entries for a class: its own, else those for any class. */
export function forClass<Entry extends OfClass>(entries: readonly Entry[], cabClass: CabClass | null): Entry[] {
  const own = entries.filter((entry) => entry.cabClass === cabClass)
  return own.length > 0 ? own : entries.filter((entry) => entry.cabClass === ANY_CLASS)
}

/** The local packages for a class, sorted by hours. */
export const localPackagesFor = ({ localPackages }: Pick<Tariff, 'localPackages'>, cabClass: CabClass | null) =>
  forClass(localPackages, cabClass).toSorted((a, b) => a.hours - b.hours)

/** The rate of a trip type for a class. */
export const rateFor = ({ rates }: Pick<Tariff, 'rates'>, tripType: string, cabClass: CabClass | null) =>
  forClass(
    rates.filter((rate) => rate.tripType === tripType),
    cabClass,
  )[0]

/** Whether a trip is priced by hours: the form then asks for hours instead of a distance. */
export const asksHours = ({ localPackages }: Pick<Tariff, 'localPackages'>, tripType: string): boolean =>
  tripType === 'Local Trip' && localPackages.length > 0

/** The packages of hours and km that the form offers, of any class. */
export function hoursOffered({ localPackages }: Pick<Tariff, 'localPackages'>): { hours: number; km: number }[] {
  const byHours = new Map(localPackages.map(({ hours, km }) => [hours, { hours, km }]))
  return [...byHours.values()].sort((a, b) => a.hours - b.hours)
}
