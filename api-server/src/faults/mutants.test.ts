import { expect, it } from 'vitest'
import { findMutant } from '../testing/simulation/mutants/find.ts'
import { KEPT, MUTANTS } from '../testing/simulation/mutants/mutants.ts'

const MINUTE = 60_000
const MONTHS = ['--days', String(KEPT.days), '--steps', String(KEPT.steps)]

it.each(MUTANTS)('months of some seeds break when it is taken out: $name', { timeout: 20 * MINUTE }, (mutant) => {
  const { seed, only } = mutant.kept
  const kept = findMutant(mutant, ['--seed', String(seed), ...(only ? ['--only', String(only)] : []), ...MONTHS])
  expect(kept.isFound, kept.printed).toBe(true)
  const any = findMutant(mutant, ['--seed', '1', '--seeds', '60', ...MONTHS])
  expect(any.isFound, any.printed).toBe(true)
})
