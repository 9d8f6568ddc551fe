import { expect, it } from 'vitest'
import { findMutants } from '../testing/simulation/mutants/find.ts'
import { MUTANTS } from '../testing/simulation/mutants/mutants.ts'

const MINUTE = 60_000

it('simulated months find each mend that is taken out', { timeout: MUTANTS.length * 20 * MINUTE }, () => {
  const found = [...findMutants('', ['--seed', '1', '--seeds', '60', '--days', '5', '--steps', '40'])]
  expect(found.filter(({ isFound }) => !isFound)).toEqual([])
  expect(found).toHaveLength(MUTANTS.length)
})
