import { byTariff, fareTripOf } from 'shared-api/bookings'
import type { Cab, CabClass, FreeCab } from 'shared-api/contract'
import { fareCab, fareOf } from 'shared-api/fares'
import { grouped } from 'shared-api/grouped'
import type { BookingForm } from './use-booking-form.ts'

/** A class of cabs, or a model without one, with what the trip costs. */
export type ClassTotal = {
  cabClass: CabClass | null
  /** The one to book: the cheapest that seats all and is free. */
  cab: Cab
  cabs: Cab[]
  /** In paise, of `cab`; null where the tariff has no price. */
  total: number | null
  isFree: boolean
  isTooSmall: boolean
}

/** By cab's id, whether a vehicle is free; null while that is not known. */
export type FreeCabs = ReadonlyMap<string, FreeCab> | null

export const isFree = (free: FreeCabs, { _id }: Cab) => free?.get(_id)?.free !== false

/** What the trip as typed costs with a cab, in paise (docs/product.md, Fares); null while its tariff, city or way is not known. */
export function totalsOf({ form, tariff, road }: BookingForm): ((cab: Cab) => number | null) | null {
  if (!tariff) return null
  const trip = fareTripOf({ ...byTariff(form.values, tariff), ...road.facts })
  if (trip.from === '' || (trip.km ?? trip.hours) === null) return null
  return (cab) => fareOf(trip, fareCab(cab), tariff)?.total ?? null
}

/** Each class with its total, those that seat all first, then the cheaper. */
export function classTotals(
  cabs: readonly Cab[],
  { persons, free, totalOf }: { persons: number; free: FreeCabs; totalOf: (cab: Cab) => number | null },
): ClassTotal[] {
  const ranked = cabs
    .map((cab) => ({ cab, total: totalOf(cab), isFree: isFree(free, cab), isTooSmall: persons > cab.seats }))
    .toSorted(
      (a, b) =>
        Number(a.isTooSmall) - Number(b.isTooSmall) ||
        Number(b.isFree) - Number(a.isFree) ||
        (a.total ?? Number.POSITIVE_INFINITY) - (b.total ?? Number.POSITIVE_INFINITY),
    )
  const classes = grouped(ranked, ({ cab }) => cab.cabClass ?? cab._id)
  return [...classes.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    return { ...first, cabClass: first.cab.cabClass, cabs: [first, ...others].map(({ cab }) => cab) }
  })
}
