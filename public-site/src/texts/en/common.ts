import { contract } from 'shared-api/languages/en'

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
  offlineKept: 'What you type is kept on this device. Go on when the connection is back.',
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
    short: 'Total (approx)',
    notIncluded:
      'Not in this price: toll, parking, permits, driver allowance, and the night charge from 10 pm to 6 am. You pay 25% in advance and 75% at boarding.',
  },
  mobileHint: '10 digits, or with country code from abroad',
}

/** By hand: the browser's formatter takes longer to make than the rest of this file. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${hours < 12 ? 'am' : 'pm'}`
}
