import { type PackageDetails, TOUR_CATEGORIES } from 'shared-api/contract'
import { shortRupees } from 'shared-api/money'
import { commonTexts } from '../texts/common.ts'
import { packagesTexts } from '../texts/packages.ts'

type Prices = Pick<PackageDetails, 'priceFrom' | 'premiumFrom' | 'priceFor'>

/** What a package costs, with what it is for: 'From ₹8,990 per person', or that of each category; null if it has no price. */
export function priceText(prices: Prices): string | null {
  if (prices.premiumFrom === null) return fromText(prices.priceFrom, prices)
  const each = TOUR_CATEGORIES.filter((category) => priceOf(prices, category) !== null)
  return each.map((category) => categoryText(prices, category)).join(' · ')
}

/** 'Premium: From ₹12,990 per person'; the category alone where it has no price of its own. */
export function categoryText(prices: Prices, category: (typeof TOUR_CATEGORIES)[number]): string {
  const price = prices.premiumFrom === null ? null : priceOf(prices, category)
  const name = commonTexts().categories[category]
  return price === null ? name : `${name}: ${price}`
}

const priceOf = (prices: Prices, category: string) =>
  fromText(category === 'Premium' ? prices.premiumFrom : prices.priceFrom, prices)

function fromText(rupees: number | null, { priceFor }: Prices): string | null {
  if (rupees === null) return null
  const price = shortRupees(rupees)
  return priceFor ? packagesTexts().fromFor({ price, what: priceFor }) : packagesTexts().from({ price })
}
