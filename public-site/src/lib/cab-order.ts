import type { Cab } from 'shared-api/contract'

/** Cheaper first; a cab without a price comes last, whichever way. */
export function byPrice(order: 'rising' | 'falling'): (a: Cab, b: Cab) => number {
  const sign = order === 'rising' ? 1 : -1
  return (a, b) => {
    if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null)
    return sign * (a.price - b.price)
  }
}

/** Whether a cab has a seat for each; with no number given, every cab has. */
export const seatsAll = (cab: Pick<Cab, 'seats'>, persons: number): boolean => !(persons > cab.seats)

/** The cabs for a number of persons: those with enough seats first, then by price. */
export const offered = (cabs: Cab[], persons: number): Cab[] =>
  cabs.toSorted((a, b) => Number(seatsAll(b, persons)) - Number(seatsAll(a, persons)) || byPrice('rising')(a, b))
