import { dayAfter, istDay } from 'shared-api/india'
import type { Staff, Trip, World } from '../world.ts'
import { staffOf, withTrip } from './desk.ts'
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
  const { id, reference } = trip
  const amount = amountOf(world)
  const body = { ...moved(world), amount, goodwill: world.chance.happens(0.3) }
  world.note(await world.post(staff, `bookings/${id}/refunds`, body), reference, -paise(amount))
}

/** The payments of a booking that the provider took, by their ids. */
async function taken(world: World, staff: Staff, trip?: Trip): Promise<{ id: string; amount: number }[]> {
  const { json } = trip ? await world.get(staff, `bookings/${trip.id}/payments`) : { json: null }
  type Row = { id: string; amount: number; way: string; takesBack: boolean }
  return (json?.payments ?? []).filter(
    ({ way, amount, takesBack }: Row) => way === 'razorpay' && amount > 0 && !takesBack,
  )
}

async function haveGivenBack(world: World) {
  const staff = staffOf(world)
  const payment = (await taken(world, staff, world.chance.choose(world.paid)?.trip)).at(-1)
  if (!payment) return
  const amount = Math.max(Math.floor(payment.amount * world.chance.pick([1, 1, 0.5, 0.3])), 1)
  await world.post(staff, `payments/${payment.id}/refund`, { amount, goodwill: world.chance.happens(0.3) })
}

/** A clerk gives cash while another has the provider give the same back. */
async function giveBothWays(world: World) {
  const [one, other] = [staffOf(world), staffOf(world)]
  const trip = world.chance.choose(world.paid)?.trip
  const payment = (await taken(world, one, trip)).at(-1)
  if (!trip || !payment) return
  const { reference, id } = trip
  const { amount } = payment
  await Promise.all([
    world.postOnce(one, `payments/${payment.id}/refund`, { amount }),
    world
      .postOnce(other, `bookings/${id}/refunds`, { way: 'cash', amount })
      .then((answer) => world.note(answer, reference, -paise(amount))),
    world.postOnce(one, `payments/${payment.id}/refund`, { amount }),
  ])
}

const keepPaper = (
  world: World,
  trip: Trip | null,
  answer: { status: number; json: { document?: { number: string } } | null },
) => {
  const number = answer.json?.document?.number
  if (answer.status === 200 && number && !world.papers.some((one) => one.number === number))
    world.papers.push({ madeBy: world.nth, number, trip })
}

async function credit(world: World) {
  const staff = staffOf(world)
  const paper = world.chance.choose(world.papers)
  const amount = world.chance.happens(0.5) ? { amount: amountOf(world, 800) } : {}
  if (paper)
    keepPaper(
      world,
      paper.trip,
      await world.post(staff, `invoices/${paper.number}/credit-note`, { reason: 'Wrong km', ...amount }),
    )
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
  type Item = { id: string; kind: string; mayAccept: boolean }
  const items = (json?.items ?? []).filter(({ kind }: Item) => kind === 'event')
  const [item] = items
  if (!item) return
  const accept = item.mayAccept && world.chance.happens(0.7)
  await world.post(staff, `to-look-at/${item.id}`, { accept, note: 'Seen' })
}

async function settleDriver(world: World) {
  const staff = staffOf(world)
  const driver = world.chance.pick(world.drivers)
  const { json } = await world.get(staff, `drivers/${driver.id}/cash`)
  if (!json?.balance) return
  await world.post(staff, `drivers/${driver.id}/settlements`, { balance: json.balance, ...moved(world) })
}

async function closeMonth(world: World) {
  const owner = world.staff.find(({ isOwner }) => isOwner)
  const month = istDay(world.clock.now).slice(0, 7)
  const before = dayAfter(`${month}-01`, -1).slice(0, 7)
  if (owner) await world.post(owner, `books/months/${world.chance.pick([before, month])}/close`)
}

const BOOKS = [
  'month?month=2026-11',
  'sales.csv?month=2026-11',
  'discounts?month=2026-11',
  'year?year=2026',
  'month.csv?month=2026-11',
]

/** What clerks, owners and accountants do with money and papers. */
export const MONEY = kindsOf({
  'take money': often(9, withTrip(take)),
  'give money back': often(6, giveBack),
  'have the provider give back': withProvider(5, haveGivenBack),
  'give back both ways at once': often(4, giveBothWays, { provider: true, reads: true }),
  'settle what is said to be paid': often(5, withTrip(settleClaim)),
  'look at what fits nothing': withProvider(4, lookAt),
  'remind of the advance': withTrip((world, { id }, staff) => world.post(staff, `bookings/${id}/advance-reminder`)),
  invoice: often(
    6,
    withTrip(
      async (world, trip, staff) => keepPaper(world, trip, await world.post(staff, `bookings/${trip.id}/invoice`)),
      'ended',
      'completed',
      'cancelled',
      'no show',
    ),
  ),
  'a paper of a payment': often(
    4,
    withTrip(async (world, trip, staff) => {
      const { json } = await world.get(staff, `bookings/${trip.id}/payments`)
      const payment = world.chance.pick([...(json?.payments ?? []), null])
      if (payment) keepPaper(world, trip, await world.post(staff, `payments/${payment.id}/document`))
    }),
  ),
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
  'read the books': reading(1, async (world) => {
    const owner = world.staff.find(({ isOwner }) => isOwner)
    if (owner) await world.get(owner, `books/${world.chance.pick(BOOKS)}`)
  }),
})
