import { istDay } from 'shared-api/india'
import { within } from '../../platform/within.ts'
import { newPlace, startedPlace } from '../places.ts'
import { wrongBooks } from '../wrong-books.ts'
import { chanceOf } from './chance.ts'
import { noteDrivers, noteVisitorMails, wrongMails } from './checks/messages.ts'
import { wrongMoney } from './checks/money.ts'
import { wrongRegister } from './checks/register.ts'
import { wrongTrips } from './checks/trips.ts'
import { companyOf, found, logInAll } from './company.ts'
import { deliver } from './deliver.ts'
import { FAULTS, type Fault, MESSAGES_HANG, PROVIDER_HANGS } from './faults.ts'
import { type Clock, Host } from './host.ts'
import { FIRST_DAY, HOUR, type Length, planOf, type Step, type Stream } from './plan.ts'
import { startServices } from './services.ts'
import { DESK } from './steps/desk.ts'
import { DRIVER } from './steps/driver.ts'
import { MONEY } from './steps/money.ts'
import { OWNER } from './steps/owner.ts'
import { PROVIDER, sendAll } from './steps/provider.ts'
import { SITE } from './steps/site.ts'
import { TRAVELLER } from './steps/traveller.ts'
import { VISITOR } from './steps/visitor.ts'
import { Broken, World } from './world.ts'

export type Options = Length & {
  engine?: 'sqlite' | 'postgres'
  postgresUrl?: string
  /** The numbers of the steps that are taken, if not all. */
  only?: ReadonlySet<number>
}
/** Where it broke: the day from 0, the step, and what does not hold. */
export type Failure = { day: number; nth: number; what: string }
/** A step that was taken, and whether it changed anything. */
export type Taken = Step & { hasChanged: boolean }
export type Result = { failure: Failure | null; taken: Taken[] }

const KINDS = [...VISITOR, ...TRAVELLER, ...DRIVER, ...DESK, ...MONEY, ...PROVIDER, ...OWNER]
const fitting = (faults: readonly Fault[]) => KINDS.filter((kind) => faults.some(({ fits }) => fits(kind)))
/** What came later has streams of its own: the months of kept seeds are as they were. */
export const STREAMS: readonly Stream[] = [
  { from: 0, one: 1, kinds: KINDS, faults: FAULTS, faulty: 0.3 },
  { from: 500, one: 24, kinds: fitting(PROVIDER_HANGS), faults: PROVIDER_HANGS, faulty: 1 },
  { from: 600, one: 24, kinds: fitting(MESSAGES_HANG), faults: MESSAGES_HANG, faulty: 1 },
  { from: 700, one: 24, kinds: SITE, faults: FAULTS, faulty: 0.3 },
]
const BY_VISITORS = new Set([...VISITOR, ...TRAVELLER, ...SITE].map(({ name }) => name))
// The offer was the desk's, and so is the mail of its booking.
BY_VISITORS.delete('accept an offer')

/** How long a step may take on a busy machine, in ms. */
const LONGEST_STEP = 30_000

/** Lives a month of a company, as its seed says; ends at the first thing that does not hold. */
export async function simulate(
  seed: bigint,
  { engine = 'sqlite', postgresUrl = '', only, ...length }: Options,
): Promise<Result> {
  const company = companyOf(chanceOf(seed, 'company'))
  const steps = planOf(seed, length, STREAMS).filter(({ nth }) => !only || only.has(nth))
  const clock: Clock = { now: FIRST_DAY, ahead: 0 }
  const services = await startServices(() => clock.now)
  const isDemonstration = company.like === 'demonstration'
  const isQuick = engine === 'sqlite' && !isDemonstration
  const place = isQuick ? await startedPlace('sqlite') : await newPlace(engine, { postgresUrl })
  const env = { DEMO_DATA: isDemonstration ? 'on' : 'off', MAIL_PER_HOUR: String(company.mailPerHour) }
  const host = new Host(place, services, env, clock)
  const world = new World({ host, services, clock, mailPerHour: company.mailPerHour })
  const taken: Taken[] = []
  let at = { day: 0, nth: -1 }
  try {
    await host.site.build()
    await host.start()
    world.begin({ nth: -1, day: 0, at: FIRST_DAY, chance: chanceOf(seed, 'founding') } as Step)
    await found(world, company)
    for (const { id } of await world.app.database.db.selectFrom('bookings').select('id').execute())
      world.before.bookings.add(id)
    await noteVisitorMails(world, false)
    for (const [nth, step] of steps.entries()) {
      at = step
      clock.now = step.at
      if (step.day !== steps[nth - 1]?.day) await logInAll(world)
      await take(world, step)
      taken.push({ ...step, hasChanged: world.hasChanged })
      await check(world)
      if (step.day !== steps[nth + 1]?.day) await endDay(world)
    }
    await endMonth(world)
    return { failure: null, taken }
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { failure: { day: at.day, nth: at.nth, what }, taken }
  } finally {
    await host.remove().catch(() => {})
    await services.stop()
  }
}

/** Takes a step under its fault. */
async function take(world: World, step: Step) {
  world.begin(step)
  await step.fault?.begin(world)
  try {
    if ((await within(LONGEST_STEP, step.kind.act(world))) === 'late')
      throw new Broken('somebody waits and never gives up')
  } finally {
    await step.fault?.end(world)
    await noteDrivers(world)
    await noteVisitorMails(world, BY_VISITORS.has(step.kind.name))
  }
}

/** Throws what does not hold after a step. */
async function check(world: World) {
  await deliver(world)
  refuse([...(await wrongTrips(world)), ...(await wrongMoney(world)), ...wrongMails(world)])
}

function refuse(wrong: readonly string[]) {
  if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('\n'))
}

async function endDay(world: World) {
  world.clock.now += 2 * HOUR
  await Promise.all(world.host.apps.map((app) => app.cleanUp()))
  await deliver(world)
  await logInAll(world)
  refuse(await wrongBooks(world.app, istDay(world.clock.now - 30 * HOUR)))
  refuse(await unopened(world))
}

/** Papers that the desk cannot open, whatever the settings made of their numbers. */
async function unopened(world: World): Promise<string[]> {
  const [owner] = world.staff
  const bySeries = Map.groupBy(world.papers, ({ number }) => number.split('-')[0])
  const wrong: string[] = []
  for (const series of bySeries.values()) {
    const number = series.at(-1)?.number
    const { status } = owner && number ? await world.get(owner, `invoices/${number}.pdf`) : { status: 200 }
    if (status !== 200) wrong.push(`${number} cannot be opened: ${status}`)
  }
  return wrong
}

/** In the end the provider has said all, and everything agrees. */
async function endMonth(world: World) {
  const { services, host, clock } = world
  services.provider.have(null)
  for (const refund of services.provider.refunds) if (refund.status === 'pending') refund.status = 'processed'
  await sendAll(world)
  for (const hours of [1, 30, 300]) {
    // What is being sent while the clock jumps goes out once more.
    await deliver(world)
    clock.now += hours * HOUR
    await Promise.all(host.apps.map((app) => app.cleanUp()))
  }
  await check(world)
  refuse(await wrongBooks(world.app))
  refuse(await unsettled(world))
  refuse(await wrongRegister(world))
}

/** What the provider took or gave for a booking and is neither in the ledger nor before the desk. */
async function unsettled({ app, services: { provider } }: World): Promise<string[]> {
  const { db } = app.database
  const rows = await db.selectFrom('payments').select('reference').where('way', '=', 'razorpay').execute()
  const seen = await db.selectFrom('providerEvents').select('subject').where('why', 'is not', null).execute()
  const known = new Set([...rows.map(({ reference }) => reference), ...seen.map(({ subject }) => subject)])
  const orders = new Set((await db.selectFrom('paymentOrders').select('id').execute()).map(({ id }) => id))
  return [
    ...provider.payments.filter(({ id, order_id }) => orders.has(order_id) && !known.has(id)),
    ...provider.refunds.filter(
      ({ id, payment_id, status }) => status !== 'failed' && !known.has(id) && known.has(payment_id),
    ),
  ].map(({ id, amount }) => `${id} of ${amount} paise is neither noted nor before the desk`)
}
