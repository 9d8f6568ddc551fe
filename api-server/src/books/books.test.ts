import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'
import { monthAfter } from './month.ts'

it.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
])('the month %s and %i is %s', (month, by, other) => {
  expect(monthAfter(month, by)).toBe(other)
})

eachEngine('the books', (engine) => {
  let app: FastifyInstance
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp({ RATE_LIMIT: 'off' }, { now: () => NOON })
    for (const table of ['documents', 'payments', 'bookings', 'vehicles', 'drivers', 'cabs'] as const)
      await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app)
  })

  const get = (url: string, by = cookie) => app.inject({ url: `/api/v1/books/${url}`, headers: { cookie: by } })
  const post = (url: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { cookie } })
  async function drivenTrip(): Promise<string> {
    const { _id } = (await book(app, outstation(await insertCab(app)))).json().booking
    await app.database.db.updateTable('bookings').set({ status: 'completed' }).where('id', '=', _id).execute()
    return _id
  }

  it('of a day have its payments, by way, and the cash by who took it', async () => {
    const id = await drivenTrip()
    const driverId = await insertDriver(app)
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 500, driverId })
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 100 })
    await post(`bookings/${id}/payments`, { way: 'bank', amount: 1000.5, reference: 'SBIN4261' })
    await post(`bookings/${id}/refunds`, { way: 'bank', amount: 0.5 })
    const day = (await get('day?day=2026-11-02')).json()
    expect(day).toMatchObject({
      ways: [
        { way: 'bank', received: 1000.5, refunded: -0.5 },
        { way: 'cash', received: 600, refunded: 0 },
      ],
      cash: [
        { driver: 'Murugan', amount: 500 },
        { driver: null, amount: 100 },
      ],
      total: 1600,
    })
    expect(day.payments).toHaveLength(4)
    expect((await get('day?day=2026-11-03')).json()).toMatchObject({ payments: [], total: 0 })
  })

  it('of a month have what was driven, booked, taken and is outstanding, beside the month before', async () => {
    const id = await drivenTrip()
    await drivenTrip()
    await book(app, outstation(await insertCab(app)))
    await post(`bookings/${id}/payments`, { way: 'cash', amount: 670 })
    const vehicleId = await insertVehicle(app, await insertCab(app))
    const driverId = await insertDriver(app)
    const trip = await app.database.db
      .selectFrom('bookings')
      .select(['startsAt', 'endsAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await app.database.db
      .insertInto('assignments')
      .values({ ...trip, bookingId: id, vehicleId, driverId, code: '1234' })
      .execute()
    const december = (await get('month?month=2026-12')).json()
    expect(december).toMatchObject({
      now: { driven: 2, drivenTotal: 37_340, booked: 0, received: 0, outstanding: 36_670 },
      before: { month: '2026-11', booked: 3, received: 670, driven: 0 },
      routes: [{ from: 'tn-chennai', to: 'tn-madurai', trips: 2, total: 37_340 }],
      vehicles: [{ name: 'TN 01 AB 1000', days: 3 }],
    })
    expect((await get('month?month=2026-13')).json().errors).toMatchObject([{ path: 'month', code: 'month' }])
  })

  it('have a register of sales whose sum is that of the documents, the same bytes each time', async () => {
    const one = (await post(`bookings/${await drivenTrip()}/invoice`)).json().document
    await post(`bookings/${await drivenTrip()}/invoice`)
    await post(`invoices/${one.number}/credit-note`, { reason: 'Wrong name' })
    const [first, again] = await Promise.all([1, 2].map(() => get('sales.csv?month=2026-11')))
    expect(first?.body).toBe(again?.body)
    const [head = '', ...lines] = (first?.body ?? '').trim().split('\r\n')
    const at = head.split(',').indexOf('"Total"')
    const totals = lines.map((line) => Number(line.split(',')[at]))
    expect(totals).toEqual([18_670, 18_670, -18_670])
    expect((await get('sales.csv?month=2026-12')).body.trim().split('\r\n')).toHaveLength(1)
  })

  it('are for owners', async () => {
    const clerk = await sessionOf(app, 'clerk')
    for (const url of ['day?day=2026-11-02', 'month?month=2026-11', 'sales.csv?month=2026-11'])
      expect((await get(url, clerk)).statusCode).toBe(403)
  })
})
