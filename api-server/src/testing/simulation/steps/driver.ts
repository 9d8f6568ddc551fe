import type { Reader, World } from '../world.ts'
import { kindsOf, often, reading } from './kinds.ts'

type Link = World['links'][number]
const readerOf = ({ trip, driver }: Link): Reader => ({
  rank: 'driver',
  knows: [trip.mark, trip.mobile, driver.mark, driver.mobile],
})

/** The report of the step that a driver's page shows next; null when there is none. */
async function nextReport(world: World, link: Link): Promise<object | null> {
  const { chance } = world
  const { status, json } = await world.get(readerOf(link), `drive/${link.token}`)
  if (status !== 200 || json.trip.next === null) return null
  const to: string = json.trip.next
  const code = chance.happens(0.9) ? await codeOf(world, link) : '0000'
  const more: Record<string, object> = {
    started: { code, openingKm: 40_000 },
    ended: {
      ...{ closingKm: 40_000 + chance.between(80, 900), waitingMinutes: chance.pick([0, 0, 95]) },
      ...{ cash: chance.pick([0, 500, 2500, 60_000]), expenses: [expense(world)] },
    },
  }
  return { to, at: new Date(world.now).toISOString(), ...more[to] }
}

const expense = ({ nth, chance }: World) => ({
  ...{ id: `e${nth}`, kind: chance.pick(['toll', 'parking', 'other']), amount: chance.pick([65, 140, 40.5, 90_000]) },
})

/** The four digits that the traveller reads out. */
async function codeOf({ app }: World, { trip }: Link): Promise<string> {
  const query = app.database.db.selectFrom('assignments').select('code').where('bookingId', '=', trip.id)
  return (await query.executeTakeFirst())?.code ?? '0000'
}

const send = (world: World, reader: Reader, token: string, body: object, key: string) =>
  world.post(reader, `drive/${token}/step`, body, { headers: { 'idempotency-key': key } })

async function step(world: World, isOffline: boolean) {
  const link = world.chance.choose(world.links)
  const body = link && (await nextReport(world, link))
  if (!body) return
  const reader = readerOf(link)
  if (isOffline) world.offline.push({ madeBy: world.nth, token: link.token, body, key: world.key(), reader })
  else await send(world, reader, link.token, body, world.key())
}

/** What drivers do by their links, with a connection or without. */
export const DRIVER = kindsOf({
  'report a step': often(14, (world) => step(world, false)),
  'report without a connection': reading(3, (world) => step(world, true)),
  'send what waited': often(3, async (world) => {
    const waiting = world.chance.choose(world.offline)
    if (!waiting) return
    const { reader, token, body, key } = waiting
    await send(world, reader, token, body, key)
    if (world.chance.happens(0.7)) world.offline.splice(world.offline.indexOf(waiting), 1)
  }),
  'note a cost': async (world) => {
    const link = world.chance.choose(world.links)
    const { json } = link ? await world.get(readerOf(link), `drive/${link.token}`) : { json: null }
    const { status } = json?.trip ?? {}
    if (!link || !['on the way', 'arrived', 'started', 'ended'].includes(status)) return
    const body = { to: status, at: new Date(world.now).toISOString(), expenses: [expense(world)] }
    await send(world, readerOf(link), link.token, body, world.key())
  },
})
