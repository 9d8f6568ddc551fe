const MINUTE_MS = 60_000

/** A trip as the order of vehicles sees it: ids of the cities where it begins and ends, and when, in ms. */
export type Leg = { from: string; to: string; startsAt: number; endsAt: number }

/** What is known of a vehicle or driver: the city of its base and its other trips. */
export type Mover = { base: string; legs: readonly Leg[] }

export type Rules = {
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
  const { last, next } = around(trip, legs)
  const home = (one: Leg | null, other: Leg | null) =>
    (one ? way(one.to, base).km : 0) + (other ? way(base, other.from).km : 0)
  const between = (one: Leg, other: Leg) => {
    const { km, minutes } = way(one.to, other.from)
    const waits = other.startsAt - one.endsAt - Math.max(turnaroundMs, Math.round(minutes * MINUTE_MS))
    const stays = waits <= waitMs
    return { waits, stays, empty: stays ? km : home(one, other) }
  }
  const before = last && between(last, trip)
  const after = next && between(trip, next)
  const without = last && next ? between(last, next).empty : home(last, next)
  const stays = last !== null && before?.stays === true
  return {
    city: stays ? last.to : base,
    since: stays ? last.endsAt : null,
    emptyKm: (before?.empty ?? home(null, trip)) + (after?.empty ?? home(trip, null)) - without,
    waitsMs: stays ? Math.max(0, before.waits) : 0,
    homeAt: next ? null : trip.endsAt + Math.round(way(trip.to, base).minutes * MINUTE_MS),
  }
}

/** The leg before a trip that ends last, and the one after it that begins first. */
export function around(trip: Leg, legs: readonly Leg[]): { last: Leg | null; next: Leg | null } {
  let last: Leg | null = null
  let next: Leg | null = null
  for (const leg of legs) {
    if (leg.startsAt > trip.startsAt) next = next && next.startsAt < leg.startsAt ? next : leg
    else last = last && last.endsAt > leg.endsAt ? last : leg
  }
  return { last, next }
}

type Placed = { near: Nearness; weekKm: number; name: string }

/** Orders by empty km, then by the wait, then by the km of this week, then by plate or name. */
export const byNearness = (one: Placed, other: Placed): number =>
  one.near.emptyKm - other.near.emptyKm || one.near.waitsMs - other.near.waitsMs || byWeek(one, other)

/** The same of drivers: who has rested longest since a trip comes first; at the base is longest. */
export const byRest = (one: Placed, other: Placed): number =>
  one.near.emptyKm - other.near.emptyKm || (one.near.since ?? 0) - (other.near.since ?? 0) || byWeek(one, other)

const byWeek = (one: Placed, other: Placed): number =>
  one.weekKm - other.weekKm || (one.name < other.name ? -1 : Number(one.name > other.name))
