import { cabClasses, contract, fareLines } from 'shared-api/languages/en'

const none: Record<string, string> = {}

/** What several pages say. */
export const common = {
  locale: 'en-IN',
  /** Places whose names differ from those of the API, by city id and by state code. */
  cities: none,
  states: none,
  /** '18:30' as '6:30 pm IST', which no line breaks. */
  time: (time: string) => `${clock(time)}\u00a0IST`,
  /** The words for problems of fields and of gateways. */
  contract,
  tripTypes: { Outstation: 'Out Station', 'Local Trip': 'Local Trip', 'Drop Trip': 'Drop Trip' },
  /** Trip types as the cabs are listed by them. */
  servedTrips: { Outstation: 'Outstation', 'Local Trip': 'Local Trip', 'Drop Trip': 'Drop Trip' },
  localTripTypes: { 'Hour-Basis': 'Hour-Basis', 'Day-Use': 'Day-Use' },
  cabClasses,
  categories: { Basic: 'Basic', Premium: 'Premium' },
  noPrice: 'Price not available',
  noDescription: 'No description available',
  retry: 'Retry',
  close: 'Close',
  checkFields: (count: number) => (count === 1 ? 'Please check one field' : `Please check ${count} fields`),
  loading: (what: string) => `Loading ${what}…`,
  notLoaded: (what: string) => `We could not load ${what}`,
  notLoadedWhy: 'The connection may be weak, or our server is busy.',
  offline: 'You are offline',
  offlineKept: 'What you type is kept on this device. Continue when you are back online.',
  noScript: 'This form needs JavaScript, which is off in this browser. Call us:',
  bookNow: 'Book Now',
  bookCab: 'Book a cab',
  seeCabs: 'See our cabs',
  contactUs: 'Contact us',
  moreByPhone: (count: number) => `And ${count} more: please call us.`,
  ourServices: 'Our services',
  backHome: 'Back to the home page',
  price: {
    title: 'Price summary',
    from: 'From',
    to: 'To',
    distance: 'Distance',
    km: (km: string) => `${km} km`,
    total: 'Total Price (approx)',
    exactTotal: 'Total',
    short: 'Total (approx)',
    perKm: (rate: string) => `${rate}/km`,
    perKmLeast: (rate: string, km: string) => `${rate}/km, at least ${km} km`,
    perKmDaily: (rate: string, km: string) => `${rate}/km, at least ${km} km a day`,
    oneWay: (km: string) => `${km} km, one way`,
    thereAndBack: (km: string) => `${km} km, there and back`,
    hours: (hours: string) => `${hours} hours`,
    lines: fareLines,
    ofTrip: (total: string) => `${total} for your trip`,
    noPrice: 'Please call us for a price',
    /** Costs by the codes of their lines. */
    costs: {
      toll: 'toll',
      parking: 'parking',
      permit: 'permits',
      allowance: 'driver allowance',
      night: 'the night charge from 10 pm to 6 am',
    },
    included: (costs: string) => `In this price: the cab, its driver, ${costs}.`,
    notIncluded: (costs: string) => `Not in this price: ${costs}.`,
    shares: (advance: string, rest: string) => `You pay ${advance}% in advance and ${rest}% at boarding.`,
    advance: 'In advance',
    atBoarding: 'At boarding',
    cancelled: {
      title: 'If you cancel',
      free: (hours: string) => `up to ${hours} hours before: free`,
      part: (hours: string, percent: string) =>
        hours === '0' ? `later: ${percent}% of the price` : `${hours} hours before: ${percent}% of the price`,
      noShow: (percent: string) => `if you are not at the pick-up: ${percent}%`,
      changes: (hours: string) => `You can change the trip free of charge up to ${hours} hours before it begins.`,
    },
  },
  onRequest: {
    title: 'On request',
    text: 'All of them are booked at that time. Send us your trip, and our team will tell you what is possible.',
  },
  contactBar: {
    call: 'Call',
    whatsApp: 'WhatsApp',
    /** How a message to the desk starts, before the facts of the trip. */
    about: 'I would like a cab:',
    persons: (count: string) => (count === '1' ? '1 person' : `${count} persons`),
  },
  ofThese: (count: number) => `${count} of these`,
  /** Where no mail server is set. */
  noMails: 'We send no mail at present. Please call us.',
  phone: {
    country: 'Country',
    other: 'Other',
    hint: '10 digits, or a landline with its area code',
    readBack: (number: string) => `We will call ${number}`,
    countries: {
      ...{ IN: 'India', AE: 'UAE', SA: 'Saudi Arabia', QA: 'Qatar', KW: 'Kuwait', OM: 'Oman', BH: 'Bahrain' },
      ...{ GB: 'UK', US: 'USA, Canada', SG: 'Singapore', MY: 'Malaysia', LK: 'Sri Lanka' },
      ...{ AU: 'Australia', DE: 'Germany', FR: 'France' },
    },
  },
}

/** By hand: the browser's formatter takes longer to make than the rest of this file. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${hours < 12 ? 'am' : 'pm'}`
}
