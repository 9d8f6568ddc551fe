import type { Cab, CabClass } from 'shared-api/contract'
import type { Fare } from 'shared-api/fares'
import { grouped } from 'shared-api/grouped'
import { type Alike, alike } from './alike-cabs.ts'
import { type CabCost, offered, seatsAll } from './cab-order.ts'
import type { CabPricing } from './use-trip-pricing.ts'

/** A class of cabs, or a model without one, as the visitor chooses it (docs/product.md, Home). */
export type CabTile = {
  cabClass: CabClass | null
  /** Its models, in the order they are offered. */
  models: Alike[]
  /** The one that is chosen with the tile: the chosen one, else the first that seats all and is free. */
  cab: Cab
  /** Of `cab` for the visitor's trip; null where the tariff has no price or the trip is not known. */
  fare: Fare | null
  /** Whether none is chosen yet, and another model of it costs more. */
  isFrom: boolean
}

type Known = {
  persons: number
  cost: CabCost
  pricing: CabPricing | null
  taken: ReadonlySet<string>
  chosen: Cab | undefined
}

/** The tiles of some cabs: those with a model that seats all persons first, then by what the trip costs. */
export function cabTiles(cabs: Cab[], { persons, cost, pricing, taken, chosen }: Known): CabTile[] {
  const rows = alike(offered(cabs, persons, cost), taken, chosen)
  const tiles = grouped(rows, ({ cab }) => cab.cabClass ?? cab._id)
  return [...tiles.values()].map((models) => {
    const fitting = models.map(({ cab }) => cab).filter((cab) => seatsAll(cab, persons))
    const first = fitting.find(({ _id }) => !taken.has(_id)) ?? fitting[0] ?? (models[0] as Alike).cab
    const cab = models.find((model) => model.cab === chosen)?.cab ?? first
    const fare = pricing?.(cab) ?? null
    const isFrom = cab !== chosen && fitting.some((one) => (pricing?.(one)?.total ?? 0) > (fare?.total ?? 0))
    return { cabClass: cab.cabClass, models, cab, fare, isFrom }
  })
}

/** The seats of those models that seat all: '6–7', or of all where none does. */
export function seatsOf({ models, cab }: Pick<CabTile, 'models' | 'cab'>, persons: number): string {
  const all = models.map((one) => one.cab)
  const fitting = all.filter((one) => seatsAll(one, persons))
  const seats = (fitting.length > 0 ? fitting : [cab]).map((one) => one.seats)
  return [...new Set([Math.min(...seats), Math.max(...seats)])].join('–')
}

/** The models of a tile: 'Ertiga, XL6'. */
export const modelNames = ({ models }: Pick<CabTile, 'models'>) =>
  [...new Set(models.map(({ cab }) => cab.carModel))].join(', ')

type Trip = Pick<Known, 'persons' | 'pricing' | 'taken'>

/** What a trip costs with the cheapest free cab that seats all, in paise; nothing while its price is not known. */
export function leastTotal(cabs: readonly Cab[], { persons, pricing, taken }: Trip): number | undefined {
  const fitting = cabs.filter((cab) => seatsAll(cab, persons) && !taken.has(cab._id))
  const totals = fitting.flatMap((cab) => pricing?.(cab)?.total ?? [])
  return totals.length > 0 ? Math.min(...totals) : undefined
}
