import { parseArgs } from 'node:util'
import { startPostgres } from '../../../../tests/setup/postgres.ts'
import { coverageOf } from './coverage.ts'
import { findMutant } from './mutants/find.ts'
import { MUTANTS } from './mutants/mutants.ts'
import { planOf } from './plan.ts'
import { type Failure, type Options, STREAMS, simulate, type Taken } from './run.ts'
import { shrink } from './shrink.ts'

const USAGE =
  'pnpm simulate --seed N [--seeds 1] [--days 30] [--steps 30] [--engine sqlite|postgres] [--only 12,1003] [--shrink] [--until-broken] [--mutants name]'

const { values } = parseArgs({
  options: {
    ...{ seed: { type: 'string', default: '1' }, seeds: { type: 'string', default: '1' } },
    ...{ days: { type: 'string', default: '30' }, steps: { type: 'string', default: '30' } },
    ...{ engine: { type: 'string', default: 'sqlite' }, only: { type: 'string' } },
    ...{ shrink: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    mutants: { type: 'string' },
    'until-broken': { type: 'boolean', default: false },
  },
})

/** Lives months without one mend after the other, and tells how many seeds it took to find that. */
function tellMutants(text: string) {
  const args = (['seed', 'seeds', 'days', 'steps', 'engine'] as const).flatMap((name) => [`--${name}`, values[name]])
  for (const mutant of MUTANTS.filter(({ name }) => name.includes(text))) {
    const { isFound, seeds, printed } = findMutant(mutant, [...args, ...(values.shrink ? ['--shrink'] : [])])
    console.log(`${isFound ? 'found' : 'NOT FOUND'} in ${seeds} seeds: ${mutant.name}\n${printed}`)
    if (!isFound) process.exitCode = 1
  }
}

/** What broke, without its names and numbers. */
const kindOf = (failure: Failure | null) => failure?.what.split('\n')[0]?.replace(/\b\S*[\d-]\S*/g, '')

/** Lives the months of some seeds; prints the command that replays a month that breaks. */
async function main() {
  if (values.help) return console.log(USAGE)
  if (values.mutants !== undefined) return tellMutants(values.mutants)
  const engine = values.engine === 'postgres' ? 'postgres' : 'sqlite'
  const postgres = engine === 'postgres' ? await startPostgres() : null
  const only = values.only === undefined ? {} : { only: new Set(values.only.split(',').map(Number)) }
  const options: Options = {
    ...{ days: Number(values.days), steps: Number(values.steps), engine, postgresUrl: postgres?.url ?? '' },
    ...only,
  }
  const all: Taken[] = []
  for (let nth = 0n; nth < BigInt(values.seeds); nth++) {
    const seed = BigInt(values.seed) + nth
    const began = performance.now()
    const { failure, taken } = await simulate(seed, options)
    all.push(...taken)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`seed ${seed}: ${failure ? 'BROKEN' : 'held'} after ${taken.length} steps, ${seconds} s`)
    if (!failure) continue
    process.exitCode = 1
    const step = planOf(seed, options, STREAMS).find(({ nth }) => nth === failure.nth)
    console.log(
      `day ${failure.day + 1}, step ${failure.nth}, ${step?.kind.name} (${step?.fault?.name ?? 'no fault'}): ${failure.what}`,
    )
    const steps = [...taken.map((step) => step.nth), failure.nth]
    const fewest = values.shrink
      ? await shrink(
          steps,
          async (only) => kindOf((await simulate(seed, { ...options, only })).failure) === kindOf(failure),
        )
      : null
    const replay = `pnpm simulate --seed ${seed} --days ${options.days} --steps ${options.steps} --engine ${engine}`
    console.log(fewest ? `${replay} --only ${fewest}` : `${replay} --shrink`)
    if (values['until-broken']) break
  }
  console.log(coverageOf(all))
  await postgres?.stop()
}

await main()
