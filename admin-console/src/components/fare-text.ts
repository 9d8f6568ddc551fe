import { formatPaise, toPaise } from 'shared-api/pricing'

/** A cab's price in rupees, as staff read it; 'Price not available' is the specification's (`specification §8`). */
export const fareText = (price: number | null): string =>
  price === null ? 'Price not available' : formatPaise(toPaise(price))
