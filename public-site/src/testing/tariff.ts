import type { TariffInForce } from 'shared-api/contract'

const rate = (tripType: 'Outstation' | 'Local Trip' | 'Drop Trip') => ({
  ...{ tripType, cabClass: '*' as const, perKm: 35, plusCabPrice: true, distance: 'entered' as const },
})

/** The tariff of a new database, as the API sends it: ₹35 per km and the cab's price, a quarter in advance. */
export const firstTariff: TariffInForce = {
  ...{ id: 'tariff-first', name: 'Per km and cab', roundTo: 0, advancePercent: 25 },
  rates: [rate('Outstation'), rate('Local Trip'), rate('Drop Trip')],
  ...{ localPackages: [], surcharges: {}, passedOn: [], gst: { percent: 0, included: false }, seasons: [] },
  cancellation: { steps: [], noShowPercent: 0, freeChangesUntilHours: 0 },
}

const byClass = (cabClass: 'sedan' | 'suv', perKm: number) => ({
  ...{ tripType: 'Outstation' as const, cabClass, perKm, plusCabPrice: false },
  ...{ distance: 'there and back' as const, minKmPerDay: 250 },
})

/** By the class of the cab alone: the price of a cab is no part of a fare. */
export const classTariff: TariffInForce = {
  ...firstTariff,
  ...{ id: 'tariff-classes', name: 'By class', rates: [byClass('sedan', 13), byClass('suv', 19)] },
}

const OVER = { extraHour: 200, extraKm: 14, graceMinutes: 0, overrun: 'extras' as const }

/** Prices in lines: there and back at ₹13 with an allowance and a night charge, packages by the hour, GST. */
export const linesTariff: TariffInForce = {
  ...firstTariff,
  ...{ id: 'tariff-lines', name: 'In lines', roundTo: 1 },
  rates: [
    {
      ...{ tripType: 'Outstation', cabClass: '*', perKm: 13, plusCabPrice: false, distance: 'there and back' },
      ...{ minKmPerDay: 250, allowance: { per: 'day', steps: [{ aboveKm: 0, amount: 400 }] } },
    },
  ],
  localPackages: [
    { ...{ cabClass: '*', hours: 4, km: 40, price: 1350 }, ...OVER },
    { ...{ cabClass: '*', hours: 10, km: 100, price: 2800 }, ...OVER },
  ],
  surcharges: { night: { amount: 300, from: '22:00', to: '06:00' } },
  gst: { percent: 5, included: false },
  cancellation: {
    steps: [
      { hoursBefore: 24, percent: 0 },
      { hoursBefore: 0, percent: 50 },
    ],
    noShowPercent: 100,
    freeChangesUntilHours: 4,
  },
}
