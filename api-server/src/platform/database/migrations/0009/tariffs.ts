const TRIP_TYPES = ['Outstation', 'Local Trip', 'Drop Trip']

/** ₹35 per km of the entered distance and the cab's price, for every trip and class. Amounts in paise, percentages in basis points. */
const FIRST = {
  name: 'Per km and cab',
  roundTo: 0,
  advancePercent: 2500,
  rates: TRIP_TYPES.map((tripType) => ({
    ...{ tripType, cabClass: '*', perKm: 3500, plusCabPrice: true, distance: 'entered' },
  })),
  localPackages: [],
  surcharges: {},
  passedOn: [],
  gst: { percent: 0, included: false },
  seasons: [],
  cancellation: { steps: [], noShowPercent: 0, freeChangesUntilHours: 0 },
}

/** By class: one way per km, there and back per km, and by which rate the local packages go. */
const CLASSES: [cabClass: string, oneWay: number | null, back: number, local: string | null][] = [
  ['hatchback', 1400, 1300, 'sedan'],
  ['sedan', 1400, 1300, 'sedan'],
  ['suv', 1900, 1800, 'suv'],
  ['muv', 2000, 1850, 'innova'],
  ['premium-muv', 2350, 2200, 'crysta'],
  ['tempo-traveller', null, 2500, null],
  ['minibus', null, 2600, null],
]
const LARGE = ['premium-muv', 'tempo-traveller', 'minibus']

const HOURS = [
  [4, 40],
  [8, 80],
  [10, 100],
  [12, 120],
] as const
/** Prices of the packages, the extra hour, and the extra km, in rupees. */
const LOCAL: Record<string, { prices: number[]; extraHour: number; extraKm: number }> = {
  sedan: { prices: [1350, 2300, 2800, 3400], extraHour: 200, extraKm: 14 },
  suv: { prices: [2000, 3200, 3800, 4600], extraHour: 250, extraKm: 19 },
  innova: { prices: [2200, 3400, 4000, 4700], extraHour: 350, extraKm: 20 },
  crysta: { prices: [2800, 4500, 5200, 6000], extraHour: 450, extraKm: 23.5 },
}

const allowance = (cabClass: string, per: string) => {
  const more = LARGE.includes(cabClass) ? 20_000 : 0
  return {
    per,
    steps: [
      { aboveKm: 0, amount: 40_000 + more },
      { aboveKm: 400, amount: 60_000 + more },
    ],
  }
}

const largeCosts = (amount: number) => Object.fromEntries(LARGE.map((cabClass) => [cabClass, amount]))

/** What operators of southern India charge in 2026; the desk replaces it by its own. */
const TYPICAL = {
  name: 'Typical, South India 2026',
  roundTo: 100,
  advancePercent: 2500,
  rates: CLASSES.flatMap(([cabClass, oneWay, back]) => [
    {
      ...{ tripType: 'Outstation', cabClass, perKm: back, plusCabPrice: false, distance: 'there and back' },
      ...{ minKmPerDay: 250, minKmPerDayFrom: { 'ka-bengaluru-urban': 300 }, maxKmPerDay: 600 },
      allowance: allowance(cabClass, 'day'),
    },
    ...(oneWay === null
      ? []
      : [
          {
            ...{ tripType: 'Drop Trip', cabClass, perKm: oneWay, plusCabPrice: false, distance: 'entered', minKm: 130 },
            allowance: allowance(cabClass, 'trip'),
          },
        ]),
  ]),
  localPackages: CLASSES.flatMap(([cabClass, , , local]) => {
    const { prices, extraHour, extraKm } = LOCAL[local ?? ''] ?? { prices: [], extraHour: 0, extraKm: 0 }
    return prices.map((price, at) => ({
      ...{ cabClass, hours: HOURS[at]?.[0], km: HOURS[at]?.[1], price: price * 100, extraHour: extraHour * 100 },
      ...{ extraKm: extraKm * 100, graceMinutes: 0, overrun: 'cheaper' },
    }))
  }),
  surcharges: {
    night: { amount: 30_000, from: '22:00', to: '06:00' },
    hill: { amount: 30_000, byClass: largeCosts(50_000) },
    waiting: { freeMinutes: 30, perHour: 12_000 },
  },
  passedOn: ['toll', 'parking', 'permit'].map((kind) => ({ kind, basis: 'at actuals', taxable: false })),
  gst: { percent: 500, included: false },
  seasons: [],
  cancellation: {
    steps: [
      { hoursBefore: 24, percent: 0 },
      { hoursBefore: 4, percent: 2500 },
      { hoursBefore: 0, percent: 5000 },
    ],
    noShowPercent: 10_000,
    freeChangesUntilHours: 4,
  },
}

/** The tariffs that every database begins with: the first is in force, the second lies ready. */
export const firstTariffs = [
  { id: 'tariff-first', validFrom: '2000-01-01', ...FIRST },
  { id: 'tariff-typical', validFrom: null, ...TYPICAL },
]
