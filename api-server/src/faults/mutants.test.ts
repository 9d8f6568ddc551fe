import { expect, it } from 'vitest'
import { findMutant } from '../testing/simulation/mutants/find.ts'
import { lengthOf, MUTANTS } from '../testing/simulation/mutants/mutants.ts'

const MINUTE = 60_000
/** Some need more seeds than a night has for each: their kept seeds find them. */
const FOUND_BLIND = 10

it.each(MUTANTS)('its seed breaks when it is taken out: $name', { timeout: 5 * MINUTE }, (mutant) => {
  const { seed, only } = mutant.kept
  const { days, steps } = lengthOf(mutant.kept)
  const some = only ? ['--only', String(only)] : []
  const found = findMutant(mutant, [`--seed=${seed}`, `--days=${days}`, `--steps=${steps}`, ...some])
  expect(found.isFound, found.printed).toBe(true)
})

it('any seeds find ten that are taken out', { timeout: 60 * MINUTE }, () => {
  const months = ['--seed=1', '--seeds=20', '--days=5', '--steps=40']
  const lost = MUTANTS.filter((mutant) => !findMutant(mutant, months).isFound).map(({ name }) => name)
  expect(MUTANTS.length - lost.length, `not found: ${lost.join('; ')}`).toBeGreaterThanOrEqual(FOUND_BLIND)
})
