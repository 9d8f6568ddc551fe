import { percentOf } from './line.ts'
import type { Tariff } from './tariff.ts'

const HOUR = 3_600_000

type Cancellation = Tariff['cancellation']

type Made = { isConfirmed: boolean; createdAt: number }

/**
 * Until when, in ms since 1970, a booking that was made at `createdAt` is cancelled for nothing, whatever the tariff says: until
 * the desk has confirmed it, and for a while after it was made.
 */
export const freeUntil = ({ isConfirmed, createdAt }: Made, graceMinutes: number): number =>
  isConfirmed ? createdAt + graceMinutes * 60_000 : Number.POSITIVE_INFINITY
type Step = Cancellation['steps'][number]

/**
 * What the traveller pays for a cancellation at `now`, in paise of a `total` in paise (docs/product.md, Cancellation costs).
 * `pickUp` and `now` are ms since 1970.
 */
export function cancellationFee(total: number, cancellation: Cancellation, pickUp: number, now: number): number {
  const step = stepAt(cancellation, pickUp, now) ?? latest(cancellation, pickUp < now)
  return step ? feeOf(total, step) : 0
}

/** Until when, in ms since 1970, the fee of `now` holds; null if no step follows. */
export function feeHoldsUntil(cancellation: Cancellation, pickUp: number, now: number): number | null {
  if (now > pickUp) return null
  const step = stepAt(cancellation, pickUp, now)
  return step ? pickUp - step.hoursBefore * HOUR : pickUp
}

/** The step with the most hours of those that are left. */
const stepAt = ({ steps }: Cancellation, pickUp: number, now: number): Step | undefined =>
  steps.find(({ hoursBefore }) => pickUp - now >= hoursBefore * HOUR)

/** Later than all steps: as the last one, and after the pick-up no less than not being there. */
function latest({ steps, noShowPercent }: Cancellation, isPast: boolean): Step | undefined {
  const last = steps.at(-1)
  if (!isPast) return last
  return { hoursBefore: 0, ...last, percent: Math.max(last?.percent ?? 0, noShowPercent) }
}

const feeOf = (total: number, { percent, atLeast = 0 }: Step): number =>
  Math.min(total, Math.max(atLeast, percentOf(percent, total)))
