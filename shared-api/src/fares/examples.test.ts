import { expect, test } from 'vitest'
import type { TariffInput } from '../contract/tariff.ts'
import { type FareTrip, fareOf } from './index.ts'
import { CHENNAI_MADURAI, DROP_A, drop, EXAMPLES, SEDAN } from './testing/examples.ts'
import { rate, tariffOf } from './testing/tariffs.ts'

test.each(EXAMPLES)('%s', (_name, trip, parts, total, advance) => {
  const fare = fareOf(trip, SEDAN, tariffOf({ advancePercent: 25, ...parts }))
  expect(fare?.total).toBe(total * 100)
  if (advance !== undefined) expect(fare?.advance).toBe(advance * 100)
})

test('L ends with a rounding line of -25 paise', () => {
  const parts: Partial<TariffInput> = {
    ...DROP_A,
    roundTo: 1,
    gst: { percent: 5 },
    passedOn: [{ kind: 'toll', basis: 'estimated', taxable: true, amount: 665 }],
  }
  expect(fareOf(CHENNAI_MADURAI, SEDAN, tariffOf(parts))?.lines.at(-1)).toMatchObject({
    code: 'rounding',
    amount: -25,
  })
})

test('inside the state of the supplier GST is CGST and SGST, each rounded by itself', () => {
  const parts = { rates: [rate('Drop Trip', { perKm: 1.01 })], gst: { percent: 5, state: 'TN' } }
  const codes = fareOf(drop('tn-chennai', 'tn-vellore', 13), SEDAN, tariffOf(parts))?.lines.map(({ code, amount }) => [
    code,
    amount,
  ])
  expect(codes).toEqual([
    ['distance', 1313],
    ['cgst', 33],
    ['sgst', 33],
  ])
  const outside = fareOf(drop('ka-mysuru', 'tn-ooty', 13), SEDAN, tariffOf(parts))
  expect(outside?.lines.at(-1)).toMatchObject({ code: 'igst', amount: 66 })
})

test('grace, waiting, season, permit by state and the minimum by state', () => {
  const trip = { ...drop('tn-chennai', 'kl-ernakulam', 100), waitingMinutes: 95 }
  const parts: Partial<TariffInput> = {
    rates: [rate('Drop Trip', { perKm: 10, minKmPerDay: 120, minKmPerDayFrom: { tn: 150 } })],
    surcharges: { waiting: { freeMinutes: 30, perHour: 120 } },
    seasons: [{ from: '2026-12-01', to: '2026-12-31', percent: 10 }],
    passedOn: [{ kind: 'permit', basis: 'estimated', byState: { KL: 750, KA: 850 } }],
  }
  expect(fareOf(trip, SEDAN, tariffOf(parts))?.lines.map(({ code, amount }) => [code, amount / 100])).toEqual([
    ['distance', 1500],
    ['season', 150],
    ['waiting', 240],
    ['permit', 750],
  ])
})

test.each([
  [[-10], -10],
  [[-20, -10], -10],
  [[-10, 15], 15],
])('of seasons %j the highest counts, as a discount too', (percents, expected) => {
  const seasons = percents.map((percent) => ({ from: '2026-12-01', to: '2026-12-31', percent }))
  const parts = { rates: [rate('Drop Trip', { perKm: 10 })], seasons, gst: { percent: 5, state: 'TN' } }
  const fare = fareOf(drop('tn-chennai', 'kl-ernakulam', 100), SEDAN, tariffOf(parts))
  expect(fare?.lines).toContainEqual(
    expect.objectContaining({ code: 'season', quantity: expected, amount: expected * 1000 }),
  )
  expect(fare?.total).toBe((100_000 + expected * 1000) * 1.05)
})

test('no rate, no fare', () => {
  expect(fareOf(CHENNAI_MADURAI, SEDAN, tariffOf({}))).toBeNull()
  expect(fareOf(CHENNAI_MADURAI, SEDAN, tariffOf({ rates: [rate('Drop Trip', { perKm: 'cab' })] }))).toBeNull()
  const byHours: FareTrip = { ...CHENNAI_MADURAI, tripType: 'Local Trip', km: null, hours: 8 }
  expect(fareOf(byHours, SEDAN, tariffOf({ rates: [rate('Local Trip', { perKm: 10 })] }))).toBeNull()
})
