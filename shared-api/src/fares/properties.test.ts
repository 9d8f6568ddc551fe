import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CAB_CLASSES } from '../contract/cab-classes.ts'
import { dayAfter } from '../india/index.ts'
import { type FareCab, type FareTrip, fareOf, type Tariff } from './index.ts'
import { allowance, rate, tariffOf } from './testing/tariffs.ts'

const RUNS = process.env.NIGHTLY ? 10_000 : 2000

const money = fc.integer({ min: 0, max: 500_000 }).map((paise) => paise / 100)
const tariff: fc.Arbitrary<Tariff> = fc
  .record({
    perKm: money,
    minKm: fc.integer({ min: 0, max: 400 }),
    perDay: fc.integer({ min: 0, max: 400 }),
    steps: fc.tuple(money, money).map(([a, b]) => (a < b ? [a, b] : [b, a]) as [number, number]),
    local: fc.tuple(money, money, money),
    overrun: fc.constantFrom('extras' as const, 'next package' as const, 'cheaper' as const),
    grace: fc.integer({ min: 0, max: 120 }),
    night: money,
    gst: fc.constantFrom(0, 5, 18),
    roundTo: fc.constantFrom(0, 1, 10),
    season: fc.integer({ min: -50, max: 200 }),
    back: fc.boolean(),
  })
  .map(({ perKm, minKm, perDay, steps, local, overrun, grace, night, gst, roundTo, season, back }) => {
    const parts = { perKm, minKm, minKmPerDay: perDay, maxKmPerDay: 600, plusCabPrice: true }
    const [small, large] = steps
    const [price, extraHour, extraKm] = local
    const packageOf = (hours: number, km: number, price: number) => ({
      ...{ cabClass: '*', hours, km, price, extraHour, extraKm, graceMinutes: grace, overrun },
    })
    return tariffOf({
      ...{ roundTo, advancePercent: 25, gst: { percent: gst, state: 'TN' } },
      rates: [
        rate('Drop Trip', {
          ...parts,
          allowance: {
            per: 'trip',
            steps: [
              { aboveKm: 0, amount: small },
              { aboveKm: 400, amount: large },
            ],
          },
        }),
        rate('Outstation', {
          ...parts,
          distance: back ? 'there and back' : 'entered',
          allowance: allowance('day', small),
        }),
      ],
      // Each further package costs at least what the hours beyond the one before cost.
      localPackages: [packageOf(4, 40, price), packageOf(8, 80, price + 1000), packageOf(12, 120, price + 2000)],
      surcharges: { night: { amount: night }, hill: { amount: 300 }, waiting: { freeMinutes: 30, perHour: 120 } },
      passedOn: [{ kind: 'toll', basis: 'estimated', amount: 665, taxable: true }],
      seasons: [{ from: '2026-12-10', to: '2026-12-20', percent: season }],
    })
  })

const DAY = '2026-12-01'
const time = fc.integer({ min: 0, max: 1439 }).map((minute) => {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
})
const trip: fc.Arbitrary<FareTrip> = fc
  .record({
    tripType: fc.constantFrom('Outstation' as const, 'Local Trip' as const, 'Drop Trip' as const),
    from: fc.constantFrom('tn-chennai', 'ka-mysuru'),
    to: fc.constantFrom('tn-madurai', 'kl-wayanad'),
    km: fc.integer({ min: 10, max: 20_000 }).map((tenths) => tenths / 10),
    hours: fc.constantFrom(4, 8, 12),
    hill: fc.boolean(),
    waitingMinutes: fc.integer({ min: 0, max: 600 }),
    first: fc.integer({ min: 0, max: 30 }),
    days: fc.integer({ min: 1, max: 5 }),
    pickUpTime: time,
    returnTime: time,
  })
  .map(({ first, days, ...rest }) => ({
    ...rest,
    hours: rest.tripType === 'Local Trip' ? rest.hours : null,
    pickUpDate: dayAfter(DAY, first),
    returnDate: rest.tripType === 'Drop Trip' ? null : dayAfter(DAY, first + days),
    returnTime: rest.tripType === 'Drop Trip' ? null : rest.returnTime,
  }))
const cab: fc.Arbitrary<FareCab> = fc.record({
  cabClass: fc.constantFrom(...CAB_CLASSES),
  pricePaise: fc.integer({ min: 0, max: 1_000_000 }),
  perKmPaise: fc.constant(null),
})

const totalOf = (trip: FareTrip, cab: FareCab, tariff: Tariff) => fareOf(trip, cab, tariff)?.total ?? Number.NaN
const check = (holds: (trip: FareTrip, cab: FareCab, tariff: Tariff) => void) =>
  fc.assert(fc.property(trip, cab, tariff, holds), { numRuns: RUNS })

test('the total is the sum of the lines, in whole paise of plain quantities, and the advance whole rupees', () => {
  check((trip, cab, tariff) => {
    const fare = fareOf(trip, cab, tariff)
    const sum = fare?.lines.reduce((all, { amount }) => all + amount, 0)
    expect(fare?.total).toBe(sum)
    expect(Number.isInteger(sum)).toBe(true)
    expect((fare?.advance ?? 0) % 100).toBe(0)
    expect(fare?.lines.map(({ quantity }) => quantity).find((one) => one !== Number(one.toFixed(2)))).toBeUndefined()
  })
})

test('more km never cost less', () => {
  check((trip, cab, tariff) => {
    const longer = { ...trip, km: (trip.km ?? 0) + 1 + ((trip.km ?? 0) % 300) }
    expect(totalOf(longer, cab, tariff)).toBeGreaterThanOrEqual(totalOf(trip, cab, tariff))
  })
})

test('more days never cost less', () => {
  check((trip, cab, tariff) => {
    if (!trip.returnDate) return
    const longer = { ...trip, returnDate: dayAfter(trip.returnDate, 1) }
    expect(totalOf(longer, cab, tariff)).toBeGreaterThanOrEqual(totalOf(trip, cab, tariff))
  })
})

test('more hours never cost less: of a local trip that is booked, and one that was driven', () => {
  check((trip, cab, tariff) => {
    const hours = 1 + (Math.round(trip.km ?? 0) % 71)
    const booked: FareTrip = { ...trip, tripType: 'Local Trip', km: null, hours, returnDate: null, returnTime: null }
    expect(totalOf({ ...booked, hours: hours + 1 }, cab, tariff)).toBeGreaterThanOrEqual(totalOf(booked, cab, tariff))
    const driven: FareTrip = { ...trip, tripType: 'Local Trip', returnDate: trip.pickUpDate ?? null, measured: true }
    const [until, later] = [trip.pickUpTime ?? '', trip.returnTime ?? '23:59'].sort()
    const total = (returnTime: string | undefined) =>
      totalOf({ ...driven, returnTime: returnTime ?? null }, cab, tariff)
    expect(total(later)).toBeGreaterThanOrEqual(total(until))
  })
})

test('the same trip and tariff give the same fare, and nothing that is passed in changes', () => {
  check((trip, cab, tariff) => {
    const before = JSON.stringify([trip, cab, tariff])
    expect(JSON.stringify(fareOf(trip, cab, tariff))).toBe(JSON.stringify(fareOf(trip, cab, tariff)))
    expect(JSON.stringify([trip, cab, tariff])).toBe(before)
  })
})
