import { expect, test } from 'vitest'
import { changedFields } from '../../editing/conflict.ts'
import { holiday } from '../../testing/samples.ts'
import { packageWords, valuesOf } from './package-values.ts'

const withServices = (...names: string[]) =>
  valuesOf({ ...holiday({ services: names.map((name) => ({ id: name, name })) }), numberOfPersons: null })

test('a service with a comma is another list than its two parts: who splits it has changed it', () => {
  const base = withServices('Hotel, breakfast')
  const theirs = withServices('Hotel', 'breakfast')
  expect(changedFields(packageWords(), { base, mine: { ...base, name: 'Ooty hills' }, theirs })).toMatchObject([
    { label: 'Services', before: '“Hotel, breakfast”', theirs: '“Hotel”, “breakfast”', contested: false },
  ])
})
