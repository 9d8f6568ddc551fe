import { expect, inject, it } from 'vitest'
import { lengthOf, MUTANTS, type Mutant } from '../testing/simulation/mutants/mutants.ts'
import { mutatedSource } from '../testing/simulation/mutants/source.ts'
import { type Options, simulate } from '../testing/simulation/run.ts'

type Run = Pick<Options, 'engine' | 'days' | 'steps'> & { first: number; seeds: number }

const DAY: Run[] = [{ engine: 'sqlite', first: 1, seeds: 20, days: 2, steps: 24 }]
/** By night as many months as `SEEDS` says, and some short ones on PostgreSQL. */
const NIGHT: Run[] = [
  { engine: 'sqlite', first: 1000, seeds: Number(process.env.SEEDS ?? 40), days: 30, steps: 24 },
  { engine: 'postgres', first: 1000, seeds: 5, days: 3, steps: 24 },
]
const SECONDS_A_DAY = 20

async function expectHeld(seed: bigint, options: Options) {
  const { failure } = await simulate(seed, { ...options, postgresUrl: inject('postgresUrl') })
  const { days, steps, engine } = options
  expect(failure, `pnpm simulate --seed ${seed} --days ${days} --steps ${steps} --engine ${engine} --shrink`).toBeNull()
}

for (const { first, seeds, ...options } of process.env.NIGHTLY ? NIGHT : DAY)
  it(`${seeds} companies of ${options.days} days keep every promise (${options.engine})`, {
    timeout: seeds * options.days * SECONDS_A_DAY * 1000,
  }, async () => {
    for (let seed = BigInt(first); seed < first + seeds; seed++) await expectHeld(seed, options)
  })

const MONTHS = [...Map.groupBy(MUTANTS, ({ kept: { seed, only } }) => `${seed}: ${only ?? 'all steps'}`)]

it.each(MONTHS)('a seed that breaks without a mend holds with it (%s)', async (_month, mutants) => {
  const [{ kept }] = mutants as [Mutant]
  await expectHeld(kept.seed, { ...lengthOf(kept), ...(kept.only && { only: new Set(kept.only) }) })
})

it.each(MUTANTS)('still has the mend: $name', (mutant) => {
  expect(mutatedSource(mutant).source).not.toBe('')
})
