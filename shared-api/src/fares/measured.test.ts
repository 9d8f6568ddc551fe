import { expect, test } from 'vitest'
import type { TariffInput } from '../contract/tariff.ts'
import { type Drive, type FareTrip, fareOf, line, measuredTrip, ownLine } from './index.ts'
import { drop, local, outstation, SEDAN } from './testing/examples.ts'
import { allowance, rate, tariffOf } from './testing/tariffs.ts'

/** What each line costs, in rupees. */
type Lines = [code: string, rupees: number][]
type Case = [name: string, trip: FareTrip, parts: Partial<TariffInput>, quoted: Lines, drive: Drive, actual: Lines]

const WAITING = { waiting: { freeMinutes: 30, perHour: 120 } }
const BY_DAY = {
  rates: [
    rate('Outstation', { perKm: 13, distance: 'there and back', minKmPerDay: 250, allowance: allowance('day', 400) }),
  ],
  surcharges: { night: { amount: 300 }, ...WAITING },
}
const BY_TRIP = {
  rates: [rate('Drop Trip', { perKm: 14, minKm: 130, allowance: allowance('trip', 400) })],
  surcharges: { night: { amount: 300 }, ...WAITING },
}
const BY_HOURS: Partial<TariffInput> = {
  localPackages: [
    { cabClass: '*', hours: 8, km: 80, price: 2300, extraHour: 200, extraKm: 13, overrun: 'cheaper' },
    { cabClass: '*', hours: 10, km: 100, price: 2800, extraHour: 200, extraKm: 13, overrun: 'cheaper' },
  ],
}
const day = (start: string, end: string, km: number, waitingMinutes = 0): Drive => ({
  ...{ start: `2026-12-${start}`, end: `2026-12-${end}`, km, waitingMinutes },
})

const CASES: Case[] = [
  [
    'outstation: a day and 60 km more, and back after a night on the road',
    outstation(460, '2026-12-07 06:00', '2026-12-08 20:00'),
    BY_DAY,
    [
      ['distance', 11_960],
      ['allowance', 800],
    ],
    day('07T06:10', '09T11:00', 980),
    [
      ['distance', 12_740],
      ['allowance', 1200],
      ['night', 300],
    ],
  ],
  [
    'outstation: home before the night, and fewer km than the days charge',
    outstation(300, '2026-12-07 10:00', '2026-12-08 23:00'),
    BY_DAY,
    [
      ['distance', 7800],
      ['allowance', 800],
      ['night', 300],
    ],
    day('07T10:00', '08T21:30', 480),
    [
      ['distance', 6500],
      ['allowance', 800],
    ],
  ],
  [
    'drop: waiting of 95 minutes, and late into the night',
    drop('tn-chennai', 'tn-vellore', 140),
    BY_TRIP,
    [
      ['distance', 1960],
      ['allowance', 400],
    ],
    day('07T19:30', '07T23:10', 152, 95),
    [
      ['distance', 2128],
      ['allowance', 400],
      ['night', 300],
      ['waiting', 240],
    ],
  ],
  [
    'drop: shorter than the minimum costs the minimum',
    drop('tn-chennai', 'tn-vellore', 140),
    BY_TRIP,
    [
      ['distance', 1960],
      ['allowance', 400],
    ],
    day('07T09:00', '07T11:00', 118, 30),
    [
      ['distance', 1820],
      ['allowance', 400],
    ],
  ],
  [
    'local by the hour: an hour and 10 km more than the package has',
    local(8, '16:00', 80),
    BY_HOURS,
    [['package', 2300]],
    day('07T08:00', '07T16:40', 90),
    [
      ['package', 2300],
      ['extra-hours', 200],
      ['extra-km', 130],
    ],
  ],
  [
    'local by the hour: the next package is cheaper than the extras',
    local(8, '16:00', 80),
    BY_HOURS,
    [['package', 2300]],
    day('07T08:00', '07T18:00', 100),
    [['package', 2800]],
  ],
]

const amounts = (trip: FareTrip, parts: Partial<TariffInput>) =>
  fareOf(trip, SEDAN, tariffOf(parts))?.lines.map(({ code, amount }) => [code, amount / 100])

test.each(CASES)('%s', (_name, trip, parts, quoted, drive, actual) => {
  expect(amounts(trip, parts)).toEqual(quoted)
  expect(amounts(measuredTrip(trip, drive), parts)).toEqual(actual)
})

test('a toll as it was paid takes the place of what the tariff estimates, in a measured trip alone', () => {
  const tariff = tariffOf({
    ...BY_TRIP,
    passedOn: [
      { kind: 'toll', basis: 'estimated', taxable: true, amount: 200 },
      { kind: 'parking', basis: 'estimated', taxable: true, amount: 50 },
    ],
  })
  const trip = drop('tn-chennai', 'tn-vellore', 140)
  const paid = ownLine({ code: 'toll', amount: 34_000, taxable: true, note: 'Tolls', basis: 'actual' })
  const costsOf = (of: FareTrip, lines = [paid]) =>
    fareOf(of, SEDAN, tariff, lines)
      ?.lines.filter(({ code }) => code === 'toll' || code === 'parking')
      .map(({ code, amount, basis }) => [code, amount / 100, basis])
  const driven = measuredTrip(trip, day('07T09:00', '07T12:00', 140))
  expect(costsOf(driven)).toEqual([
    ['parking', 50, 'estimate'],
    ['toll', 340, 'actual'],
  ])
  expect(costsOf(driven, [line('toll', 34_000)])).toHaveLength(3)
  expect(costsOf(trip)).toHaveLength(3)
})
