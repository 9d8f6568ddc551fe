import type { CabClass } from '../contract/cab-classes.ts'
import type { FareLine } from '../contract/fare-line.ts'
import { finished } from './finish.ts'
import { line, percentLine, sumOf, withoutEstimatesOf } from './line.ts'
import { localLines } from './local.ts'
import { offerLines } from './offer.ts'
import { localPackagesFor, type Rate, rateFor, type Tariff } from './tariff.ts'
import type { Fare, FareCab, FareTrip } from './trip.ts'
import { daysOf, nightsOf } from './trip-time.ts'

/**
 * The fare of a trip with a cab by a tariff (docs/product.md, Fares), with further `lines` such as those of the desk. Null when
 * the tariff has no rate for it. No other code computes an amount from km, days or hours.
 */
export function fareOf(trip: FareTrip, cab: FareCab, tariff: Tariff, lines: readonly FareLine[] = []): Fare | null {
  const base = baseLines(trip, cab, tariff)
  if (!base) return null
  const season = seasonLines(trip, cab, tariff, base)
  const more = [
    ...season,
    ...offerLines(trip, cab, { base, season, least: baseLines({ ...trip, km: 0 }, cab, tariff) ?? [] }),
    ...surchargeLines(trip, cab, tariff),
    ...(trip.measured ? withoutEstimatesOf(passedOn(trip, tariff), lines) : passedOn(trip, tariff)),
  ]
  return finished([...base, ...allowanceLines(trip, cab, tariff), ...more, ...lines], trip, tariff)
}

const isThere = ({ amount }: FareLine) => amount !== 0

/** The charge for km and cab, or the local package: a season is a percentage of it. */
function baseLines(trip: FareTrip, cab: FareCab, tariff: Tariff): FareLine[] | null {
  const packages = trip.tripType === 'Local Trip' ? localPackagesFor(tariff, cab.cabClass) : []
  if (packages.length > 0) return localLines(trip, packages)
  // By hours alone, a class without a package has no price.
  if (trip.hours !== null && trip.km === null) return null
  const rate = rateFor(tariff, trip.tripType, cab.cabClass)
  const perKm = rate?.perKm === 'cab' ? cab.perKmPaise : rate?.perKm
  if (!rate || perKm === null || perKm === undefined) return null
  const { billed, driven } = billedKm(trip, rate)
  const basis = billed > driven ? 'fixed' : trip.measured ? 'actual' : 'estimate'
  const lines = [line('distance', perKm, { quantity: billed, unit: 'km', basis })]
  if (rate.plusCabPrice) lines.push(line('cab', cab.pricePaise ?? 0))
  return lines.filter(isThere)
}

/** The km of a trip that a rate counts, and those that it charges at least (docs/product.md, Rates). */
export function billedKm(trip: FareTrip, rate: Rate): { driven: number; billed: number; days: number } {
  const km = trip.km ?? 0
  const driven = rate.distance === 'there and back' ? 2 * km : km
  const days = Math.max(daysOf(trip), rate.maxKmPerDay ? Math.ceil(driven / rate.maxKmPerDay) : 1)
  const perDay = minKmPerDay(trip, rate)
  const least = Math.max(rate.minKm ?? 0, trip.tripType === 'Drop Trip' ? perDay : days * perDay)
  return { driven, billed: Math.max(driven, least), days }
}

function minKmPerDay({ from }: FareTrip, { minKmPerDay = 0, minKmPerDayFrom = {} }: Rate): number {
  const state = from.slice(0, 2)
  return minKmPerDayFrom[from] ?? minKmPerDayFrom[state] ?? minKmPerDayFrom[state.toUpperCase()] ?? minKmPerDay
}

function allowanceLines(trip: FareTrip, cab: FareCab, tariff: Tariff): FareLine[] {
  const rate = rateFor(tariff, trip.tripType, cab.cabClass)
  if (!rate?.allowance) return []
  const { driven, days } = billedKm(trip, rate)
  const { per, steps } = rate.allowance
  // A first step 'above 0 km' holds from the start.
  const amount = steps.findLast(({ aboveKm }, at) => driven > aboveKm || (at === 0 && aboveKm === 0))?.amount ?? 0
  const perDay = per === 'day'
  return [line('allowance', amount, { quantity: perDay ? days : 1, unit: perDay ? 'day' : 'trip' })].filter(isThere)
}

/** The season of a trip with the highest percentage, by its pick-up day; a discount if all are. */
function seasonLines(trip: FareTrip, cab: FareCab, tariff: Tariff, base: readonly FareLine[]): FareLine[] {
  const day = trip.pickUpDate ?? ''
  const percents = tariff.seasons
    .filter(({ from, to }) => from <= day && day <= to)
    .filter(({ tripType }) => !tripType || tripType === trip.tripType)
    .filter(({ cabClass = '*' }) => cabClass === '*' || cabClass === cab.cabClass)
    .map(({ percent }) => percent)
  if (percents.length === 0) return []
  return [percentLine('season', Math.max(...percents), sumOf(base))].filter(isThere)
}

type ByClass = { amount: number; byClass?: Partial<Record<CabClass, number>> | undefined }
const amountFor = ({ amount, byClass = {} }: ByClass, { cabClass }: FareCab) =>
  (cabClass !== null && byClass[cabClass]) || amount

/** Night, hill and waiting (docs/product.md, Surcharges). */
function surchargeLines(trip: FareTrip, cab: FareCab, { surcharges }: Tariff): FareLine[] {
  const { night, hill, waiting } = surcharges
  const lines: FareLine[] = []
  const basis = trip.measured ? 'actual' : 'fixed'
  if (night) {
    const quantity = nightsOf(trip, trip.km ?? 0, night)
    lines.push(line('night', amountFor(night, cab), { quantity, unit: 'night', basis }))
  }
  if (hill && goesUphill(trip, hill.places)) lines.push(line('hill', amountFor(hill, cab)))
  if (waiting) {
    const hours = Math.ceil(Math.max(0, (trip.waitingMinutes ?? 0) - waiting.freeMinutes) / 60)
    lines.push(line('waiting', waiting.perHour, { quantity: hours, unit: 'hour', basis }))
  }
  return lines.filter(isThere)
}

const goesUphill = ({ from, to, hill }: FareTrip, places: readonly string[] | undefined) =>
  places ? places.includes(from) || places.includes(to) : hill

/** Costs on the way that the tariff estimates. */
function passedOn({ from, to }: FareTrip, tariff: Tariff): FareLine[] {
  const state = (city: string) => city.slice(0, 2).toUpperCase()
  return tariff.passedOn
    .filter(({ basis }) => basis === 'estimated')
    .map(({ kind, amount = 0, byState, taxable }) => {
      const entered = state(from) === state(to) ? 0 : (byState?.[state(to)] ?? 0)
      return line(kind === 'entry' ? 'other' : kind, byState ? entered : amount, { taxable, basis: 'estimate' })
    })
    .filter(isThere)
}
