import {
  type Booking,
  type Cab,
  type Driver,
  type Enquiry,
  FOR_WHOM,
  fieldsOf,
  type Holiday,
  NO_DETAILS,
  type Settings,
  type TariffInForce,
  TRIP_TYPES,
  toWire,
  type Vehicle,
} from 'shared-api/contract'

/** A cab; by default a Dzire. */
export const cab = (part: Partial<Cab> = {}): Cab => ({
  _id: 'dzire',
  carModel: 'Dzire',
  brand: 'Maruti Suzuki',
  seats: 4,
  price: 1400,
  description: 'A smooth ride for four.',
  category: ['Outstation', 'Drop Trip'],
  imageUrl: '/uploads/dzire/640.webp',
  availability: true,
  onRide: false,
  localTripType: null,
  pricePerday: null,
  pricePerKm: null,
  cabClass: null,
  transmission: null,
  fuel: null,
  pictures: [],
  pictureTexts: [],
  visibility: 'public',
  ...part,
})

/** This many cabs: 'Model 1' at ₹100, 'Model 2' at ₹200, … */
export const cabs = (count: number): Cab[] =>
  Array.from({ length: count }, (_, at) =>
    cab({ _id: `cab-${at + 1}`, brand: 'Tata', carModel: `Model ${at + 1}`, price: 100 * (at + 1) }),
  )

/** A vehicle; by default a Dzire. */
export const vehicle = (part: Partial<Vehicle> = {}): Vehicle => ({
  ...{ id: 'v1', registration: 'TN 01 AB 1234', cabId: 'dzire', papers: [], enabled: true, note: '', base: null },
  absences: [],
  cab: { brand: 'Maruti Suzuki', carModel: 'Dzire', deleted: false },
  ...part,
})

/** A driver. */
export const driver = (part: Partial<Driver> = {}): Driver => ({
  ...{ id: 'd1', name: 'Murugan S', mobile: '+919840012345', licence: 'TN01 20110012345' },
  ...{ photo: '', papers: [], enabled: true, note: '', base: null, absences: [] },
  ...part,
})

/** A holiday package with nothing but its name. */
export const holiday = (part: Partial<Holiday> = {}): Holiday => ({
  _id: 'ooty',
  name: 'Ooty',
  slug: 'ooty',
  visibility: 'public',
  pictures: [],
  pictureTexts: [],
  ...NO_DETAILS,
  imageUrl: '/uploads/ooty/640.webp',
  services: [],
  category: [],
  pdf: null,
  ...part,
})

/** What somebody asked by the contact form. */
export const enquiry = (part: Partial<Enquiry> = {}): Enquiry => ({
  _id: 'e1',
  kind: 'contact',
  status: 'new',
  createdAt: '2026-11-20T06:30:00.000Z',
  name: 'Sita Devi',
  email: 'sita@example.com',
  phone: '+919447012347',
  message: 'Is there a cab on Sunday?',
  category: null,
  tourName: null,
  services: null,
  numberOfPersons: null,
  travelDate: null,
  visitingPlaces: null,
  note: '',
  mails: [],
  reference: 'EN-7K3M9Q',
  language: 'en',
  answers: [],
  ...part,
})

/** A Drop Trip of the Dzire from Chennai to Madurai, as the API sends it. */
export const booking = (part: Partial<Booking> = {}) => toWire(ownBooking(part))

export const ownBooking = (part: Partial<Booking>): Booking => ({
  _id: 'b1',
  reference: 'TT-PXKJ3V',
  status: 'new',
  createdAt: '2026-11-20T06:30:00.000Z',
  tripType: 'Drop Trip',
  localTripType: null,
  from: 'tn-chennai',
  to: 'tn-madurai',
  pickUpDate: '2026-12-12',
  pickUpTime: '09:30',
  pickUpLocation: 'Egmore',
  returnDate: null,
  returnTime: null,
  returnLocation: null,
  package: null,
  visitingPlaces: [],
  numberOfPersons: 2,
  cabType: null,
  distance: 462,
  fare: 1400,
  total: 17_570,
  fareLines: [
    {
      code: 'distance',
      quantity: 462,
      unit: 'km',
      rate: 35,
      amount: 16_170,
      taxable: true,
      basis: 'estimate',
      origin: 'tariff',
    },
    {
      code: 'cab',
      quantity: 1,
      unit: 'trip',
      rate: 1400,
      amount: 1400,
      taxable: true,
      basis: 'fixed',
      origin: 'tariff',
    },
  ],
  tariff: { id: 'tariff-first', name: 'Per km and cab' },
  advance: 4393,
  hours: null,
  selectedCab: {
    _id: 'dzire',
    brand: 'Maruti Suzuki',
    carModel: 'Dzire',
    seats: 4,
    price: 1400,
    pricePerKm: null,
    cabClass: null,
    imageUrl: '/uploads/dzire/640.webp',
  },
  name: 'Sita Devi',
  mobile: '+919447012347',
  mail: 'sita@example.com',
  messagesByPhone: false,
  ...fieldsOf(FOR_WHOM, () => null),
  note: '',
  mails: [],
  assignment: null,
  paid: 0,
  balance: 17_570,
  version: 1,
  ...part,
})

/** What a page of a booking reads beside it: nothing paid, no documents. */
export const NO_MONEY = {
  'GET bookings/b1/payments': { body: { payments: [], claims: [], total: 17_570, paid: 0, balance: 17_570 } },
  'GET invoices': { body: { documents: [] } },
}

/** A tariff of ₹35 per km and the cab's price. */
export const tariffParts = (part: Partial<TariffInForce> = {}): TariffInForce => ({
  ...{ id: 'tariff-first', name: 'Per km and cab', roundTo: 0, advancePercent: 25 },
  rates: TRIP_TYPES.map((tripType) => ({
    ...{ tripType, cabClass: '*', perKm: 35, plusCabPrice: true, distance: 'entered' },
  })),
  ...{ localPackages: [], surcharges: {}, passedOn: [], gst: { percent: 0, included: false }, seasons: [] },
  cancellation: { steps: [], noShowPercent: 0, freeChangesUntilHours: 0 },
  ...part,
})

/** Settings of a company as they are stored. */
export const SETTINGS: Settings = {
  ...{
    name: 'Vaigai Travels',
    legalName: 'Vaigai Travels Ltd',
    phones: ['+919840012345'],
    email: 'desk@vaigai.example',
  },
  address: {
    street: '12 West Masi Street',
    city: 'Madurai',
    state: 'Tamil Nadu',
    postalCode: '625001',
    country: 'India',
  },
  location: { lat: 9.9, lon: 78.1 },
  map: { embed: 'https://www.openstreetmap.org/export', link: 'https://www.openstreetmap.org/' },
  ...{
    links: {},
    foundedYear: 1998,
    holidays: [],
    leadMinutes: 60,
    confirmWithinMinutes: 120,
    graceMinutes: 30,
    base: 'tn-madurai',
    waitHours: 12,
    returnPercent: 0,
    advanceConfirms: false,
    upiMerchant: false,
    licences: [],
  },
  ...{
    noGstin: false,
    mailRequired: true,
    mapLoads: 'on sight',
    driverLanguage: 'en',
    driversCollect: true,
    mailTo: {},
    about: {},
    terms: {},
    privacy: {},
    questions: {},
  },
}
