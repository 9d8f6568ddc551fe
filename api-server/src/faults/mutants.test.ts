import { expect, it } from 'vitest'
import { findMutant } from '../testing/simulation/mutants/find.ts'
import { MUTANTS } from '../testing/simulation/mutants/mutants.ts'

const MINUTE = 60_000
const NIGHT = ['--seed', '1', '--seeds', '60', '--days', '5', '--steps', '40']

it.each(MUTANTS)('simulated months find that it is taken out: $name', { timeout: 20 * MINUTE }, (mutant) => {
  const { isFound, printed } = findMutant(mutant, NIGHT)
  expect(isFound, printed).toBe(true)
})
