import type { SettingsInput, TariffInput } from 'shared-api/contract'
import { dayFromToday } from '../harness/days.ts'

export const COMPANY = 'Vaigai Cabs and Tours'
export const PREFIX = 'VC'

const MAP = 'https://www.openstreetmap.org/'

/** A firm in Madurai with a second base in Kochi, as its owner sets it. */
export const SETTINGS: SettingsInput = {
  name: COMPANY,
  legalName: 'Vaigai Cabs and Tours, a partnership of R. Meenakshi and S. Thomas',
  phones: ['+914522345678', '+919344012345', '+914842345678'],
  email: 'desk@vaigai.example',
  address: {
    ...{ street: '14 West Veli Street; Kochi: 3 Marine Drive', city: 'Madurai', state: 'Tamil Nadu' },
    ...{ postalCode: '625001', country: 'India' },
  },
  location: { lat: 9.9195, lon: 78.1193 },
  map: { embed: `${MAP}export/embed.html?bbox=78.1,9.9,78.14,9.94`, link: `${MAP}?mlat=9.9195&mlon=78.1193` },
  links: { whatsapp: 'https://wa.me/919344012345' },
  foundedYear: 2009,
  officeHours: { from: '06:00', to: '22:00' },
  holidays: [
    { day: dayFromToday(5), name: 'Karthigai Deepam' },
    { day: dayFromToday(50), name: 'Pongal' },
  ],
  base: 'tn-madurai',
  returnPercent: 25,
  leadMinutes: 120,
  confirmWithinMinutes: 45,
  advanceConfirms: true,
  driverLanguage: 'ta',
  mailTo: { bookings: 'bookings@vaigai.example', notices: 'owner@vaigai.example' },
  upi: 'vaigai.cabs@examplebank',
  gst: { gstin: '33AAKFV4821M1ZU', prefix: PREFIX, note: 'Subject to the courts of Madurai.' },
  bank: {
    ...{ holder: COMPANY, bank: 'Example Bank, West Veli Street' },
    ...{ account: '003812345678', ifsc: 'EXMP0000381' },
  },
  colours: { brand: '#7a1f3d', brandDark: '#f2a7bd', accent: '#f5b301' },
}

type Rate = NonNullable<TariffInput['rates']>[number]

const stepsOf = (amount: number, far: number) => [
  { aboveKm: 0, amount },
  { aboveKm: 400, amount: far },
]

/** One way and there and back of a class. */
const ratesOf = (
  cabClass: Rate['cabClass'],
  [oneWay, back]: [number, number],
  [bata, far]: [number, number],
): Rate[] => [
  {
    ...{ tripType: 'Drop Trip', cabClass, perKm: oneWay, minKm: 130 },
    allowance: { per: 'trip', steps: stepsOf(bata, far) },
  },
  {
    ...{ tripType: 'Outstation', cabClass, perKm: back, distance: 'there and back' },
    ...{ minKmPerDay: 250, minKmPerDayFrom: { 'ka-bengaluru-urban': 300 }, maxKmPerDay: 600 },
    allowance: { per: 'day', steps: stepsOf(bata, far) },
  },
]

type Local = NonNullable<TariffInput['localPackages']>[number]

const localOf = (cabClass: Local['cabClass'], prices: number[], extraHour: number, extraKm: number): Local[] =>
  [4, 8, 10, 12].map((hours, at) => ({
    ...{ cabClass, hours, km: hours * 10, price: prices[at] ?? 0, extraHour, extraKm },
    ...{ graceMinutes: 15, overrun: 'cheaper' },
  }))

const CANCELLATION: TariffInput['cancellation'] = {
  steps: [
    { hoursBefore: 24, percent: 0 },
    { hoursBefore: 4, percent: 25, atLeast: 300 },
    { hoursBefore: 0, percent: 50 },
  ],
  ...{ noShowPercent: 100, freeChangesUntilHours: 4 },
}

/** The year of today, in India. */
const YEAR = dayFromToday(0).slice(0, 4)

/** The tariff in force: per km and day, with all surcharges, tax on top, a dearer season and a cheaper one. */
export const TARIFF: TariffInput = {
  ...{ name: 'Vaigai, from this autumn', roundTo: 1, advancePercent: 25 },
  rates: [
    ...ratesOf('hatchback', [13, 12], [400, 600]),
    ...ratesOf('sedan', [14, 13], [400, 600]),
    ...ratesOf('suv', [19, 18], [400, 600]),
    ...ratesOf('muv', [20, 18.5], [400, 600]),
    ...ratesOf('premium-muv', [23.5, 22], [500, 700]),
    ...ratesOf('tempo-traveller', [26, 24], [600, 800]).slice(1),
  ],
  localPackages: [
    ...localOf('hatchback', [1250, 2100, 2600, 3200], 200, 13),
    ...localOf('sedan', [1350, 2300, 2800, 3400], 200, 14),
    ...localOf('suv', [2000, 3200, 3800, 4600], 250, 19),
    ...localOf('muv', [2200, 3400, 4000, 4700], 350, 20),
    ...localOf('premium-muv', [2800, 4500, 5200, 6000], 450, 23.5),
  ],
  surcharges: {
    night: { amount: 300 },
    hill: { amount: 300, byClass: { 'premium-muv': 500, 'tempo-traveller': 500 } },
    waiting: { freeMinutes: 30, perHour: 120 },
    extraStop: { amount: 100 },
  },
  passedOn: [
    { kind: 'toll', basis: 'at actuals', taxable: true },
    { kind: 'parking', basis: 'at actuals' },
    { kind: 'permit', basis: 'estimated', byState: { KA: 850, AP: 900, KL: 750 } },
  ],
  gst: { percent: 5, included: false, state: 'TN', sac: { 'Drop Trip': '996412', Outstation: '996412' } },
  seasons: [
    { from: dayFromToday(-22), to: dayFromToday(-17), percent: 15 },
    { from: `${YEAR}-07-01`, to: `${YEAR}-07-31`, percent: -10 },
  ],
  cancellation: CANCELLATION,
}

/** The tariff before it. */
export const OLDER_TARIFF: TariffInput = {
  ...TARIFF,
  name: 'Vaigai, until this autumn',
  advancePercent: 20,
  rates: (TARIFF.rates ?? []).map((rate) => ({ ...rate, perKm: Number(rate.perKm) - 1 })),
  seasons: [],
}
