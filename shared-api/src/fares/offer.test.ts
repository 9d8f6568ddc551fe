import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type FareCab, type FareTrip, fareOf, measuredTrip, offerIn } from './index.ts'
import { allowance, rate, tariffOf } from './testing/tariffs.ts'

const TRIP: FareTrip = {
  ...{ tripType: 'Drop Trip', from: 'tn-madurai', to: 'tn-chennai', km: 400, hours: null, hill: false },
  ...{ pickUpDate: '2026-11-07', pickUpTime: '10:00' },
}
const SEDAN: FareCab = { cabClass: 'sedan', pricePaise: 0, perKmPaise: null }
const TARIFF = tariffOf({
  rates: [rate('Drop Trip', { perKm: 14, minKm: 130, allowance: allowance('trip', 400) })],
  seasons: [{ from: '2026-11-05', to: '2026-11-10', percent: 10 }],
  gst: { percent: 5, state: 'TN' },
})
const OFFER = { percent: 2500, classes: ['sedan' as const] }
const linesOf = (trip: FareTrip, cab = SEDAN) =>
  fareOf(trip, cab, TARIFF)?.lines.map(({ code, amount }) => [code, amount / 100])

it('takes its percent off km and season, not off the allowance, before tax', () => {
  const fare = fareOf({ ...TRIP, offer: OFFER }, SEDAN, TARIFF)
  expect(fare?.lines.map(({ code, amount }) => [code, amount / 100])).toEqual([
    ...[
      ['distance', 5600],
      ['allowance', 400],
      ['season', 560],
    ],
    ...[
      ['return', -1540],
      ['cgst', 125.5],
      ['sgst', 125.5],
    ],
  ])
  expect(fare?.lines[3]).toMatchObject({ quantity: -25, unit: 'percent', origin: 'offer', taxable: true })
})

it('is for a Drop Trip with a cab of its classes alone, and never goes below the least charge', () => {
  const plain = linesOf(TRIP)
  expect(linesOf({ ...TRIP, offer: OFFER }, { ...SEDAN, cabClass: 'suv' })).toEqual(plain)
  expect(linesOf({ ...TRIP, offer: OFFER }, { ...SEDAN, cabClass: null })).toEqual(linesOf(TRIP))
  const short = { ...TRIP, km: 173 }
  expect(linesOf({ ...short, offer: OFFER })).toEqual(linesOf(short))
  expect(linesOf({ ...TRIP, km: 174, offer: OFFER })).toContainEqual(['return', expect.any(Number)])
})

it('stays in the final bill by its lines, also of a trip that was shorter', () => {
  const { lines = [] } = fareOf({ ...TRIP, offer: OFFER }, SEDAN, TARIFF) ?? {}
  const drive = { km: 150, start: '2026-11-07T10:00', end: '2026-11-07T14:00', waitingMinutes: 0 }
  const billed = { ...measuredTrip(TRIP, drive), offer: offerIn(lines, 'sedan') }
  expect(offerIn(lines, 'sedan')).toEqual(OFFER)
  expect(linesOf(billed)).toContainEqual(['return', -(2100 + 210) / 4])
})

it('never makes a trip dearer, and never takes more than its percent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 0, max: 50 }), (km, percent) => {
      const total = (offer?: FareTrip['offer']) => fareOf({ ...TRIP, km, offer }, SEDAN, TARIFF)?.total ?? 0
      const [usual, less] = [total(), total({ ...OFFER, percent: percent * 100 })]
      expect(less).toBeLessThanOrEqual(usual)
      expect(less).toBeGreaterThanOrEqual((usual * (100 - percent)) / 100 - 100)
    }),
  )
})
