import { DAY_MS } from 'shared-api/india'
import { type Chance, chanceOf } from './chance.ts'
import type { Fault } from './faults.ts'
import type { Kind } from './steps/kinds.ts'

/** The first day of each simulated month, in India. */
export const FIRST_DAY = Date.parse('2026-11-02T00:00:00+05:30')
export const HOUR = 3_600_000
/** More steps than any day has: numbers of steps do not depend on how many days there are. */
const MOST = 1000

/**
 * What happens in a month beside all else: which steps under which faults, and how likely one is. Its steps have numbers of
 * their own in each day, `from` this one, so that they change nothing of other streams; for `one` of so many steps of the day it has one.
 */
export type Stream = { from: number; one: number; kinds: readonly Kind[]; faults: readonly Fault[]; faulty: number }

/** A step of the month: when (ms), what and under which fault. All of it follows from the seed and the number. */
export type Step = { nth: number; day: number; at: number; kind: Kind; fault: Fault | null; chance: Chance }
export type Length = { days: number; steps: number }

/** The steps of a month in their order, of each day from six in the morning to eleven at night. */
export const planOf = (seed: bigint, length: Length, streams: readonly Stream[]): Step[] =>
  streams.flatMap((stream) => stepsOf(seed, length, stream)).sort((one, other) => one.at - other.at)

function stepsOf(seed: bigint, { days, steps }: Length, { from, one, kinds, faults, faulty }: Stream): Step[] {
  const planned: Step[] = []
  for (let day = 0; day < days; day++)
    for (let of = 0; of < Math.ceil(steps / one); of++) {
      const nth = day * MOST + from + of
      const chance = chanceOf(seed, 'step', nth)
      const at = FIRST_DAY + day * DAY_MS + 6 * HOUR + chance.below(17 * HOUR)
      const kind = chance.weighted(kinds)
      const fitting = faults.filter(({ fits }) => fits(kind))
      const fault = chance.happens(faulty) && fitting.length > 0 ? chance.weighted(fitting) : null
      planned.push({ nth, day, at, kind, fault, chance })
    }
  return planned
}
