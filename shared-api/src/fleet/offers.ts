import { around, type Leg, type Mover, type Rules } from './nearest.ts'

/** By how many km a trip may lengthen the way back. */
const DETOUR_KM = 25
/** A drop takes so long at least, in ms. */
const SHORTEST_MS = 3_600_000

/** A car with its trips; `drops` are those of them after which a way back can be sold. */
export type Car = Mover & { id: string; drops: readonly Leg[] }

/** A trip that a car could take instead of driving home empty: cities by their ids, and from when to when it may begin, in ms. */
export type WayBack = { carId: string; from: string; to: string; opensAt: number; until: number }

/**
 * The ways back that cars can be offered for (docs/product.md, Return offers): from where a drop ends to where it began, and to
 * each of `cities` on that way, if the car would go home empty and comes nearer to its base.
 */
export const waysBack = (cars: readonly Car[], cities: readonly string[], rules: Rules): WayBack[] =>
  cars.flatMap((car) => car.drops.flatMap((drop) => afterDrop(car, drop, cities, rules)))

function afterDrop({ id, base, legs }: Car, drop: Leg, cities: readonly string[], rules: Rules): WayBack[] {
  const { way, turnaroundMs, waitMs } = rules
  const { from: start, to: there, endsAt } = drop
  const km = (from: string, to: string) => way(from, to).km
  const ms = (from: string, to: string) => Math.round(way(from, to).minutes * 60_000)
  const { next } = around(drop, legs)
  if (next && next.startsAt - endsAt - Math.max(turnaroundMs, ms(there, next.from)) <= waitMs) return []
  const opensAt = endsAt + turnaroundMs
  /** The last moment at which the car can begin, and still be in time for its next trip. */
  const latest = (to: string) =>
    next
      ? next.startsAt - Math.max(turnaroundMs, ms(to, next.from)) - Math.max(SHORTEST_MS, ms(there, to))
      : Number.POSITIVE_INFINITY
  return cities
    .filter((city) => km(city, base) < km(there, base))
    .filter((city) => km(there, city) + km(city, start) - km(there, start) <= DETOUR_KM)
    .map((to) => ({ carId: id, from: there, to, opensAt, until: Math.min(opensAt + waitMs, latest(to)) }))
    .filter(({ until }) => until >= opensAt)
}
