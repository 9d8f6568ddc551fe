import type { OutboxRow } from '../../platform/database/schema.ts'
import { changed } from './checks/counts.ts'
import { claimOf, deliver } from './deliver.ts'
import { HOUR } from './plan.ts'
import type { Kind } from './steps/kinds.ts'
import { type Answer, Broken, type World } from './world.ts'

/** Something that goes wrong around a step. */
export interface Fault {
  name: string
  weight: number
  /** Whether it can be seen in such a step. */
  fits: (kind: Kind) => boolean
  begin: (world: World) => Promise<void> | void
  end: (world: World) => Promise<void> | void
}

type Change = Fault['begin']
const nothing = () => {}
const NEVER = new Promise<void>(() => {})
const always = () => true
const changes = ({ reads }: Kind) => !reads
const byProvider = ({ provider }: Kind) => provider === true
const asksRoads = ({ name }: Kind) => /^(book|quote|distance)/.test(name)

const fault = (name: string, weight: number, fits: Fault['fits'], begin: Change, end: Change = nothing): Fault => ({
  ...{ name, weight, fits, begin, end },
})

/** Services that do not work, or a full disk, are no reason for anything but 503. */
const trouble = (name: string, weight: number, fits: Fault['fits'], have: (world: World, on: boolean) => unknown) =>
  fault(
    ...([name, weight, fits] as const),
    async (world) => {
      world.troubles += 1
      await have(world, true)
    },
    async (world) => {
      await have(world, false)
      world.troubles -= 1
    },
  )

/** How a request is sent that changes something. */
const sending = (name: string, weight: number, send: NonNullable<World['around']>) =>
  fault(
    ...([name, weight, changes] as const),
    (world) => {
      world.around = send
    },
    (world) => {
      world.around = null
    },
  )

const clock = (name: string, weight: number, ahead: (world: World) => number) =>
  fault(
    ...([name, weight, always] as const),
    (world) => putClock(world, ahead(world)),
    (world) => putClock(world, 0),
  )

/** Sends it once more. Throws `Broken` where that adds to what is stored. */
async function again(world: World, send: () => Promise<Answer>): Promise<Answer> {
  // The mail of a payment has its receipt made as it leaves.
  await deliver(world)
  const before = await world.counts()
  const answer = await send()
  const more = changed(before, await world.counts())
  if (more) throw new Broken(`a request that was sent again changed more: ${more}`)
  return answer
}

const isDone = ({ status }: Answer) => status === 200

export const FAULTS: readonly Fault[] = [
  sending('answer lost', 4, async (world, send) => {
    const first = await send()
    const second = isDone(first) ? await again(world, send) : await send()
    return isDone(first) ? first : second
  }),
  sending('sent twice at once', 3, async (world, send) => {
    const both = await Promise.all([send(), send()])
    const answer = both.find(isDone) ?? both[0]
    if (isDone(answer)) await again(world, send)
    return answer
  }),
  sending('killed during', 2, async (world, send) => {
    const { chance } = world
    world.troubles += 1
    const turns = chance.happens(0.5) ? chance.below(6) : chance.below(40)
    const heard = await world.host.killDuring(send, turns)
    world.troubles -= 1
    await doubtSending(world)
    const after = await send()
    return heard && isDone(heard) ? heard : after
  }),
  trouble('provider away', 2, byProvider, ({ services }, on) => services.provider.have(on ? 'fails' : null)),
  trouble('provider’s answer lost', 3, byProvider, ({ services }, on) => services.provider.have(on ? 'loses' : null)),
  trouble('refunds wait', 2, byProvider, ({ services }, on) =>
    services.provider.refundsBecome(on ? 'pending' : 'processed'),
  ),
  trouble('roads away', 1, asksRoads, ({ services }, on) => services.roads.have(on ? 'fails' : null)),
  trouble('roads hang', 0.5, asksRoads, ({ services }, on) => services.roads.have(on ? 'hangs' : null)),
  fault('mail refused', 2, changes, ({ services, chance }) => {
    services.mail.answers.push({ code: chance.happens(0.8) ? 451 : 550, message: 'no' })
  }),
  fault('mail’s answer lost', 2, changes, ({ services }) => void services.mail.answers.push('cut')),
  fault('mail and messages hang', 1, changes, hang, ({ untilAnswered }) => untilAnswered()),
  fault('messages refused', 1, changes, ({ services }) => {
    services.phone.answers.push({ status: 500, body: {} }, { status: 400, body: {} })
  }),
  trouble('disk full', 2, changes, async (world, on) => {
    await world.host.fillDisk(on)
    // What left meanwhile may not have been noted as sent.
    await doubtMails(world)
  }),
  clock('clock back', 2, ({ chance }) => -chance.between(1, 180) * 60_000),
  clock('clock ahead', 1, ({ chance }) => chance.between(1, 6) * HOUR),
  fault('restarted after', 1, always, nothing, ({ host }) => host.restart()),
  fault('another process', 2, always, ({ host }) => host.start(2)),
]

/** How much sooner than they say the limits of callers pass while a service hangs. */
const SOONER = 500

/** A service never answers: whoever asks gives up by the limit of their own. */
const hanging = (
  name: string,
  weight: number,
  fits: Fault['fits'],
  have: (world: World, on: boolean) => unknown,
  /** Longer limits than the service's own, in ms, are as they are. */
  longest = 10_000,
) => {
  const { timeout } = AbortSignal
  return trouble(name, weight, fits, async (world, on) => {
    // What is being sent has the limit it began with: it leaves, or gives up, before the limits change.
    await deliver(world)
    AbortSignal.timeout = on ? (ms) => timeout.call(AbortSignal, ms > longest ? ms : Math.ceil(ms / SOONER)) : timeout
    have(world, on)
    // A limit that passes so soon may have been that of a mail which came.
    if (!on) await doubtMails(world)
  })
}

/** Calls of a provider that never answers, by one process in one step. */
const MOST_CALLS = 3

export const PROVIDER_HANGS: readonly Fault[] = (['hangs', 'stalls'] as const).map((how) =>
  hanging(how === 'hangs' ? 'provider hangs' : 'provider does it and hangs', 1, byProvider, (world, on) => {
    const { asked, have } = world.services.provider
    have(on ? how : null)
    if (on) asked.length = 0
    else if (asked.length > MOST_CALLS * world.host.apps.length)
      throw new Broken(`a provider that does not answer was asked by ${asked}`)
  }),
)

export const MESSAGES_HANG: readonly Fault[] = [
  hanging(
    'mail hangs',
    1,
    changes,
    ({ services: { mail } }, on) => mail.answerAfter(on ? NEVER : Promise.resolve()),
    Number.POSITIVE_INFINITY,
  ),
  hanging('messages hang', 1, changes, ({ services: { phone } }, on) =>
    phone.answerAfter(on ? NEVER : Promise.resolve()),
  ),
]

function hang(world: World) {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const service of [world.services.mail, world.services.phone]) service.answerAfter(promise)
  world.untilAnswered = resolve
}

async function putClock(world: World, ahead: number) {
  const { clock, wrongHours } = world
  for (const at of [clock.now + clock.ahead, clock.now + ahead, clock.now])
    for (const hour of [-1, 0, 1]) wrongHours.add(Math.floor(at / HOUR) + hour)
  clock.ahead = ahead
  // Asked when it is set: what a worker took meanwhile seems old, too, and so does what it is about to take.
  await doubtSending(world, ['sending', 'waiting'])
}

/** What was or is being sent may go out once more. */
async function doubtMails(world: World) {
  await doubtSending(world)
  for (const { messageId } of world.services.mail.received) world.doubtful.add(messageId ?? '')
}

/** What is being sent may go out once more, under its own id: its claim is lost or seems old. */
async function doubtSending({ app, doubtful, doubtfulClaims }: World, states: OutboxRow['state'][] = ['sending']) {
  const query = app.database.db.selectFrom('outbox').select(['messageId', 'attempts']).where('state', 'in', states)
  for (const row of await query.execute()) {
    doubtful.add(row.messageId)
    doubtfulClaims.add(claimOf(row))
  }
}
