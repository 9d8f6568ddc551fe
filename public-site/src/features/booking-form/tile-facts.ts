import type { Cab, TripType } from 'shared-api/contract'
import { type Fare, localPackagesFor, type Tariff } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import { coveredBy } from '../../lib/fare-texts.ts'
import { formatDaySoon } from '../../lib/format-day.ts'
import { serverNow } from '../../lib/server-now.ts'
import type { TripFields } from '../../lib/trip-fields.ts'
import { bookingTexts } from '../../texts/booking.ts'
import { sharedTexts } from '../../texts/shared.ts'

const HOUR = 3_600_000
/** India's time is always so many ms ahead of UTC. */
const IST = 5.5 * HOUR

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
export function tripFacts(tariff: Tariff, trip: Pick<TripFields, 'pickUpDate' | 'pickUpTime'>): string[] {
  const t = bookingTexts().cabs
  const isIn = tariff.passedOn.some(({ kind, basis }) => kind === 'toll' && basis !== 'at actuals')
  const until = freeUntil(tariff, trip)
  return [isIn ? t.tollsIn : t.tollsOut, ...(until === null ? [] : [t.freeUntil({ when: until })])]
}

function freeUntil(
  { cancellation }: Tariff,
  { pickUpDate, pickUpTime }: Pick<TripFields, 'pickUpDate' | 'pickUpTime'>,
) {
  const free = cancellation.steps.findLast(({ percent }) => percent === 0)
  const pickUp = Date.parse(`${pickUpDate}T${pickUpTime}Z`)
  if (!free || Number.isNaN(pickUp)) return null
  // Reckoned as if India's clock were UTC's: the hours before are the same.
  const [day = '', time = ''] = new Date(pickUp - free.hoursBefore * HOUR).toISOString().split('T')
  const isPast = pickUp - free.hoursBefore * HOUR < serverNow() + IST
  return isPast ? null : `${formatDaySoon(day)}, ${sharedTexts().clock(time.slice(0, 5))}`
}
