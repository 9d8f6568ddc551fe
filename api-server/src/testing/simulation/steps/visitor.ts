import { dayAfter, istDay } from 'shared-api/india'
import { markOf } from '../checks/leaks.ts'
import type { Reader, Trip, World } from '../world.ts'
import { kindsOf, often, reading } from './kinds.ts'

export const ANYONE: Reader = { rank: 'anyone', knows: [] }
const WAYS = [
  ['tn-madurai', 'tn-rameswaram', 174],
  ['tn-madurai', 'ka-bengaluru-urban', 436],
  ['ap-tirupati', 'tn-chennai', 138],
  ['tn-madurai', 'tn-chennai', 462],
  ['kl-ernakulam', 'kl-thrissur', 80],
] as const
const LANGUAGES = ['en', 'ta', 'ml', 'hi', 'te', 'kn'] as const
const TIMES = ['05:30', '09:00', '13:15', '18:45', '22:30'] as const

/** Whoever makes a request with this number: a name that is known for one, a mobile and a mailbox. */
export function personOf(nth: number) {
  const mark = markOf('T', nth)
  return { mark, name: `${mark} Kumar`, mobile: `98400${10_000 + nth}`, mail: `t${nth}@traveller.example` }
}

/** The trip of a person as a form has it: from some hours to ten days ahead. */
export function tripDetails(world: World, km?: number) {
  const { chance } = world
  const [from, end, way] = chance.pick(WAYS)
  const kind = chance.pick(['Drop Trip', 'Drop Trip', 'Outstation', 'Local Trip'] as const)
  const today = istDay(world.clock.now)
  const first = dayAfter(today, chance.pick([0, 0, 0, 0, 1, 1, 2, 4, 8]))
  const isLocal = kind === 'Local Trip'
  return {
    ...{ triptype: kind, from, to: isLocal ? from : end, PickUpdate: first, pickUpTime: chance.pick(TIMES) },
    ...{ pickUpLocation: 'Railway station', NumberOfPersons: chance.between(1, 4) },
    ...(kind !== 'Drop Trip' && {
      ...{ returndate: dayAfter(first, isLocal ? 0 : chance.between(1, 2)), ReturnTime: '23:00' },
      returnLocation: 'Bus stand',
    }),
    ...(isLocal ? { LocalTripType: 'Hour-Basis', hours: 8, distance: 80 } : { distance: km ?? way }),
    selectedCab: { _id: chance.pick(world.cabs).id },
  }
}

/** The token at the end of a link; '' without one. */
export const tokenOf = (url = ''): string => url.split('/').at(-1) ?? ''

/** Keeps a trip that somebody was told of. */
export function keepTrip(world: World, booking: { _id: string; reference: string }, tripLink?: string): Trip {
  const { name: _name, ...person } = personOf(world.nth)
  const { _id: id, reference } = booking
  const trip: Trip = { madeBy: world.nth, id, reference, token: tokenOf(tripLink), ...person, bySite: true }
  world.trips.push(trip)
  return trip
}

/** Books on the site, with these km where the form's are changed. */
export async function book(world: World, km?: number) {
  const { mark, ...person } = personOf(world.nth)
  const body = {
    bookingDetails: { ...tripDetails(world, km), ...person, messagesByPhone: world.chance.happens(0.4) },
  }
  const reader: Reader = { rank: 'anyone', knows: [mark, person.mobile] }
  const headers = { 'accept-language': world.chance.pick(LANGUAGES) }
  const { status, json } = await world.post(reader, 'sendemail', body, { headers })
  if (status === 200) keepTrip(world, json.booking, json.tripLink)
}

const ask = async (world: World, more: object = {}) => {
  const { mark, name, mobile, mail } = personOf(world.nth)
  const reader: Reader = { rank: 'anyone', knows: [mark, mobile] }
  await world.post(reader, 'forms', { name, email: mail, phone: mobile, message: 'What does it cost?', ...more })
}

const READ = ['allCars', 'avaibleCars?category=Outstation', 'company', 'company/questions', 'cities', 'city-routes']
const MORE = ['holiday', 'tour/teasers', 'tariff', 'openapi.json', 'return-offers?from=tn-madurai&to=tn-chennai', 'me']

/** A stranger's requests that nobody should send. */
const JUNK: [method: 'POST' | 'GET', path: string, body?: object][] = [
  ['POST', 'sendemail', { bookingDetails: { triptype: 'Moon Trip' } }],
  ['POST', 'webhooks/razorpay', { event: 'payment.captured' }],
  ['GET', 'trip/none'],
  ['GET', 'drive/none'],
  ['GET', 'bookings'],
  ['GET', 'books/month?month=2026-11'],
  ['POST', 'login', { email: 'nobody@company.example', password: 'a guess of many' }],
  ['GET', 'bookings.csv'],
  ['POST', 'quotation/none/accept', {}],
  ['GET', 'distance?from=tn-madurai&to=xx-nowhere'],
]

/** What visitors do who have no link: they book, ask, look, and try. */
export const VISITOR = kindsOf({
  book: often(12, (world) => book(world)),
  'book with km too few': often(1, (world) => book(world, 1 + world.chance.below(30))),
  'ask by the form': often(2, (world) => ask(world)),
  'ask very often': async (world) => {
    const { mark, name, mobile } = personOf(world.nth)
    const times = Math.min(world.mailPerHour, 8) + 4
    for (let nth = 0; nth < times; nth++)
      await world.post({ rank: 'anyone', knows: [mark, mobile] }, 'forms', {
        ...{ name, email: `stranger${world.nth}-${nth}@${nth}.example`, phone: mobile, message: 'Buy this' },
      })
  },
  quote: reading(1, (world) => world.post(ANYONE, 'quote', tripDetails(world))),
  look: reading(2, (world) => world.get(ANYONE, world.chance.pick([...READ, ...MORE]))),
  distance: reading(1, (world) => {
    const [from, to] = world.chance.pick(WAYS)
    return world.get(ANYONE, `distance?from=${from}&to=${to}`)
  }),
  crawl: reading(1, async (world) => {
    // What strangers cause beyond its budget is refused for a moment.
    world.troubles += 1
    await Promise.all([...READ, ...MORE, ...READ].map((path) => world.get(ANYONE, path)))
    world.troubles -= 1
  }),
  'try what is not theirs': reading(1, async (world) => {
    const [method, path, body] = world.chance.pick(JUNK)
    const { status } = await world.call(ANYONE, method, path, { body })
    if (status === 200) throw new Error(`a stranger may ${method} ${path}`)
  }),
  'find my trip': async (world) => {
    const trip = world.chance.choose(world.trips)
    if (trip) await world.post(ANYONE, 'trip/find', { reference: trip.reference, mobile: trip.mobile })
  },
  'forgotten password': (world) => {
    const email = world.chance.happens(0.5) ? 'nobody@stranger.example' : personOf(world.nth).mail
    return world.post(ANYONE, 'account/forgotten', { email })
  },
  register: (world) => {
    const { mark, name, mail: email } = personOf(world.nth)
    const [password, confirmPassword] = ['nine lives of a cat', 'nine lives of a cat']
    return world.postOnce({ rank: 'anyone', knows: [mark] }, 'register', { name, email, password, confirmPassword })
  },
})
