import { expect, test } from 'vitest'
import type { TariffInput } from '../contract/tariff.ts'
import { type FareCab, type FareTrip, fareOf } from './index.ts'
import { allowance, rate, tariffOf } from './testing/tariffs.ts'

const SEDAN: FareCab = { cabClass: 'sedan', pricePaise: 140_000, perKmPaise: null }
const drop = (from: string, to: string, km: number): FareTrip => ({
  ...{ tripType: 'Drop Trip', from, to, km, hours: null, hill: false },
  ...{ pickUpDate: '2026-12-07', pickUpTime: '09:00' },
})
const outstation = (km: number, start: string, end: string, from = 'tn-chennai'): FareTrip => {
  const [pickUpDate, pickUpTime] = start.split(' ')
  const [returnDate, returnTime] = end.split(' ')
  return { ...drop(from, 'tn-madurai', km), tripType: 'Outstation', pickUpDate, pickUpTime, returnDate, returnTime }
}
const local = (hours: number, end: string, km: number): FareTrip => ({
  ...outstation(km, '2026-12-07 08:00', `2026-12-07 ${end}`),
  ...{ tripType: 'Local Trip', hours },
})

const DROP_A = { rates: [rate('Drop Trip', { perKm: 13, allowance: allowance('trip', 300) })] }
const CHENNAI_MADURAI = drop('tn-chennai', 'tn-madurai', 460)
const PER_DAY = { perKm: 13, distance: 'there and back' as const, minKmPerDay: 250, allowance: allowance('day', 400) }

type Example = [name: string, trip: FareTrip, tariff: Partial<TariffInput>, total: number, advance?: number]

test.each<Example>([
  ['A: a drop', CHENNAI_MADURAI, DROP_A, 6280],
  [
    'B: a drop in an SUV',
    CHENNAI_MADURAI,
    { rates: [rate('Drop Trip', { perKm: 18, allowance: allowance('trip', 400) })] },
    8680,
  ],
  ['C: to another state', drop('tn-chennai', 'ka-bengaluru-urban', 350), DROP_A, 4850],
  [
    'D: a short drop',
    drop('tn-tiruchirappalli', 'tn-madurai', 135),
    { rates: [rate('Drop Trip', { perKm: 15, allowance: allowance('trip', 400) })] },
    2425,
  ],
  [
    'E: below the minimum',
    drop('tn-chennai', 'tn-vellore', 80),
    { rates: [rate('Drop Trip', { perKm: 16, minKm: 130 })] },
    2080,
  ],
  [
    'F: three days from Bengaluru, with GST',
    outstation(410, '2026-12-07 06:00', '2026-12-09 20:00', 'ka-bengaluru-urban'),
    {
      rates: [rate('Outstation', { ...PER_DAY, minKmPerDayFrom: { 'ka-bengaluru-urban': 300 } })],
      gst: { percent: 5 },
    },
    13_545,
  ],
  [
    'G: more km than a day allows',
    outstation(650, '2026-12-07 04:00', '2026-12-07 23:00'),
    { rates: [rate('Outstation', { ...PER_DAY, maxKmPerDay: 600 })] },
    18_100,
  ],
  [
    'H: over midnight',
    outstation(90, '2026-12-04 23:00', '2026-12-05 02:00'),
    { rates: [rate('Outstation', PER_DAY)], surcharges: { night: { amount: 300 } } },
    7600,
    1900,
  ],
  [
    'I: a local package and more',
    local(8, '17:20', 96),
    {
      localPackages: [
        { cabClass: 'sedan', hours: 8, km: 80, price: 2200, extraHour: 200, extraKm: 16, overrun: 'cheaper' },
        { cabClass: 'sedan', hours: 10, km: 100, price: 3050, extraHour: 200, extraKm: 16 },
      ],
    },
    2856,
  ],
  [
    'J: beyond the grace, the next package',
    local(5, '15:30', 50),
    {
      localPackages: [
        { cabClass: '*', hours: 5, km: 50, price: 1300, graceMinutes: 120, overrun: 'next package' },
        { cabClass: '*', hours: 10, km: 100, price: 2600 },
      ],
    },
    2600,
  ],
  [
    'K: uphill',
    { ...drop('tn-coimbatore', 'tn-ooty', 76), hill: true },
    {
      rates: [rate('Drop Trip', { perKm: 14, minKm: 130, allowance: allowance('trip', 400) })],
      surcharges: { hill: { amount: 300 } },
    },
    2520,
  ],
  [
    'L: tolls, GST and rounding',
    CHENNAI_MADURAI,
    {
      ...DROP_A,
      ...{ roundTo: 1, advancePercent: 25, gst: { percent: 5 } },
      passedOn: [{ kind: 'toll', basis: 'estimated', taxable: true, amount: 665 }],
    },
    7292,
    1823,
  ],
  [
    'M: the tariff of a new database',
    CHENNAI_MADURAI,
    { rates: [rate('Drop Trip', { perKm: 35, plusCabPrice: true })] },
    17_500,
  ],
])('%s', (_name, trip, parts, total, advance) => {
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

test('inside the state of the supplier GST is CGST, rounded down, and SGST', () => {
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

test('no rate, no fare', () => {
  expect(fareOf(CHENNAI_MADURAI, SEDAN, tariffOf({}))).toBeNull()
  expect(fareOf(CHENNAI_MADURAI, SEDAN, tariffOf({ rates: [rate('Drop Trip', { perKm: 'cab' })] }))).toBeNull()
})
