import type { FastifyInstance } from 'fastify'
import { type BoardReply, PlanReply, BoardReply as Reply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'

eachRoute('the board', (engine) => {
  let now = NOON
  let app: FastifyInstance
  let cookie: string
  let cab: string

  beforeEach(async () => {
    now = NOON
    app = await engine.sharedApp({}, { now: () => now })
    for (const table of ['assignments', 'outbox', 'bookings', 'vehicles', 'drivers'] as const)
      await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app, 'clerk')
    cab = await insertCab(app)
  })

  const get = (from: string, to: string) =>
    app.inject({ url: `/api/v1/board?from=${from}&to=${to}`, headers: { cookie } })
  const board = async (from: string, to: string): Promise<BoardReply> => Reply.parse((await get(from, to)).json())
  const idOf = async (changes = {}): Promise<string> => (await book(app, outstation(cab, changes))).json().booking._id
  const post = (call: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/v1/bookings/${call}`, headers: { cookie }, payload })

  it('plans a day: each trip its nearest car, in time order, and never what an assignment refuses', async () => {
    const [base, away] = [
      await insertVehicle(app, cab),
      await insertVehicle(app, cab, { registration: 'TN 58 AA 1', base: 'tn-madurai' }),
    ]
    const driverId = await insertDriver(app)
    const drop = { triptype: 'Drop Trip', PickUpdate: '2026-12-24', pickUpTime: '06:30' }
    const local = { ...drop, from: 'tn-madurai', to: 'tn-theni', distance: '77', pickUpTime: '08:00' }
    const ids = [await idOf(drop), await idOf(local)]
    for (const id of ids) await post(`${id}/state`, { to: 'confirmed' })
    await idOf({ ...drop, PickUpdate: '2026-12-26', returndate: '2026-12-26' })
    const plan = async () =>
      PlanReply.parse((await app.inject({ url: '/api/v1/board/plan?day=2026-12-24', headers: { cookie } })).json())
        .trips
    const [first, second] = await plan()
    expect(first).toMatchObject({
      _id: ids[0],
      vehicle: { id: base, near: { city: 'tn-chennai' } },
      driver: { id: driverId },
    })
    // The one driver is under way by then.
    expect(second).toMatchObject({ _id: ids[1], vehicle: { id: away, near: { city: 'tn-madurai' } }, driver: null })
    expect((await post(`${ids[0]}/assign`, { vehicleId: base, driverId })).statusCode).toBe(200)
    expect((await plan()).map(({ _id }) => _id)).toEqual([ids[1]])
  })

  it('has the trips of its days with who drives them, and all vehicles and drivers', async () => {
    const vehicleId = await insertVehicle(app, cab)
    const driverId = await insertDriver(app)
    const off = await insertVehicle(app, cab, { registration: 'TN 01 AB 1001', enabled: 0 })
    await insertVehicle(app, cab, { registration: 'TN 01 AB 1002', deletedAt: NOON })
    const id = await idOf()
    await post(`${id}/state`, { to: 'confirmed' })
    expect((await post(`${id}/assign`, { vehicleId, driverId })).statusCode).toBe(200)
    const later = await idOf({ PickUpdate: '2026-12-27', returndate: '2026-12-28' })

    const { trips, vehicles, drivers } = await board('2026-12-21', '2026-12-27')
    expect(trips.map(({ _id }) => _id)).toEqual([id, later])
    expect(trips[0]).toMatchObject({
      ...{ status: 'assigned', name: 'Asha Kumar', from: 'tn-chennai', to: 'tn-madurai', cab: 'Toyota Innova Crysta' },
      ...{ startsAt: '2026-12-24T01:00:00.000Z', endsAt: '2026-12-26T14:30:00.000Z', due: false },
      ...{ pickUpLocation: 'Chennai Central', assignment: { vehicleId, driverId } },
    })
    expect(trips[1]?.assignment).toBeNull()
    expect(vehicles).toEqual([
      {
        id: vehicleId,
        registration: 'TN 01 AB 1000',
        cab: 'Toyota Innova Crysta',
        ...{ enabled: true, stands: 'tn-chennai', away: [] },
      },
      {
        id: off,
        registration: 'TN 01 AB 1001',
        cab: 'Toyota Innova Crysta',
        ...{ enabled: false, stands: 'tn-chennai', away: [] },
      },
    ])
    expect(drivers).toEqual([{ id: driverId, name: 'Murugan', enabled: true, away: [] }])
  })

  it('says where each vehicle stands at the end of its first day, or that it is on the way', async () => {
    const vehicleId = await insertVehicle(app, cab)
    const drop = { triptype: 'Drop Trip', pickUpTime: '10:30', returndate: '2026-12-24' }
    const id = await idOf(drop)
    await post(`${id}/state`, { to: 'confirmed' })
    await post(`${id}/assign`, { vehicleId, driverId: await insertDriver(app) })
    const standsOn = async (day: string) => (await board(day, day)).vehicles.map(({ stands }) => stands)
    expect(await standsOn('2026-12-23')).toEqual(['tn-chennai'])
    expect(await standsOn('2026-12-24')).toEqual(['tn-madurai'])
    expect(await standsOn('2026-12-25')).toEqual(['tn-chennai'])
    await app.database.db
      .updateTable('assignments')
      .set({ endsAt: Date.parse('2026-12-25T03:00:00+05:30') })
      .execute()
    expect(await standsOn('2026-12-24')).toEqual([null])
  })

  it('has a trip on each day that it lasts, and none that was cancelled', async () => {
    const id = await idOf()
    const daysOf = async (day: string) => (await board(day, day)).trips.map(({ _id }) => _id)
    expect(await Promise.all(['2026-12-23', '2026-12-24', '2026-12-26', '2026-12-27'].map(daysOf))).toEqual([
      ...[[], [id], [id], []],
    ])
    await post(`${id}/state`, { to: 'cancelled' })
    expect(await daysOf('2026-12-25')).toEqual([])
  })

  it('marks what nobody drives 12 hours before its pick-up', async () => {
    await idOf()
    now = Date.parse('2026-12-23T18:30:00+05:30')
    cookie = await sessionOf(app, 'clerk')
    const due = async () => (await board('2026-12-24', '2026-12-24')).trips.map((trip) => trip.due)
    expect(await due()).toEqual([false])
    now += 1
    expect(await due()).toEqual([true])
  })

  it('marks what leaves the state without a passenger list, from the day before', async () => {
    const id = await idOf({ to: 'ka-bengaluru-urban', distance: '346' })
    await idOf()
    const marked = async () => (await board('2026-12-24', '2026-12-24')).trips.map((trip) => trip.listMissing ?? false)
    now = Date.parse('2026-12-22T23:59:00+05:30')
    cookie = await sessionOf(app, 'clerk')
    expect((await marked()).sort()).toEqual([false, false])
    now += 60_000
    expect((await marked()).sort()).toEqual([false, true])
    const list = { origin: 'Chennai', destination: 'Bengaluru', passengers: [{ name: 'Asha Kumar', age: 40 }] }
    await app.touristLists.save(id, list)
    expect((await marked()).sort()).toEqual([false, false])
  })

  it('keeps a deleted vehicle and driver on the days that they drive', async () => {
    const vehicleId = await insertVehicle(app, cab, { deletedAt: NOON })
    const driverId = await insertDriver(app, { deletedAt: NOON })
    const id = await idOf()
    const { db } = app.database
    const { startsAt, endsAt } = await db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
    await db
      .insertInto('assignments')
      .values({ bookingId: id, vehicleId, driverId, startsAt, endsAt, code: '1234' })
      .execute()
    const day = await board('2026-12-25', '2026-12-25')
    expect(day.vehicles).toMatchObject([{ id: vehicleId, enabled: false }])
    expect(day.drivers).toMatchObject([{ id: driverId, enabled: false }])
    expect((await board('2026-12-28', '2026-12-28')).vehicles).toEqual([])
  })

  it('has 31 days at most, in order, and is for staff', async () => {
    expect((await get('2026-12-01', '2026-12-31')).statusCode).toBe(200)
    expect((await get('2026-12-01', '2027-01-01')).statusCode).toBe(400)
    expect((await get('2026-12-02', '2026-12-01')).statusCode).toBe(400)
    expect((await get('2026-12-02', 'soon')).statusCode).toBe(400)
    expect((await app.inject('/api/v1/board?from=2026-12-01&to=2026-12-02')).statusCode).toBe(401)
  })
})
