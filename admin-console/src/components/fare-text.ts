import { rupeesText } from 'shared-api/money'
import { commonTexts } from '../texts/common.ts'

/** A cab's price in rupees, as staff read it, or 'Price not available' (docs/product.md, Cabs). */
export const fareText = (price: number | null): string => (price === null ? commonTexts().noPrice : rupeesText(price))
