import type { FareLine } from '../contract/fare-line.ts'
import { line, sumOf } from './line.ts'
import type { LocalPackage } from './tariff.ts'
import type { FareTrip } from './trip.ts'
import { minutesOf } from './trip-time.ts'

/**
 * The lines of a local trip by packages, sorted by hours (docs/product.md, Local packages): the smallest package with enough
 * hours and km, else the largest; what exceeds it is priced by its overrun rule.
 */
export function localLines(trip: FareTrip, packages: readonly LocalPackage[]): FareLine[] {
  const used = {
    minutes: minutesOf(trip) ?? (trip.hours ?? 0) * 60,
    km: trip.km ?? 0,
  }
  const booked = packages.findIndex((one) => (trip.hours === null ? fits(one, used) : one.hours >= trip.hours))
  return beyond(packages, booked < 0 ? packages.length - 1 : booked, used, trip)
}

type Use = { minutes: number; km: number }

const fits = ({ hours, km, graceMinutes }: LocalPackage, used: Use) =>
  used.minutes <= hours * 60 + graceMinutes && used.km <= km

/** The lines of the package at a position, and of what exceeds it. */
function beyond(packages: readonly LocalPackage[], at: number, used: Use, trip: FareTrip): FareLine[] {
  const one = packages[at]
  if (!one) return []
  const own = line('package', one.price, { taxable: true })
  if (fits(one, used)) return [own]
  const extras = [own, ...extraLines(one, used, trip)]
  if (one.overrun === 'extras' || at === packages.length - 1) return extras
  const next = beyond(packages, at + 1, used, trip)
  return one.overrun === 'next package' || sumOf(next) < sumOf(extras) ? next : extras
}

function extraLines(one: LocalPackage, used: Use, { measured }: FareTrip): FareLine[] {
  const hours = Math.max(0, Math.ceil((used.minutes - one.hours * 60 - one.graceMinutes) / 60))
  // Rounded: 120.1 - 120 is 0.09999999999999432.
  const km = Math.max(0, Math.round((used.km - one.km) * 100) / 100)
  const basis = measured ? 'actual' : 'estimate'
  return [
    line('extra-hours', one.extraHour, { quantity: hours, unit: 'hour', taxable: true, basis }),
    line('extra-km', one.extraKm, { quantity: km, unit: 'km', taxable: true, basis }),
  ].filter(({ amount }) => amount !== 0)
}
