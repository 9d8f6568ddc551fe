import { dayAfter, istDay } from 'shared-api/india'
import type { Answer, Staff, Trip, World } from '../world.ts'
import { ANY, onTrip, staffOf } from './desk.ts'
import { kindsOf, often, reading, withProvider } from './kinds.ts'
import { bankNumber } from './traveller.ts'

/** Rupees as people type them. */
const amountOf = ({ chance }: World, most = 5000) => chance.between(1, most) + chance.pick([0, 0, 0.5, 0.25])
const paise = (rupees: number) => Math.round(rupees * 100)
/** How money moved: some of it is noted a day or two late. */
function moved(world: World) {
  const { chance, clock } = world
  const way = chance.pick(['cash', 'cash', 'upi', 'bank'] as const)
  const day = dayAfter(istDay(clock.now), -chance.between(1, 3))
  return { way, reference: way === 'cash' ? '' : bankNumber(world), ...(chance.happens(0.3) && { day }) }
}

async function take(world: World, { id, reference }: Trip, staff: Staff) {
  const amount = amountOf(world)
  const byDriver = world.chance.happens(0.2)
  const more = byDriver ? { way: 'cash', driverId: world.chance.pick(world.drivers).id } : moved(world)
  world.note(await world.post(staff, `bookings/${id}/payments`, { ...more, amount }), reference, paise(amount))
}

async function giveBack(world: World) {
  const staff = staffOf(world)
  const { noted, trips } = world
  const trip = world.chance.choose(trips.filter(({ reference }) => noted.some((one) => one.reference === reference)))
  if (!trip) return
  const amount = amountOf(world)
  const body = { ...moved(world), amount, goodwill: world.chance.happens(0.3) }
  world.note(await world.post(staff, `bookings/${trip.id}/refunds`, body), trip.reference, -paise(amount))
}

type Payment = { id: string; amount: number; way: string; takesBack: boolean }

/** The last payment that the provider took, of a trip that was paid online. */
async function paidOnline(world: World, staff: Staff): Promise<{ trip: Trip; payment: Payment } | null> {
  const trip = world.chance.choose(world.paid)?.trip
  const { json } = trip ? await world.get(staff, `bookings/${trip.id}/payments`) : { json: null }
  const isTaken = ({ way, amount, takesBack }: Payment) => way === 'razorpay' && amount > 0 && !takesBack
  const payment = (json?.payments ?? []).findLast(isTaken)
  return trip && payment ? { trip, payment } : null
}

async function haveGivenBack(world: World) {
  const staff = staffOf(world)
  const { payment } = (await paidOnline(world, staff)) ?? {}
  if (!payment) return
  const amount = Math.max(Math.floor(payment.amount * world.chance.pick([1, 1, 0.5, 0.3])), 1)
  await world.post(staff, `payments/${payment.id}/refund`, { amount, goodwill: world.chance.happens(0.3) })
}

/** A clerk gives cash while another has the provider give the same back. */
async function giveBothWays(world: World) {
  const [one, other] = [staffOf(world), staffOf(world)]
  const { trip, payment } = (await paidOnline(world, one)) ?? {}
  if (!trip || !payment) return
  const { amount } = payment
  const inCash = async () => {
    const answer = await world.postOnce(other, `bookings/${trip.id}/refunds`, { way: 'cash', amount })
    world.note(answer, trip.reference, -paise(amount))
  }
  const byProvider = () => world.postOnce(one, `payments/${payment.id}/refund`, { amount })
  await Promise.all([byProvider(), inCash(), byProvider()])
}

function keepPaper(world: World, trip: Trip | null, { status, json }: Answer) {
  const number = json?.document?.number
  if (status === 200 && number && !world.papers.some((one) => one.number === number))
    world.papers.push({ madeBy: world.nth, number, trip })
}

async function paperOfPayment(world: World, trip: Trip, staff: Staff) {
  const { json } = await world.get(staff, `bookings/${trip.id}/payments`)
  const payment = world.chance.pick([...(json?.payments ?? []), null])
  if (payment) keepPaper(world, trip, await world.post(staff, `payments/${payment.id}/document`))
}

async function credit(world: World) {
  const staff = staffOf(world)
  const paper = world.chance.choose(world.papers)
  const body = { reason: 'Wrong km', ...(world.chance.happens(0.5) ? { amount: amountOf(world, 800) } : {}) }
  if (paper) keepPaper(world, paper.trip, await world.post(staff, `invoices/${paper.number}/credit-note`, body))
}

async function settleClaim(world: World, { id, reference }: Trip, staff: Staff) {
  const { json } = await world.get(staff, `bookings/${id}/payments`)
  type Claim = { id: string; amount: number; outcome: string; driver: string | null }
  const claim = (json?.claims ?? []).find(({ outcome, driver }: Claim) => outcome === 'waiting' && driver === null)
  if (!claim) return
  const accept = world.chance.happens(0.8)
  const answer = await world.post(staff, `payment-claims/${claim.id}`, { accept })
  if (accept) world.note(answer, reference, paise(claim.amount))
}

async function lookAt(world: World) {
  const staff = staffOf(world)
  const { json } = await world.get(staff, 'to-look-at')
  const item = (json?.items ?? []).find(({ kind }: { kind: string }) => kind === 'event')
  if (!item) return
  const accept = item.mayAccept && world.chance.happens(0.7)
  await world.post(staff, `to-look-at/${item.id}`, { accept, note: 'Seen' })
}

async function settleDriver(world: World) {
  const staff = staffOf(world)
  const { id } = world.chance.pick(world.drivers)
  const { balance } = (await world.get(staff, `drivers/${id}/cash`)).json ?? {}
  if (balance) await world.post(staff, `drivers/${id}/settlements`, { balance, ...moved(world) })
}

async function closeMonth(world: World) {
  const month = istDay(world.clock.now).slice(0, 7)
  const before = dayAfter(`${month}-01`, -1).slice(0, 7)
  await world.post(world.owner, `books/months/${world.chance.pick([before, month])}/close`)
}

const OF_MONTH = ['month', 'sales.csv', 'discounts', 'month.csv'].map((book) => `${book}?month=2026-11`)
const BOOKS = [...OF_MONTH, 'year?year=2026']

/** What clerks, owners and accountants do with money and papers. */
export const MONEY = kindsOf({
  'take money': onTrip(9, ANY, take),
  'give money back': often(6, giveBack),
  'have the provider give back': withProvider(5, haveGivenBack),
  'give back both ways at once': often(4, giveBothWays, { provider: true, reads: true }),
  'settle what is said to be paid': onTrip(5, ANY, settleClaim),
  'look at what fits nothing': withProvider(4, lookAt),
  'remind of the advance': onTrip(1, ANY, (world, { id }, staff) =>
    world.post(staff, `bookings/${id}/advance-reminder`),
  ),
  invoice: onTrip(6, ['ended', 'completed', 'cancelled', 'no show'], async (world, trip, staff) =>
    keepPaper(world, trip, await world.post(staff, `bookings/${trip.id}/invoice`)),
  ),
  'a paper of a payment': onTrip(4, ANY, paperOfPayment),
  'credit note': often(2, credit),
  'mail a paper': async (world) => {
    const paper = world.chance.choose(world.papers)
    if (paper) await world.postOnce(staffOf(world), `invoices/${paper.number}/mail`)
  },
  expense: often(3, (world) =>
    world.post(staffOf(world), 'movements', {
      ...{ kind: 'expense', category: 'fuel', direction: world.chance.pick(['out', 'out', 'in']), ...moved(world) },
      amount: amountOf(world),
    }),
  ),
  'cash to the bank': (world) =>
    world.post(staffOf(world), 'movements', {
      ...{ kind: 'bank', way: 'cash', direction: world.chance.pick(['out', 'in']), amount: amountOf(world) },
    }),
  'money of a driver': (world) =>
    world.post(staffOf(world), `drivers/${world.chance.pick(world.drivers).id}/money`, {
      ...{ ...moved(world), direction: world.chance.pick(['out', 'in']), amount: amountOf(world, 900) },
    }),
  'settle with a driver': often(4, settleDriver),
  'count the drawer': (world) =>
    world.post(staffOf(world), `books/days/${istDay(world.now)}/counts`, { amount: amountOf(world), note: 'Counted' }),
  'close a month': often(0.3, closeMonth),
  'read the books': reading(1, (world) => world.get(world.owner, `books/${world.chance.pick(BOOKS)}`)),
})
