const MINUTE_MS = 60_000

/** A trip as the order of vehicles sees it: ids of the cities where it begins and ends, and when, in ms. */
export type Leg = { from: string; to: string; startsAt: number; endsAt: number }

/** What is known of a vehicle or driver: the city of its base and its other trips. */
export type Mover = { base: string; legs: readonly Leg[] }

type Rules = {
  /** The road between two cities by their ids. */
  way: (from: string, to: string) => { km: number; minutes: number }
  /** The time between two trips, at least. */
  turnaroundMs: number
  /** A longer wait counts as gone home first. */
  waitMs: number
}

/**
 * Where it stands before a trip, since when (ms; null at its base), the empty km that the trip adds, how long it waits for it,
 * and when it is home afterwards (ms; null where another trip follows).
 */
export type Nearness = { city: string; since: number | null; emptyKm: number; waitsMs: number; homeAt: number | null }

/** How near a vehicle or driver is to a trip (docs/product.md, Which car). */
export function nearness(trip: Leg, { base, legs }: Mover, { way, turnaroundMs, waitMs }: Rules): Nearness {
  const km = (from: string, to: string) => way(from, to).km
  const wayMs = (from: string, to: string) => Math.round(way(from, to).minutes * MINUTE_MS)
  const before = legs.filter(({ startsAt }) => startsAt <= trip.startsAt)
  const last = before.reduce<Leg | null>((latest, leg) => (latest && latest.endsAt > leg.endsAt ? latest : leg), null)
  const next = legs
    .filter(({ startsAt }) => startsAt > trip.startsAt)
    .reduce<Leg | null>((first, leg) => (first && first.startsAt < leg.startsAt ? first : leg), null)
  const waitBetween = (one: Leg, other: Leg) =>
    other.startsAt - one.endsAt - Math.max(turnaroundMs, wayMs(one.to, other.from))
  const empty = (one: Leg | null, other: Leg | null) =>
    one && other && waitBetween(one, other) <= waitMs
      ? km(one.to, other.from)
      : (one ? km(one.to, base) : 0) + (other ? km(base, other.from) : 0)
  const waits = last ? waitBetween(last, trip) : 0
  const stays = last !== null && waits <= waitMs
  return {
    city: stays ? last.to : base,
    since: stays ? last.endsAt : null,
    emptyKm: empty(last, trip) + empty(trip, next) - empty(last, next),
    waitsMs: stays ? Math.max(0, waits) : 0,
    homeAt: next ? null : trip.endsAt + wayMs(trip.to, base),
  }
}

/** Orders by empty km, then by the wait, then by the km of this week, then by plate or name. */
export const byNearness = <One extends { near: Nearness; weekKm: number; name: string }>(
  one: One,
  other: One,
): number =>
  one.near.emptyKm - other.near.emptyKm ||
  one.near.waitsMs - other.near.waitsMs ||
  one.weekKm - other.weekKm ||
  (one.name < other.name ? -1 : Number(one.name > other.name))
