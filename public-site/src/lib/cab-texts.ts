import type { Cab } from 'shared-api/contract'
import { commonTexts } from '../texts/common.ts'
import { rupeesText } from './rupees-text.ts'

/** Brand and model, as people name a cab. */
export const cabName = ({ brand, carModel }: Pick<Cab, 'brand' | 'carModel'>): string => `${brand} ${carModel}`

/** The cab's price in rupees, or 'Price not available' (docs/product.md, Cabs). */
export const cabPrice = ({ price }: Pick<Cab, 'price'>): string =>
  price === null ? commonTexts().noPrice : rupeesText(price)

/** The cab's description, or 'No description available' (docs/product.md, Cabs). */
export const cabDescription = ({ description }: Pick<Cab, 'description'>): string =>
  description.trim() || commonTexts().noDescription

/** The trips that the cab serves. */
export const servedTrips = ({ category }: Pick<Cab, 'category'>): string =>
  category.map((type) => commonTexts().servedTrips[type]).join(' · ')
