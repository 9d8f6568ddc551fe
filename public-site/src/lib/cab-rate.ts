import { byTariff, fareTripOf } from 'shared-api/bookings'
import type { Cab, TripType } from 'shared-api/contract'
import { asksHours, fareCab, fareOf, rateFor, type Tariff } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import { commonTexts } from '../texts/common.ts'
import { cabPrice } from './cab-texts.ts'
import { emptyTrip } from './trip-fields.ts'
import type { CabPricing } from './use-trip-pricing.ts'

/** The charge of a cab where no trip is known: '₹13/km, at least 250 km a day'; '' for a trip by hours or without a rate. */
function rateText(tariff: Tariff, tripType: TripType, cab: Cab): string {
  const rate = rateFor(tariff, tripType, cab.cabClass)
  const perKm = rate?.perKm === 'cab' ? fareCab(cab).perKmPaise : rate?.perKm
  if (!rate || !perKm || asksHours(tariff, tripType)) return ''
  const t = commonTexts().price
  const { minKm, minKmPerDay } = rate
  if (minKmPerDay && tripType !== 'Drop Trip') return t.perKmDaily({ rate: shortPaise(perKm), km: String(minKmPerDay) })
  return minKm ? t.perKmLeast({ rate: shortPaise(perKm), km: String(minKm) }) : t.perKm({ rate: shortPaise(perKm) })
}

/** A cab's own price, if the tariff adds it to each trip; else its charge per km, while no trip is known. */
export function cabCharge(
  tariff: Tariff | undefined,
  tripType: TripType,
  cab: Cab,
  pricing: CabPricing | null,
): string {
  if (!tariff) return ''
  if (rateFor(tariff, tripType, cab.cabClass)?.plusCabPrice) return cabPrice(cab)
  return pricing ? '' : rateText(tariff, tripType, cab)
}

/** A trip by which cabs are compared where none is known. */
const USUAL = { distance: '100', hours: '8' }

/** What cabs are ordered by, in paise: the visitor's trip, else a usual one. Null for a cab without a price. */
export function costOf(tariff: Tariff | undefined, pricing: CabPricing | null, tripType: TripType | '') {
  return (cab: Cab): number | null => {
    const type = tripType || (cab.category[0] ?? 'Outstation')
    const addsPrice = !tariff || rateFor(tariff, type, cab.cabClass)?.plusCabPrice
    if (addsPrice && cab.price === null) return null
    if (!tariff) return cab.price
    const fare = pricing ? pricing(cab) : fareOf(usualTrip(tariff, type), fareCab(cab), tariff)
    return fare?.total ?? null
  }
}

const usualTrip = (tariff: Tariff, type: TripType) => fareTripOf(byTariff({ ...emptyTrip(type), ...USUAL }, tariff))
