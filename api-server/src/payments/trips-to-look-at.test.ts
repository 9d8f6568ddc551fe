import type { FastifyInstance } from 'fastify'
import { LookReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { insertDriver } from '../testing/fleet.ts'

const DAY = 86_400_000

eachEngine('trips to look at', (engine) => {
  let app: FastifyInstance
  let cookie: string

  beforeEach(async () => {
    app = await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })
    cookie = await sessionOf(app, 'clerk')
    for (const table of ['payments', 'bookings'] as const) await app.database.db.deleteFrom(table).execute()
  })

  const post = (url: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { cookie } })
  const trip = async (paid: number, changes: object) => {
    const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
    if (paid > 0) await post(`bookings/${_id}/payments`, { way: 'cash', amount: paid })
    const ended = { startsAt: NOON - 3 * DAY, endsAt: NOON - DAY }
    await app.database.db
      .updateTable('bookings')
      .set({ ...ended, ...changes })
      .where('id', '=', _id)
      .execute()
    return _id
  }
  const listed = async (part = '') => {
    const reply = await app.inject({ url: `/api/v1/to-look-at${part && `?part=${part}`}`, headers: { cookie } })
    return LookReply.parse(reply.json())
  }

  it('are those paid and not confirmed, paid too much, over and not paid, and over without a paper; goodwill owes nothing', async () => {
    const tooMuch = await trip(1000, { status: 'cancelled', feePaise: 60_000 })
    const unpaid = await trip(670, { status: 'ended' })
    await trip(18_000, { status: 'completed', forgivenPaise: 67_000, endsAt: NOON - 40 * DAY })
    await trip(0, { status: 'cancelled', feePaise: null })
    await trip(0, { status: 'confirmed' })
    const waiting = await trip(500, {})
    const { items, total } = await listed()
    const rows = items.map(({ why, id, amount }) => `${why} ${id} ${amount}`).sort()
    const expected = [
      ...[`unconfirmed ${waiting} 500`, `refund-owed ${tooMuch} 400`],
      ...[`unpaid ${unpaid} 18000`, `no-paper ${tooMuch} 600`, `no-paper ${unpaid} 18670`],
    ]
    expect([rows, total]).toEqual([expected.sort(), 5])
    const collect = await listed('collect')
    expect(collect.items.map(({ id, why }) => `${why} ${id}`)).toEqual([`unpaid ${unpaid}`])
    expect(collect.parts).toEqual({ collect: 1, 'give-back': 0 })
    expect((await listed('give-back')).items.map(({ id }) => id)).toEqual([tooMuch])
  })

  it('name the driver who took less than was due', async () => {
    const id = await trip(0, { status: 'ended' })
    const driverId = await insertDriver(app)
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 670, driverId })
    const { items } = await listed()
    expect(items.find(({ why }) => why === 'took-less')).toMatchObject({ id, amount: 18_000, driver: 'Murugan' })
    expect(items.map(({ why }) => why)).not.toContain('unpaid')
  })

  it('have no paper again once a credit note took back the whole of it', async () => {
    const id = await trip(18_670, { status: 'completed' })
    const { number } = (await post(`bookings/${id}/invoice`)).json().document
    await post(`invoices/${number}/credit-note`, { reason: 'Wrong km', amount: 500 })
    await post(`bookings/${id}/refunds`, { way: 'cash', amount: 500 })
    expect((await listed()).items).toEqual([])
    await post(`invoices/${number}/credit-note`, { reason: 'Wrong name' })
    const { items } = await listed()
    expect(items.map(({ why }) => why).sort()).toEqual(['no-paper', 'unpaid'])
  })
})
