// What an owner would work out on paper, in whole paise. Nothing here is shared with the product: it is what the product is compared with.

/** An amount of a price: `added` has its tax on top, `inside` has it in what was typed, `none` is passed on. */
export type Line = { amount: number; tax: 'added' | 'inside' | 'none' }
export type Split = { value: number; taxes: number[]; passedOn: number; rounding: number; total: number }
type Kind = 'Drop Trip' | 'Outstation' | 'Local Trip'
/** A trip as it is priced: `km` one way, `cab` one of four classes, `waiting` and `driven` only of one that was measured. */
export type Priced = { kind: Kind; from: string; to: string; km: number; days: number; day: string; cab: number }
type Driven = Priced & { waiting?: boolean }

/** How a company charges: the rate of its GST, what its totals are rounded to, its fares and allowances. */
export type Company = {
  percent: number
  roundTo: number
  fare: (trip: Driven) => Line[]
  allowance: (trip: Priced) => number
  /** What a cancellation 13 hours before the pick-up costs, and a no show. */
  fees: (total: number) => { cancelled: number; noShow: number }
}

/** Rounded half up, also below 0. */
const halfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor))
export const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
/** A quarter of the total, rounded up to a rupee. */
export const advanceOf = (total: number) => Math.ceil((total * 25) / 10_000) * 100

/** CGST and SGST inside the state, each rounded by itself; IGST elsewhere. */
const taxesOf = (value: number, percent: number, isInState: boolean) =>
  percent === 0
    ? []
    : isInState
      ? [halfUp(value * percent, 200), halfUp(value * percent, 200)]
      : [halfUp(value * percent, 100)]

/** What of a sum that is paid is value and tax. */
export function splitPaid(total: number, percent: number, isInState: boolean): Split {
  const value = halfUp(total * 100, 100 + percent)
  const taxes = taxesOf(value, percent, isInState)
  return { value, taxes, passedOn: 0, rounding: total - value - sum(taxes), total }
}

/** The total of lines, and what of it is value and tax. */
export function splitLines(lines: readonly Line[], { percent, roundTo }: Company, isInState: boolean): Split {
  const of = (tax: Line['tax']) => sum(lines.filter((line) => line.tax === tax).map(({ amount }) => amount))
  const [added, inside, passedOn] = [of('added'), of('inside'), of('none')]
  const taxes = taxesOf(added, percent, isInState)
  const exact = added + inside + passedOn + sum(taxes)
  const total = halfUp(exact, roundTo) * roundTo
  if (inside !== 0 && percent > 0) {
    const split = splitPaid(total - passedOn, percent, isInState)
    return { ...split, passedOn, total }
  }
  return { value: added + inside, taxes, passedOn, rounding: total - exact, total }
}

/** ₹35 for each km and ₹2,500 for the cab; no tax, no allowance, no fees. */
export const FIRST: Company = {
  ...{ percent: 0, roundTo: 1 },
  fare: ({ km }) => [{ amount: 3500 * km + 250_000, tax: 'added' }],
  allowance: () => 0,
  fees: () => ({ cancelled: 0, noShow: 0 }),
}

/** By sedan, SUV, Innova, Crysta: a km one way, there and back; 8 hours; a km beyond; the driver's, up to 400 km and above. */
const CARD = [
  [1400, 1300, 230_000, 1400, 40_000, 60_000],
  [1900, 1800, 320_000, 1900, 40_000, 60_000],
  [2000, 1850, 340_000, 2000, 40_000, 60_000],
  [2350, 2200, 450_000, 2350, 50_000, 70_000],
] as const
const cardOf = ({ cab }: Priced) => CARD[cab] ?? CARD[0]

function baseOf(trip: Priced): number {
  const { kind, km, days } = trip
  const [oneWay, back, hours, extra] = cardOf(trip)
  if (kind === 'Drop Trip') return Math.max(km, 130) * oneWay
  return kind === 'Outstation' ? Math.max(2 * km, days * 250) * back : hours + Math.max(km - 80, 0) * extra
}

const seasonOf = (day: string) =>
  day >= '2026-11-05' && day <= '2026-11-10' ? 15 : day >= '2026-12-20' && day <= '2026-12-25' ? -10 : 0

function allowanceOf(trip: Priced): number {
  const { kind, km, days } = trip
  const [, , , , near, far] = cardOf(trip)
  if (kind === 'Local Trip') return 0
  return kind === 'Drop Trip' ? (km > 400 ? far : near) : days * (2 * km > 400 ? far : near)
}

const PERMITS: Record<string, number> = { ka: 85_000, ap: 90_000, kl: 75_000 }

/** The second company: GST of 5 % on top, two seasons, permits passed on, 95 minutes of waiting as two hours. */
export const SECOND: Company = {
  ...{ percent: 5, roundTo: 100 },
  fare(trip) {
    const base = baseOf(trip)
    const entered = trip.from.slice(0, 2) === trip.to.slice(0, 2) ? 0 : (PERMITS[trip.to.slice(0, 2)] ?? 0)
    const taxed = base + halfUp(base * seasonOf(trip.day), 100) + allowanceOf(trip) + (trip.waiting ? 24_000 : 0)
    return [
      { amount: taxed, tax: 'added' },
      { amount: entered, tax: 'none' },
    ]
  },
  allowance: allowanceOf,
  fees: (total) => ({ cancelled: Math.max(30_000, halfUp(total * 25, 100)), noShow: total }),
}
