import { bareCode } from 'shared-api/contract'
import type { Reader, Trip, World } from '../world.ts'
import { type Act, kindsOf, often, reading, withProvider } from './kinds.ts'

/** What a traveller reads: of themselves, and of the drivers that the trip ever had. */
export function travellerOf({ drivers: all, drove }: World, trip: Trip): Reader {
  const drivers = all.filter(({ id }) => drove.get(trip.id)?.has(id))
  const knows = [trip.mark, trip.mobile, ...drivers.flatMap(({ mark, mobile }) => [mark, mobile])]
  return { rank: 'traveller', knows }
}

/** A number of a bank, as people write it; some come twice. */
export function bankNumber({ chance, nth }: World): string {
  const number = `UTR${4_000_000_000 + (chance.happens(0.5) ? chance.below(12) : 100 + nth)}`
  return chance.pick([number, number.replace('UTR', 'utr '), number.replace('UTR', 'UTR-'), `${number}/`])
}

/** Does something with one of the trips, as its traveller. */
const withTrip =
  (act: (world: World, trip: Trip, reader: Reader) => Promise<unknown>): Act =>
  async (world) => {
    const trip = world.chance.choose(world.trips.slice(-25))
    if (trip?.token) await act(world, trip, travellerOf(world, trip))
  }

/** What the provider says by itself: mostly once, sometimes twice; of a payment that we look up ourselves sometimes never. */
export function report(world: World, hook: { payload: string; headers: Record<string, string> }, least = 1) {
  for (let times = Math.max(least, world.chance.pick([0, 1, 1, 1, 2])); times > 0; times--)
    world.hooks.push({ madeBy: world.nth + times / 10, ...hook })
}

async function pay(world: World, trip: Trip, reader: Reader) {
  const { chance, services } = world
  const asked = await world.post(reader, `trip/${trip.token}/orders`)
  if (asked.status !== 200) return
  const { orderId, amountPaise } = asked.json
  world.orders.push({ madeBy: world.nth, id: orderId, trip })
  if (chance.happens(0.15)) return
  // Some banks send another sum.
  const amount = chance.happens(0.08) ? amountPaise - 100 : amountPaise
  const payment = services.provider.pay(orderId, amount)
  world.paid.push({ madeBy: world.nth, trip, payment })
  report(world, services.provider.webhook('payment.captured', payment), 0)
  if (chance.happens(0.6))
    await world.post(reader, `trip/${trip.token}/orders/${orderId}`, services.provider.callback(payment))
}

async function claim(world: World, trip: Trip, reader: Reader) {
  const reference = bankNumber(world)
  const { status, json } = await world.post(reader, `trip/${trip.token}/payments`, {
    ...{ amount: world.chance.between(100, 4000), reference },
  })
  const numbers = (json?.claims ?? []).map((one: { reference: string }) => bareCode(one.reference))
  if (status === 200 && !numbers.includes(bareCode(reference))) throw new Error(`the claim ${reference} is not there`)
}

/** Keeps the trip that an offer has become, once. */
async function keepAccepted(world: World, { madeBy, mark, mobile }: World['offers'][number], booking: Accepted) {
  const { reference, tripLink } = booking
  if (world.trips.some((trip) => trip.reference === reference)) return
  const query = world.app.database.db.selectFrom('bookings').select(['id', 'mail']).where('reference', '=', reference)
  const { id, mail } = await query.executeTakeFirstOrThrow()
  const token = tripLink.split('/').at(-1) ?? ''
  world.trips.push({ madeBy, id, reference, token, mark, mobile, mail, bySite: false })
}
type Accepted = { reference: string; tripLink: string }

const LOOKS = ['', '/payments', '/calendar', '/upi']

/** What travellers do by their links. */
export const TRAVELLER = kindsOf({
  'open the trip': reading(
    6,
    withTrip((world, { token }, reader) => world.get(reader, `trip/${token}${world.chance.pick(LOOKS)}`)),
  ),
  'pay online': withProvider(8, withTrip(pay)),
  'press pay often': often(
    1,
    withTrip((world, { token }, reader) =>
      Promise.all(Array.from({ length: 3 }, () => world.postOnce(reader, `trip/${token}/orders`))),
    ),
    { provider: true, reads: true },
  ),
  'say that it is paid': often(3, withTrip(claim)),
  'ask for a change': often(
    5,
    withTrip(({ post, chance }, { token }, reader) =>
      post(reader, `trip/${token}/change`, { message: `An hour later, at ${chance.between(6, 20)}, please` }),
    ),
  ),
  'cancel the trip': often(
    2,
    withTrip((world, { token }, reader) => world.post(reader, `trip/${token}/cancel`, { reason: 'Ill' })),
  ),
  'messages by phone or not': withTrip((world, { token }, reader) =>
    world.post(reader, `trip/${token}/messages-by-phone`, { wanted: world.chance.happens(0.5) }),
  ),
  'read a paper': reading(2, async (world) => {
    const paper = world.chance.choose(world.papers)
    if (!paper?.trip?.token) return
    const reader = travellerOf(world, paper.trip)
    const { status } = await world.get(reader, `trip/${paper.trip.token}/invoices/${paper.number}.pdf`)
    if (status !== 200) throw new Error(`${paper.number} answers its traveller with ${status}`)
  }),
  'accept an offer': often(2, async (world) => {
    const offer = world.chance.choose(world.offers)
    if (!offer) return
    const { token, mark, mobile } = offer
    const { status, json } = await world.post({ rank: 'traveller', knows: [mark, mobile] }, `quotation/${token}/accept`)
    if (status === 200) await keepAccepted(world, offer, json.booking)
  }),
})
