import type { Cab, TripType } from 'shared-api/contract'
import { type Fare, localPackagesFor, type Tariff } from 'shared-api/fares'
import { shortPaise, shortRupees, withCommas } from 'shared-api/money'
import { commonTexts } from '../texts/common.ts'
import { beforePickUp, type PickUp } from './before-pick-up.ts'
import { cabCharge } from './cab-rate.ts'
import { cabPrice } from './cab-texts.ts'
import type { CabTile } from './cab-tiles.ts'
import { coveredBy } from './fare-texts.ts'
import type { CabPricing } from './use-trip-pricing.ts'

/** What the fare of a trip with a cab covers: its km or hours and the price of further ones, or the words of its lines. */
function coverText(fare: Fare, cab: Cab, tariff: Tariff, tripType: TripType | ''): string {
  const t = commonTexts().tile
  const distance = fare.lines.find(({ code }) => code === 'distance')
  if (distance) return t.kmIn({ km: withCommas(distance.quantity), rate: shortPaise(distance.rate) })
  const booked = fare.lines.find(({ code }) => code === 'package')
  const local = tripType === 'Local Trip' ? localPackagesFor(tariff, cab.cabClass) : []
  const one = local.find(({ price }) => price === booked?.rate)
  if (!one) return coveredBy(fare)
  const [hour, rate] = [shortPaise(one.extraHour), shortPaise(one.extraKm)]
  return t.hoursIn({ hours: String(one.hours), km: String(one.km), hour, rate })
}

/** What holds for every cab: whether tolls are in the price, and until when the trip can be cancelled for nothing. */
function tripFacts(tariff: Tariff, pickUp: PickUp): string[] {
  const t = commonTexts().tile
  const isIn = tariff.passedOn.some(({ kind, basis }) => kind === 'toll' && basis !== 'at actuals')
  const free = tariff.cancellation.steps.findLast(({ percent }) => percent === 0)
  const until = free ? beforePickUp(pickUp, free.hoursBefore) : null
  return [isIn ? t.tollsIn : t.tollsOut, ...(until === null ? [] : [t.freeUntil({ when: until })])]
}

type Charged = { tariff: Tariff | undefined; pricing: CabPricing | null; tripType: TripType | '' }

/** What the models of a tile charge, as `cabCharge` says it; where they differ, from which own price on while no trip is known. */
export function tileCharge({ models }: CabTile, { tariff, pricing, tripType }: Charged): string {
  const chargeOf = (cab: Cab) => cabCharge(tariff, tripType || (cab.category[0] ?? 'Outstation'), cab, pricing)
  const charges = new Set(models.map(({ cab }) => chargeOf(cab)))
  if (charges.size === 1) return [...charges].join('')
  const prices = models.flatMap(({ cab }) => (chargeOf(cab) === cabPrice(cab) ? (cab.price ?? []) : []))
  if (pricing || prices.length === 0) return ''
  return commonTexts().price.least({ total: shortRupees(Math.min(...prices)) })
}

/** What the price of a tile covers, and what holds for it; '' where it has none. */
export const tileCovers = ({ fare, cab }: CabTile, tariff: Tariff, trip: PickUp & { tripType: TripType | '' }) =>
  fare ? [coverText(fare, cab, tariff, trip.tripType), ...tripFacts(tariff, trip)].join(' · ') : ''
