/**
 * n ÷ d rounded half up, of whole numbers, d above 0. Exact while 2n + d is below 2^53, which is 45 lakh crore paise: the remainder of
 * whole numbers is exact, and so is dividing a multiple.
 */
export const halfUp = (n: number, d: number): number => floorOf(2 * n + d, 2 * d)

/** n ÷ d rounded up, as exact as `halfUp`. */
export const roundedUp = (n: number, d: number): number => -floorOf(-n, d)

const floorOf = (n: number, d: number) => (n - (((n % d) + d) % d)) / d

const MILLION = 1_000_000

/** A quantity of up to six decimals times a rate in paise, in whole paise rounded half up. */
export const timesRate = (quantity: number, rate: number): number =>
  halfUp(Math.round(quantity * MILLION) * rate, MILLION)
