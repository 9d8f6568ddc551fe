/** Charge per km of road distance, in paise: ₹35 (docs/product.md, Price). */
export const PAISE_PER_KM = 3500

/** A form value as a number; anything else counts as 0 (docs/product.md, Price). */
const toNumber = (value: unknown) => {
  const parsed = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(parsed) ? parsed : 0
}

/**
 * Total price of a trip in whole paise: 35 rupees × distance + fare (docs/product.md, Price). `distance` is in km, `farePaise`
 * the chosen cab's price in paise; a value that is no number counts as 0. The browser previews with it, the server decides.
 */
export const totalPaise = (distance: unknown, farePaise: unknown): number =>
  Math.round(PAISE_PER_KM * toNumber(distance) + toNumber(farePaise))

/** The total of a trip with a cab of a price in rupees; a cab that is not chosen or has no price counts as 0. */
export const tripTotal = (distance: string, cab: { price: number | null } | undefined): number =>
  totalPaise(distance, toPaise(cab?.price ?? 0))

/** Rupees on the wire to whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100)

/** Whole paise to rupees on the wire. */
export const toRupees = (paise: number): number => paise / 100

const LAKHS = /\B(?=(?:\d\d)*\d{3}$)/g

/**
 * Paise as people read them, with Indian grouping: 1610000 gives '₹16,100.00' in English and in Tamil. By
 * hand: the formatter that browsers have for it takes them 20 ms to make, on a phone 80.
 */
export function formatPaise(paise: number): string {
  const whole = Math.abs(Math.round(paise))
  const rupees = String(Math.floor(whole / 100)).replace(LAKHS, ',')
  return `${paise < 0 ? '-' : ''}₹${rupees}.${String(whole % 100).padStart(2, '0')}`
}
