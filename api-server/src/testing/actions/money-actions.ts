import { randomUUID } from 'node:crypto'
import { toPaise } from 'shared-api/money'
import type { fakeRazorpay } from '../../../../tests/setup/fake-razorpay.ts'
import { newId } from '../../platform/ids.ts'
import { book, COMING, insertCab, outstation } from '../bookings.ts'
import { insertDriver } from '../fleet.ts'
import type { Action, Stage } from './action.ts'
import { jsonOf } from './action.ts'

type Provider = Awaited<ReturnType<typeof fakeRazorpay>>

const bookOne = async ({ app }: Stage) =>
  (await book(app, outstation(await insertCab(app), COMING))).json().booking._id as string

const ledgerOf = ({ app }: Stage, bookingId: string) =>
  app.database.db.selectFrom('payments').selectAll().where('bookingId', '=', bookingId).execute()

/** The desk notes payments of a rupee, or refunds of a booking that is paid. */
export async function noting(stage: Stage, call: 'payments' | 'refunds'): Promise<Action> {
  const id = await bookOne(stage)
  const paid = { way: 'cash', amount: toPaise(15_000), reference: '', note: '' } as const
  if (call === 'refunds') await stage.app.payments.receive(id, paid, { byName: 'Desk', key: null })
  return {
    name: call,
    times: 15_000,
    request: (n) => ({
      path: `bookings/${id}/${call}`,
      ...jsonOf({ way: 'upi', amount: 1, note: `${n}` }, { cookie: stage.cookie, 'idempotency-key': `${call}-${n}` }),
    }),
    stored: async () => (await ledgerOf(stage, id)).filter(({ note }) => note !== '').map(({ note }) => Number(note)),
  }
}

/** The desk notes expenses, cash to the bank, and money of a driver. */
export async function moving(stage: Stage): Promise<Action[]> {
  const driver = await insertDriver(stage.app, { mobile: '+919840099999' })
  const cash = { way: 'cash', amount: 1, direction: 'out' }
  const all = { expense: { category: 'fuel', kind: 'expense' }, bank: { kind: 'bank' }, driver: {} }
  return Object.entries(all).map(([name, body]) => ({
    name: `money of kind ${name}`,
    times: 15_000,
    request: (n) => ({
      path: name === 'driver' ? `drivers/${driver}/money` : 'movements',
      ...jsonOf({ ...cash, ...body, note: `${n}` }, { cookie: stage.cookie, 'idempotency-key': `${name}-${n}` }),
    }),
    async stored() {
      const rows = stage.app.database.db.selectFrom('payments').select('note')
      const own = await rows.where('kind', '=', name as 'expense' | 'bank' | 'driver').execute()
      return own.map(({ note }) => Number(note))
    },
  }))
}

/** A provider reports the advances of trips, each of which is to become confirmed. */
export async function reporting(stage: Stage, provider: Provider): Promise<Action & { bookings: string[] }> {
  const { db } = stage.app.database
  const times = stage.kills * 6
  const bookings: string[] = []
  for (let n = 0; n < times; n++) bookings.push(await bookOne(stage))
  const query = db.selectFrom('bookings').select('advancePaise').where('id', 'in', bookings)
  const amountPaise = (await query.executeTakeFirstOrThrow()).advancePaise ?? 0
  const orders = bookings.map((bookingId, n) => ({
    ...{ id: `order_n${n}`, provider: 'razorpay', bookingId, amountPaise, createdAt: Date.now() },
  }))
  await db.insertInto('paymentOrders').values(orders).execute()
  const reports = orders.map(({ id }) => provider.webhook('payment.captured', provider.pay(id, amountPaise)))
  return {
    name: 'reports of the payment provider',
    times,
    bookings,
    request(n) {
      const { headers, payload } = reports[n] ?? { headers: {}, payload: '' }
      return { path: 'webhooks/razorpay', headers, body: payload }
    },
    async stored() {
      const rows = await db.selectFrom('payments').select('bookingId').where('way', '=', 'razorpay').execute()
      return rows.map(({ bookingId }) => bookings.indexOf(bookingId ?? '')).filter((n) => n >= 0)
    },
  }
}

/** The desk has the provider give back a rupee. */
export async function givingBack(stage: Stage, provider: Provider): Promise<Action> {
  const { db } = stage.app.database
  const bookingId = await bookOne(stage)
  const amountPaise = 1_500_000
  const id = newId()
  const order = { id: `order_${randomUUID()}`, provider: 'razorpay', bookingId, amountPaise, createdAt: 0 }
  await db.insertInto('paymentOrders').values(order).execute()
  const { reference: bookingReference } = await db
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const { id: reference } = provider.pay(order.id, amountPaise)
  await db
    .insertInto('payments')
    .values({
      ...{ id, bookingId, bookingReference, at: Date.now(), byName: 'Traveller', way: 'razorpay', amountPaise },
      ...{ reference, note: '', driverId: null, onceKey: `razorpay ${reference}` },
    })
    .execute()
  return {
    name: 'refunds by the payment provider',
    times: 15_000,
    request: (n) => ({
      path: `payments/${id}/refund`,
      ...jsonOf({ amount: 1 }, { cookie: stage.cookie, 'idempotency-key': `give-${n}` }),
    }),
    async stored() {
      const given = new Map(provider.refunds.map((refund) => [refund.id, Number(refund.key.split('-')[1])]))
      const rows = (await ledgerOf(stage, bookingId)).filter((row) => row.amountPaise < 0)
      return rows.map((row) => given.get(row.reference) ?? Number.NaN)
    },
  }
}
