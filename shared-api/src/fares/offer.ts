import type { FareLine } from '../contract/fare-line.ts'
import { percentLine, percentOf, sumOf } from './line.ts'
import type { FareCab, FareTrip, Offer } from './trip.ts'

type Charges = Record<'base' | 'season' | 'least', readonly FareLine[]>

/**
 * What a return offer takes off the charge for km and cab and its season (docs/product.md, Return offers). Nothing where the charge
 * would come below the least that the tariff has; a trip that was driven keeps what it was promised.
 */
export function offerLines({ offer, ...trip }: FareTrip, { cabClass }: FareCab, charges: Charges): FareLine[] {
  if (!offer || trip.tripType !== 'Drop Trip' || cabClass === null || !offer.classes.includes(cabClass)) return []
  const base = sumOf(charges.base)
  if (!trip.measured && base + percentOf(-offer.percent, base) < sumOf(charges.least)) return []
  return [percentLine('return', -offer.percent, base + sumOf(charges.season), { origin: 'offer' })]
}

/** The return offer that a price in lines was made with, for a cab of a class. */
export function offerIn(lines: readonly FareLine[], cabClass: FareCab['cabClass']): Offer | undefined {
  const line = lines.find(({ origin }) => origin === 'offer')
  return line && cabClass ? { percent: -line.quantity * 100, classes: [cabClass] } : undefined
}
