import { type Fare, rateFor, type Tariff } from 'shared-api/fares'
import { lineText } from 'shared-api/languages/fare-words'
import { withCommas } from 'shared-api/money'
import { commonTexts } from '../texts/common.ts'
import { sharedTexts } from '../texts/shared.ts'
import type { TripFields } from './trip-fields.ts'

/** How long a trip is in words: its hours, or its km, one way or there and back; '' while it is not known. */
export function tripLength({ distance, hours, tripType }: TripFields, tariff: Tariff | undefined): string {
  const t = commonTexts().price
  if (hours !== '') return t.hours({ hours })
  const km = Number(distance)
  if (distance.trim() === '' || !tariff || !(km > 0)) return distance.trim() && t.km({ km: distance })
  const rates = tariff.rates.filter((rate) => rate.tripType === tripType)
  const isBack = rates.length > 0 && rates.every((rate) => rate.distance === 'there and back')
  if (isBack) return t.thereAndBack({ km: withCommas(2 * km) })
  return tripType === 'Local Trip' ? t.km({ km: withCommas(km) }) : t.oneWay({ km: withCommas(km) })
}

/** What a fare covers: the words of the lines that are not tax or rounding. */
export const coveredBy = ({ lines }: Fare): string =>
  lines
    .filter(({ code }) =>
      ['distance', 'package', 'extra-hours', 'extra-km', 'return', 'allowance', 'night', 'hill'].includes(code),
    )
    .map((line) => lineText(sharedTexts().fareLines, line))
    .join(' · ')

/** The charge per km of a tariff that has one for every trip and adds each cab's price to it, in paise; else null. */
export function perKmOfAll({ rates, localPackages }: Tariff): number | null {
  const [first] = rates
  const same = rates.every(({ perKm, plusCabPrice }) => plusCabPrice && perKm === first?.perKm)
  return same && localPackages.length === 0 && typeof first?.perKm === 'number' ? first.perKm : null
}

/** Whether the price of a cab of a class is added to the charge per km on any trip. */
export const addsCabPrice = (
  tariff: Tariff,
  cab: { cabClass: Parameters<typeof rateFor>[2]; category: readonly string[] },
) => cab.category.some((tripType) => rateFor(tariff, tripType, cab.cabClass)?.plusCabPrice)
