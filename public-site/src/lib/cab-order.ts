import type { Cab } from 'shared-api/contract'

/** What a cab costs; null where nobody knows. */
export type CabCost = (cab: Cab) => number | null

/** Cheaper first; a cab without a price comes last, whichever way. */
export function byCost(cost: CabCost, order: 'rising' | 'falling'): (a: Cab, b: Cab) => number {
  const sign = order === 'rising' ? 1 : -1
  return (a, b) => {
    const [costA, costB] = [cost(a), cost(b)]
    if (costA === null || costB === null) return Number(costA === null) - Number(costB === null)
    return sign * (costA - costB)
  }
}

/** Whether a cab has a seat for each; with no number given, every cab has. */
export const seatsAll = (cab: Pick<Cab, 'seats'>, persons: number): boolean => !(persons > cab.seats)

/** The cabs for a number of persons: those with enough seats first, then the cheaper. */
export const offered = (cabs: Cab[], persons: number, cost: CabCost): Cab[] =>
  cabs.toSorted((a, b) => Number(seatsAll(b, persons)) - Number(seatsAll(a, persons)) || byCost(cost, 'rising')(a, b))
