import type { TariffInput } from '../../contract/tariff.ts'
import type { FareCab, FareTrip } from '../trip.ts'
import { allowance, rate } from './tariffs.ts'

/** A sedan at ₹1,400. */
export const SEDAN: FareCab = { cabClass: 'sedan', pricePaise: 140_000, perKmPaise: null }
export const drop = (from: string, to: string, km: number): FareTrip => ({
  ...{ tripType: 'Drop Trip', from, to, km, hours: null, hill: false },
  ...{ pickUpDate: '2026-12-07', pickUpTime: '09:00' },
})
export const outstation = (km: number, start: string, end: string, from = 'tn-chennai'): FareTrip => {
  const [pickUpDate, pickUpTime] = start.split(' ')
  const [returnDate, returnTime] = end.split(' ')
  return { ...drop(from, 'tn-madurai', km), tripType: 'Outstation', pickUpDate, pickUpTime, returnDate, returnTime }
}
export const local = (hours: number, end: string, km: number): FareTrip => ({
  ...outstation(km, '2026-12-07 08:00', `2026-12-07 ${end}`),
  ...{ tripType: 'Local Trip', hours },
})

export const DROP_A = { rates: [rate('Drop Trip', { perKm: 13, allowance: allowance('trip', 300) })] }
export const CHENNAI_MADURAI = drop('tn-chennai', 'tn-madurai', 460)
const PER_DAY = { perKm: 13, distance: 'there and back' as const, minKmPerDay: 250, allowance: allowance('day', 400) }

/** A trip of `SEDAN`, the parts of a tariff, and what it costs by them, in rupees; the advance is a quarter. */
export type Example = [name: string, trip: FareTrip, tariff: Partial<TariffInput>, total: number, advance?: number]

/** The worked examples of docs/product.md, Fares. */
export const EXAMPLES: Example[] = [
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
]
