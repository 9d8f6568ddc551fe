import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { insertVehicle } from '../testing/fleet.ts'

const FUEL = {
  kind: 'expense',
  category: 'fuel',
  way: 'upi',
  amount: 2500.5,
  reference: 'UPI 778',
  payee: 'Indian Oil',
}

eachRoute('money that is no traveller’s', (engine) => {
  let app: FastifyInstance
  let cookie: string

  beforeEach(async () => {
    app = await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })
    await app.database.db.deleteFrom('payments').execute()
    cookie = await sessionOf(app, 'clerk')
  })

  const post = (url: string, payload: object, key = '') =>
    app.inject({
      ...{ method: 'POST', url: `/api/v1/${url}`, payload },
      headers: { cookie, ...(key && { 'idempotency-key': key }) },
    })
  const rows = () => app.database.db.selectFrom('payments').selectAll().orderBy('at').orderBy('id').execute()

  it('is noted once for a key, with its vehicle, on its day', async () => {
    const registration = 'TN 09 CD 5566'
    const vehicleId = await insertVehicle(app, await insertCab(app), { registration })
    const fuel = { ...FUEL, vehicleId, day: '2026-11-01' }
    const first = await post('movements', fuel, 'one')
    expect(first.json().movement).toMatchObject({
      ...{ kind: 'expense', category: 'fuel', vehicle: registration, amount: -2500.5, payee: 'Indian Oil', by: 'Desk' },
      ...{ at: '2026-11-01T06:30:00.000Z', notedAt: new Date(NOON).toISOString() },
    })
    expect((await post('movements', fuel, 'one')).json()).toEqual(first.json())
    expect((await post('movements', { ...fuel, amount: 1 }, 'one')).statusCode).toBe(422)
    expect((await post('movements', { kind: 'bank', way: 'cash', direction: 'in', amount: 5 })).statusCode).toBe(200)
    expect((await rows()).map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual([
      ['expense', -250_050],
      ['bank', 500],
    ])
  })

  it.each([
    ['a day to come', { day: '2026-11-03' }, 400, 'day', 'after-today'],
    ['a vehicle that is gone', { vehicleId: 'none' }, 400, 'vehicleId', 'gone'],
    ['an amount of nothing', { amount: 0 }, 400, 'amount', 'rupees'],
    ['no category', { category: undefined }, 400, 'category', 'required'],
    ['a number of another expense', { reference: 'upi-778' }, 409, 'reference', 'taken'],
  ])('is refused with %s, and nothing is stored', async (_what, wrong, status, path, code) => {
    await post('movements', FUEL)
    const reply = await post('movements', { ...FUEL, reference: '', ...wrong })
    expect([reply.statusCode, reply.json().errors]).toMatchObject([status, [{ path, code }]])
    expect(await rows()).toHaveLength(1)
  })

  it('and a traveller’s have one number between them, and the day that the desk says', async () => {
    const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
    await post('movements', { ...FUEL, direction: 'in', reference: 'BACK 9' })
    const paid = { way: 'bank', amount: 100, reference: 'back9' }
    const taken = await post(`bookings/${_id}/payments`, paid)
    expect([taken.statusCode, taken.json().detail]).toEqual([
      409,
      'The number BACK9 is used already: it is noted at Indian Oil.',
    ])
    await post(`bookings/${_id}/payments`, { ...paid, reference: 'OTHER 1', day: '2026-10-31' })
    const { payments } = await app.payments.ledger(_id)
    expect(payments.map(({ at, notedAt }) => [at.slice(0, 10), notedAt?.slice(0, 10)])).toEqual([
      ['2026-10-31', '2026-11-02'],
    ])
    const day = async (name: string) =>
      (await app.inject({ url: `/api/v1/books/day?day=${name}`, headers: { cookie: await sessionOf(app) } })).json()
    expect((await day('2026-10-31')).total).toBe(100)
  })

  it('and a refund are dated when there was so much to give back, behind its payment of the day', async () => {
    const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
    const take = (day: string) => post(`bookings/${_id}/payments`, { way: 'cash', amount: 100, day })
    const giveBack = (amount: number, day: string) => post(`bookings/${_id}/refunds`, { way: 'cash', amount, day })
    await take('2026-10-29')
    await take('2026-10-31')
    for (const [amount, day] of [
      [1, '2026-10-28'],
      [101, '2026-10-30'],
    ] as const) {
      const reply = await giveBack(amount, day)
      expect([reply.statusCode, reply.json().errors]).toMatchObject([400, [{ path: 'day', code: 'before-money' }]])
    }
    expect((await giveBack(50, '2026-10-31')).statusCode).toBe(200)
    // All was left on the 30th, but on the 31st not any more.
    await giveBack(150, '2026-11-01')
    expect((await giveBack(50, '2026-10-30')).statusCode).toBe(400)
    // What was left at the end of a day was not there all of that day.
    await take('2026-11-01')
    expect((await giveBack(100, '2026-10-31')).statusCode).toBe(400)
    expect((await app.payments.ledger(_id)).payments.map(({ amount }) => amount)).toEqual([100, 100, -50, -150, 100])
  })
})
