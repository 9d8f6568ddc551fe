import { bareCode } from 'shared-api/contract'
import type { Reader, Trip, World } from '../world.ts'
import { type Kind, kindsOf, often, reading } from './kinds.ts'
import { tokenOf } from './visitor.ts'

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

type ByLink = (world: World, trip: Trip, reader: Reader) => Promise<unknown>

/** Does something with one of the trips, as its traveller. */
const byLink = (weight: number, act: ByLink, more?: Partial<Kind>) =>
  often(
    weight,
    async (world) => {
      const trip = world.chance.choose(world.trips.slice(-25))
      if (trip?.token) await act(world, trip, travellerOf(world, trip))
    },
    more,
  )

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
  if (services.provider.isPaid(orderId) || chance.happens(0.15)) return
  // Some banks send another sum.
  const amount = chance.happens(0.08) ? amountPaise - 100 : amountPaise
  const payment = services.provider.pay(orderId, amount)
  world.paid.push({ madeBy: world.nth, trip, payment })
  report(world, services.provider.webhook('payment.captured', payment), 0)
  if (chance.happens(0.6))
    await world.post(reader, `trip/${trip.token}/orders/${orderId}`, services.provider.callback(payment))
}

const pressOften: ByLink = ({ postOnce }, { token }, reader) =>
  Promise.all([1, 2, 3].map(() => postOnce(reader, `trip/${token}/orders`)))

async function claim(world: World, trip: Trip, reader: Reader) {
  const reference = bankNumber(world)
  const { status, json } = await world.post(reader, `trip/${trip.token}/payments`, {
    ...{ amount: world.chance.between(100, 4000), reference },
  })
  const numbers = (json?.claims ?? []).map((one: { reference: string }) => bareCode(one.reference))
  if (status === 200 && !numbers.includes(bareCode(reference))) throw new Error(`the claim ${reference} is not there`)
}

/** Accepts an offer, and keeps the trip that it becomes, once. */
async function accept(world: World) {
  const offer = world.chance.choose(world.offers)
  if (!offer) return
  const { token, mark, mobile, madeBy } = offer
  const reader: Reader = { rank: 'traveller', knows: [mark, mobile] }
  const { status, json } = await world.post(reader, `quotation/${token}/accept`)
  const { reference, tripLink } = json?.booking ?? {}
  if (status !== 200 || world.trips.some((trip) => trip.reference === reference)) return
  const query = world.app.database.db.selectFrom('bookings').select(['id', 'mail']).where('reference', '=', reference)
  const { id, mail } = await query.executeTakeFirstOrThrow()
  world.trips.push({ madeBy, id, reference, token: tokenOf(tripLink), mark, mobile, mail, bySite: false })
}

async function readPaper(world: World) {
  const paper = world.chance.choose(world.papers)
  if (!paper?.trip?.token || world.erased.has(paper.trip.mail)) return
  const reader = travellerOf(world, paper.trip)
  const { status } = await world.get(reader, `trip/${paper.trip.token}/invoices/${paper.number}.pdf`)
  if (status !== 200) throw new Error(`${paper.number} answers its traveller with ${status}`)
}

const LOOKS = ['', '/payments', '/calendar', '/upi']

/** What travellers do by their links. */
export const TRAVELLER = kindsOf({
  'open the trip': byLink(
    6,
    ({ get, chance }, { token }, reader) => get(reader, `trip/${token}${chance.pick(LOOKS)}`),
    { reads: true },
  ),
  'pay online': byLink(8, pay, { provider: true }),
  'press pay often': byLink(1, pressOften, { provider: true, reads: true }),
  'say that it is paid': byLink(3, claim),
  'ask for a change': byLink(5, ({ post, chance }, { token }, reader) =>
    post(reader, `trip/${token}/change`, { message: `An hour later, at ${chance.between(6, 20)}, please` }),
  ),
  'cancel the trip': byLink(2, ({ post }, { token }, reader) =>
    post(reader, `trip/${token}/cancel`, { reason: 'Ill' }),
  ),
  'messages by phone or not': byLink(1, ({ post, chance }, { token }, reader) =>
    post(reader, `trip/${token}/messages-by-phone`, { wanted: chance.happens(0.5) }),
  ),
  'read a paper': reading(2, readPaper),
  'accept an offer': often(2, accept),
})
