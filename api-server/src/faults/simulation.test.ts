import { expect, it } from 'vitest'
import { KEPT_SEEDS } from '../testing/simulation/kept-seeds.ts'
import { MUTANTS, mutatedSource } from '../testing/simulation/mutants/mutants.ts'
import { simulate } from '../testing/simulation/run.ts'

/** By day twenty seeds of two days; by night others of a month. */
const [FIRST, SEEDS, DAYS] = process.env.NIGHTLY ? [1000, 40, 30] : [1, 20, 2]
const STEPS = 24

/** The command that lives a broken month again. */
const replayOf = (seed: bigint, days: number, steps: number) =>
  `pnpm simulate --seed ${seed} --days ${days} --steps ${steps} --shrink`

it(`${SEEDS} companies of ${DAYS} days keep every promise`, { timeout: SEEDS * DAYS * 20_000 }, async () => {
  for (let seed = BigInt(FIRST); seed < FIRST + SEEDS; seed++) {
    const { failure } = await simulate(seed, { days: DAYS, steps: STEPS })
    expect(failure, replayOf(seed, DAYS, STEPS)).toBeNull()
  }
})

if (KEPT_SEEDS.length > 0)
  it.each(KEPT_SEEDS)('seed $seed no longer breaks: $was', { timeout: 300_000 }, async ({ seed, days, steps }) => {
    const { failure } = await simulate(seed, { days, steps })
    expect(failure, replayOf(seed, days, steps)).toBeNull()
  })

it.each(MUTANTS)('still has the mend: $name', (mutant) => {
  expect(mutatedSource(mutant).source).not.toBe('')
})
