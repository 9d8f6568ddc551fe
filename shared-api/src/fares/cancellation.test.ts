import { expect, it } from 'vitest'
import { istInstant } from '../contract/ist-instant.ts'
import { cancellationFee, feeHoldsUntil } from './cancellation.ts'
import { tariffOf } from './testing/tariffs.ts'

const PICK_UP = istInstant('2026-12-24', '06:30')
const TOTAL = 1_867_050
const SECOND = 1000

const { cancellation } = tariffOf({
  cancellation: {
    steps: [
      { hoursBefore: 24, percent: 0 },
      { hoursBefore: 4, percent: 25, atLeast: 500 },
      { hoursBefore: 0, percent: 50 },
    ],
    noShowPercent: 100,
  },
})
const at = (date: string, time: string, seconds = 0) => istInstant(date, time) + seconds * SECOND
const fee = (now: number, total = TOTAL, policy = cancellation) => cancellationFee(total, policy, PICK_UP, now)

it.each([
  ['weeks before', at('2026-11-01', '00:00'), 0],
  ['a second before the first step ends', at('2026-12-23', '06:30', -1), 0],
  ['at its end', at('2026-12-23', '06:30'), 0],
  ['a second later', at('2026-12-23', '06:30', 1), 466_763],
  ['a second before the second step ends', at('2026-12-24', '02:30', -1), 466_763],
  ['at its end', at('2026-12-24', '02:30'), 466_763],
  ['a second later', at('2026-12-24', '02:30', 1), 933_525],
  ['a second before the pick-up', at('2026-12-24', '06:30', -1), 933_525],
  ['at the pick-up', at('2026-12-24', '06:30'), 933_525],
  ['a second later', at('2026-12-24', '06:30', 1), TOTAL],
])('costs by the step of the Indian clock: %s', (_when, now, paise) => {
  expect(fee(now)).toBe(paise)
})

it('costs at least what the step says, and never more than the trip', () => {
  expect(fee(at('2026-12-23', '12:00'), 100_000)).toBe(50_000)
  expect(fee(at('2026-12-23', '12:00'), 30_000)).toBe(30_000)
})

it('costs nothing without steps, until the traveller is not there', () => {
  const none = tariffOf({}).cancellation
  const late = PICK_UP + SECOND
  expect([fee(PICK_UP, TOTAL, none), fee(late, TOTAL, none)]).toEqual([0, 0])
  const noShow = tariffOf({ cancellation: { noShowPercent: 40 } }).cancellation
  expect([fee(PICK_UP, TOTAL, noShow), fee(late, TOTAL, noShow)]).toEqual([0, 746_820])
})

it('does not become cheaper after the last step', () => {
  const early = tariffOf({ cancellation: { steps: [{ hoursBefore: 4, percent: 25 }] } }).cancellation
  const hours = [5, 4, 3, 0, -1].map((before) => fee(PICK_UP - before * 3600 * SECOND, TOTAL, early))
  expect(hours).toEqual(Array(5).fill(466_763))
})

it('says until when a fee holds', () => {
  const until = (now: number) => feeHoldsUntil(cancellation, PICK_UP, now)
  expect(until(at('2026-12-01', '00:00'))).toBe(at('2026-12-23', '06:30'))
  expect(until(at('2026-12-23', '06:30', 1))).toBe(at('2026-12-24', '02:30'))
  expect(until(at('2026-12-24', '06:30'))).toBe(PICK_UP)
  expect(until(at('2026-12-24', '06:30', 1))).toBeNull()
})
