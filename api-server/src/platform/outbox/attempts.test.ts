import { expect, it } from 'vitest'
import { nextAttempt } from './attempts.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

it('waits twice as long after each attempt, an hour at most', () => {
  const waits = [1, 2, 3, 4, 20].map((attempts) => nextAttempt(attempts, 0, 0))
  expect(waits).toEqual([MINUTE / 4, MINUTE / 2, MINUTE, 2 * MINUTE, 60 * MINUTE])
})

it('gives up after three days of attempts, but not on a message that waited that long for a mail server', () => {
  expect(nextAttempt(80, 0, 4 * DAY)).toBeNull()
  expect(nextAttempt(1, 0, 4 * DAY)).not.toBeNull()
})

it('gives up as well on a message of a clock that was a year ahead', () => {
  let now = 0
  let attempts = 0
  for (let next: number | null = 0; next !== null; next = nextAttempt(++attempts, 365 * DAY, now)) now = next
  expect(now).toBeGreaterThan(3 * DAY)
  expect(now).toBeLessThan(5 * DAY)
})
