import { clock, duration, sentences } from './city-route-sentences.ts'

/** The pages of pairs of cities. */
export const cityRoute = {
  ...{ sentences, clock, duration },
  what: 'this route',
  list: {
    title: 'Routes and prices',
    lead: (count: number) =>
      `${count} routes with distance, stops and the price of each cab. For any other trip, the form shows the price.`,
    what: 'the routes',
    from: (city: string) => `From ${city}`,
    km: (km: number) => `${km} km`,
    more: 'Another trip',
  },
  title: (from: string, to: string) => `${from} to ${to} by cab`,
  head: {
    title: (from: string, to: string, price: string | null) => `${from} to ${to} Cab${price ? ` from ${price}` : ''}`,
    description: (from: string, to: string, km: number, time: string) =>
      `Cab with driver from ${from} to ${to}: ${km} km, ${time}. One-way and return prices for every class of cab.`,
  },
  breadcrumb: 'Routes',
  prices: (from: string, to: string) => `Prices from ${from} to ${to}`,
  cab: 'Cab',
  seats: (count: number) => `${count} seats`,
  oneWay: 'One way',
  roundTrip: (days: number) => (days === 1 ? 'Return, same day' : `Return, ${days} days`),
  book: (cab: string, way: string, price: string) => `Book ${cab}, ${way}: ${price}`,
  bookFrom: (price: string) => `Book from ${price}`,
  filledIn: 'Your route and cab are filled in. Add when and where.',
  inIt: (way: string, parts: string) => `${way}: ${parts}.`,
  notInIt: (costs: string) => `Not included: ${costs}.`,
  parts: {
    km: (km: number) => `${km} km`,
    cab: 'cab',
    allowance: 'driver allowance',
    night: 'night charge',
    hill: 'hill charge',
    season: 'season',
    tax: 'GST',
  },
  noPrices: 'Please call us for the price of this trip.',
  way: 'The route',
  stops: (time: string) => `Km and arrival, leaving at ${time}`,
  there: (to: string) => `Around ${to}`,
  packagesThere: 'Our packages there:',
  packagesInState: (state: string) => `Packages in ${state}:`,
  others: 'Other routes',
  back: (from: string, to: string) => `Way back: ${from} to ${to}`,
  route: (from: string, to: string) => `${from} to ${to}`,
  alsoFrom: (city: string) => `From ${city}:`,
  alsoTo: (city: string) => `To ${city}:`,
  all: 'All routes',
  gone: {
    title: 'We have no page for this route',
    text: 'Our form shows the price of a trip between any two of our cities.',
  },
  /** States beyond those that the company serves. */
  states: { PY: 'Puducherry', TS: 'Telangana' } as Record<string, string>,
  /** Names of towns that are no cities of ours, where the language has others than the API. */
  towns: {} as Record<string, string>,
}
