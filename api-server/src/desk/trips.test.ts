import type { FastifyInstance } from 'fastify'
import { type BookingStatus, DeskSummaryReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const HOUR = 3_600_000

eachRoute('the desk’s first page', (engine) => {
  let app: FastifyInstance
  let cab: string

  beforeEach(async () => {
    app = await engine.sharedApp({ RATE_LIMIT: 'off' }, { now: () => NOON })
    for (const table of ['bookings', 'cabs'] as const) await app.database.db.deleteFrom(table).execute()
    cab = await insertCab(app)
  })

  /** A trip from so many hours after now to so many; its name says both. */
  async function trip(status: BookingStatus, from: number, to: number) {
    const name = `${status} ${from} ${to}`
    const { _id } = (await book(app, outstation(cab))).json().booking
    const times = { startsAt: NOON + from * HOUR, endsAt: NOON + to * HOUR }
    await app.database.db
      .updateTable('bookings')
      .set({ status, name, ...times })
      .where('id', '=', _id)
      .execute()
  }
  const summary = async () =>
    DeskSummaryReply.parse(
      (await app.inject({ url: '/api/v1/desk/summary', headers: { cookie: await sessionOf(app) } })).json(),
    )
  const names = (trips: { name: string }[]) => trips.map(({ name }) => name)

  it('names the trips within 12 hours or past that nobody drives, the earliest first', async () => {
    await trip('confirmed', 11.9, 20)
    await trip('new', 2, 20)
    await trip('new', -90, -80)
    await trip('confirmed', 12.1, 20)
    await trip('assigned', 1, 20)
    await trip('cancelled', 1, 20)
    const { dueTrips, dueTripsTotal, overTripsTotal } = await summary()
    expect(names(dueTrips)).toEqual(['new -90 -80', 'new 2 20', 'confirmed 11.9 20'])
    expect([dueTripsTotal, overTripsTotal]).toEqual([3, 0])
    expect(dueTrips[0]).toMatchObject({ status: 'new', from: 'tn-chennai', PickUpdate: '2026-12-24' })
  })

  it('names the trips that have ended, or should have two hours ago, and are not closed', async () => {
    await trip('ended', -3, -1)
    await trip('started', -5, -2.1)
    await trip('assigned', -9, -3)
    await trip('started', -5, -1.9)
    await trip('completed', -50, -40)
    await trip('no show', -50, -40)
    const { overTrips, overTripsTotal, dueTripsTotal } = await summary()
    expect(names(overTrips)).toEqual(['assigned -9 -3', 'started -5 -2.1', 'ended -3 -1'])
    expect([overTripsTotal, dueTripsTotal]).toEqual([3, 0])
  })

  it('names 20 of many, and counts all', async () => {
    for (let at = 0; at < 21; at += 1) await trip('confirmed', at / 10, 20)
    const { dueTrips, dueTripsTotal } = await summary()
    expect([dueTrips.length, dueTripsTotal]).toEqual([20, 21])
  })

  it('sorts the working day: now, later, tomorrow, and who comes back today', async () => {
    for (const [status, from, to] of [
      ['started', -50, 5],
      ['started', -2, 30],
      ['confirmed', 0.5, 20],
      ['new', 6, 20],
      ['assigned', 20, 40],
      ['confirmed', 40, 60],
      ['completed', -5, -1],
      ['cancelled', 6, 20],
    ] as const)
      await trip(status, from, to)
    const { day } = await summary()
    expect(Object.fromEntries(Object.entries(day).map(([part, trips]) => [part, names(trips)]))).toEqual({
      now: ['started -2 30', 'confirmed 0.5 20'],
      later: ['new 6 20'],
      tomorrow: ['assigned 20 40'],
      returning: ['started -50 5'],
    })
    expect(day.later[0]).toMatchObject({ vehicle: null, driver: null, balance: 18_670, to: 'tn-madurai' })
  })

  it('counts the trips that have ended and are not paid in full', async () => {
    await trip('ended', -30, -5)
    await trip('ended', -30, -4)
    await trip('completed', -30, -3)
    const paid = await app.database.db.selectFrom('bookings').selectAll().where('name', '=', 'ended -30 -4').execute()
    const [booking] = paid
    const payment = { way: 'cash', amount: 18_670 }
    const headers = { cookie: await sessionOf(app) }
    await app.inject({ method: 'POST', url: `/api/v1/bookings/${booking?.id}/payments`, payload: payment, headers })
    expect((await summary()).unpaidTotal).toBe(1)
  })
})
