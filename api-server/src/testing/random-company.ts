import type { FastifyInstance } from 'fastify'
import { istDay } from 'shared-api/india'
import { sessionOf } from './desk.ts'
import { insertDriver } from './fleet.ts'
import { type Provider, tripOf } from './random-trip.ts'

const GST = { gst: { gstin: '33AABCT1332L1ZL' } }
const TRIPS = 4

type Act = () => Promise<unknown>
/** What a call may answer: done, refused with a reason, or a provider that is away. */
const ANSWERS = [200, 400, 404, 409, 422, 503]

/** A company of four trips and two drivers, and all that moves its money or its papers, each at any time. */
export async function randomCompany(app: FastifyInstance, provider: Provider, next: () => number) {
  await app.settings.edit(GST, { byName: 'Owner', allows: () => true })
  await app.refreshCompany()
  const trips: Awaited<ReturnType<typeof tripOf>>[] = []
  for (let nth = 0; nth < TRIPS; nth++) trips.push(await tripOf(app, provider, next))
  const drivers = [await insertDriver(app), await insertDriver(app, { name: 'Selvam', mobile: '+919840012346' })]
  const wrong: string[] = []
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)]
  const amount = () => 1 + Math.floor(next() * 500_000) / 100
  /** Some numbers are used twice. */
  const number = () => `UTR ${Math.floor(next() * 12)}`
  async function call(method: 'GET' | 'POST', url: string, payload?: object) {
    const headers = { cookie: await sessionOf(app) }
    const reply = await app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) })
    if (!ANSWERS.includes(reply.statusCode)) wrong.push(`${url} ${JSON.stringify(payload)}: ${reply.body}`)
    return reply.json()
  }
  const post = (url: string, payload: object = {}) => call('POST', url, payload)
  const trip = () => pick(trips)?.id ?? ''
  const driver = () => pick(drivers) ?? ''
  const direction = () => (next() < 0.5 ? 'in' : 'out')
  const papers = async (kinds: string[]) => {
    const { documents } = await call('GET', 'invoices')
    return pick(documents.filter(({ kind }: { kind: string }) => kinds.includes(kind))) as
      | { number: string }
      | undefined
  }
  const acts: Record<string, Act> = {
    bank: () => post(`bookings/${trip()}/payments`, { way: 'bank', amount: amount(), reference: number() }),
    driverCash: () => post(`bookings/${trip()}/payments`, { way: 'cash', amount: amount(), driverId: driver() }),
    claim: async () => {
      const { token } = pick(trips) ?? {}
      const { claims } = await post(`trip/${token}/payments`, { amount: amount(), reference: `${number()} 000000` })
      const [open] = (claims ?? []).filter(({ outcome }: { outcome: string }) => outcome === 'waiting')
      if (open) await post(`payment-claims/${open.id}`, { accept: next() < 0.7 })
    },
    expense: () =>
      post('movements', {
        ...{ kind: 'expense', category: 'fuel', way: next() < 0.5 ? 'cash' : 'upi', direction: direction() },
        ...{ amount: amount(), reference: number() },
      }),
    toBank: () => post('movements', { kind: 'bank', way: 'cash', direction: direction(), amount: amount() }),
    driverMoney: () => post(`drivers/${driver()}/money`, { way: 'cash', direction: direction(), amount: amount() }),
    settle: async () => {
      const id = driver()
      const { balance } = await call('GET', `drivers/${id}/cash`)
      await Promise.all([1, 2].map(() => post(`drivers/${id}/settlements`, { balance })))
    },
    end: async () => {
      const id = trip()
      const { db } = app.database
      // Other tests take the steps between.
      const going = db.updateTable('bookings').set({ status: 'ended' }).where('id', '=', id)
      await going.where('status', 'in', ['new', 'confirmed']).execute()
    },
    fee: async () => {
      const id = trip()
      await post(`bookings/${id}/state`, { to: 'cancelled', reason: 'Ill' })
      const off = app.database.db.updateTable('bookings').set({ feePaise: 123_450 }).where('id', '=', id)
      await off.where('status', '=', 'cancelled').execute()
    },
    invoice: () => Promise.all([1, 2].map(() => post(`bookings/${trip()}/invoice`))),
    credit: async () => {
      const paper = await papers(['invoice', 'bill'])
      const part = next() < 0.7 ? { amount: amount() } : {}
      if (paper) await post(`invoices/${paper.number}/credit-note`, { reason: 'Wrong km', ...part })
    },
    paper: async () => {
      const { payments } = await call('GET', `bookings/${trip()}/payments`)
      const id = (pick(payments) as { id: string } | undefined)?.id
      if (id) await Promise.all([1, 2].map(() => post(`payments/${id}/document`)))
    },
    count: () =>
      post(`books/days/${istDay(app.now())}/counts`, {
        amount: amount(),
        note: 'Counted',
      }),
  }
  for (const one of trips)
    for (const [name, act] of Object.entries(one.acts)) acts[`${name} ${trips.indexOf(one)}`] = act as Act
  return { trips, acts, wrong }
}
