import type { Cab, TripType } from 'shared-api/contract'
import { type Fare, localPackagesFor, type Tariff } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import { beforePickUp, type PickUp } from '../../lib/before-pick-up.ts'
import { coveredBy } from '../../lib/fare-texts.ts'
import { bookingTexts } from '../../texts/booking.ts'

/** What the fare of a trip with a cab covers: its km or hours and the price of further ones, or the words of its lines. */
export function coverText(fare: Fare, cab: Cab, tariff: Tariff, tripType: TripType | ''): string {
  const t = bookingTexts().cabs
  const distance = fare.lines.find(({ code }) => code === 'distance')
  if (distance) return t.kmIn({ km: String(distance.quantity), rate: shortPaise(distance.rate) })
  const booked = fare.lines.find(({ code }) => code === 'package')
  const local = tripType === 'Local Trip' ? localPackagesFor(tariff, cab.cabClass) : []
  const one = local.find(({ price }) => price === booked?.rate)
  if (!one) return coveredBy(fare)
  const [hour, rate] = [shortPaise(one.extraHour), shortPaise(one.extraKm)]
  return t.hoursIn({ hours: String(one.hours), km: String(one.km), hour, rate })
}

/** What holds for every cab: whether tolls are in the price, and until when the trip can be cancelled for nothing. */
export function tripFacts(tariff: Tariff, pickUp: PickUp): string[] {
  const t = bookingTexts().cabs
  const isIn = tariff.passedOn.some(({ kind, basis }) => kind === 'toll' && basis !== 'at actuals')
  const free = tariff.cancellation.steps.findLast(({ percent }) => percent === 0)
  const until = free ? beforePickUp(pickUp, free.hoursBefore) : null
  return [isIn ? t.tollsIn : t.tollsOut, ...(until === null ? [] : [t.freeUntil({ when: until })])]
}
