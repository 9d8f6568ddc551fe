import { expect, test } from 'vitest'
import { forgetKey, keyFor } from './idempotency-key.ts'

test('a request that is sent again is the same, until it is answered', () => {
  const first = keyFor({ name: 'Meena' })
  expect(keyFor({ name: 'Meena' })).toBe(first)
  expect(keyFor({ name: 'Sita' })).not.toBe(first)
  const second = keyFor({ name: 'Meena' })
  forgetKey()
  expect(keyFor({ name: 'Meena' })).not.toBe(second)
})
