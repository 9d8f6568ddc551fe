import type { Cab } from 'shared-api/contract'
import { rupeesText } from 'shared-api/money'
import { commonTexts } from '../texts/common.ts'

/** Brand and model, as people name a cab. */
export const cabName = ({ brand, carModel }: Pick<Cab, 'brand' | 'carModel'>): string => `${brand} ${carModel}`

/** The cab's price in rupees, or 'Price not available' (docs/product.md, Cabs). */
export const cabPrice = ({ price }: Pick<Cab, 'price'>): string =>
  price === null ? commonTexts().noPrice : rupeesText(price)

/** The cab's description, or 'No description available' (docs/product.md, Cabs). */
export const cabDescription = ({ description }: Pick<Cab, 'description'>): string =>
  description.trim() || commonTexts().noDescription

/** Where the first `letters` of a text end, between two words; a text that is not much longer stays whole. */
export function endOfStart(text: string, letters: number): number {
  const space = text.length > letters * 1.5 ? text.lastIndexOf(' ', letters) : -1
  return space > 0 ? space : text.length
}

/** The start of the cab's description: cut by letters, as a height would hide lines from who spaces texts apart. */
export function cabInShort(cab: Pick<Cab, 'description'>): string {
  const text = cabDescription(cab)
  const end = endOfStart(text, 70)
  return end < text.length ? `${text.slice(0, end)}…` : text
}

/** The trips that the cab serves. */
export const servedTrips = ({ category }: Pick<Cab, 'category'>): string =>
  category.map((type) => commonTexts().servedTrips[type]).join(' · ')
