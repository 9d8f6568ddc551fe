import type { FastifyInstance } from 'fastify'
import { FreeCabsReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { BY_DESK, book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachEngine } from '../../testing/engines.ts'
import { insertDriver, insertVehicle } from '../../testing/fleet.ts'
import { watchedDatabase } from '../../testing/watched-database.ts'
import { bookingRepository } from '../repository.ts'

/** The times of the trip of `outstation`. */
const CHRISTMAS = {
  ...{ triptype: 'Outstation', PickUpdate: '2026-12-24', pickUpTime: '06:30' },
  ...{ returndate: '2026-12-26', ReturnTime: '20:00' },
}

eachEngine('free cabs', (engine) => {
  let app: FastifyInstance
  let cab: string
  let other: string

  beforeEach(async () => {
    app = await engine.sharedApp({ RATE_LIMIT: 'off' }, { now: () => NOON })
    for (const table of ['bookings', 'vehicles', 'drivers', 'cabs'] as const)
      await app.database.db.deleteFrom(table).execute()
    cab = await insertCab(app)
    other = await insertCab(app)
  })

  const ask = (trip: object = CHRISTMAS, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/api/v1/free-cabs', payload: trip, headers })
  const cabsFor = async (trip?: object, headers?: Record<string, string>) =>
    FreeCabsReply.parse((await ask(trip, headers)).json()).cabs
  const isFree = async (trip?: object) => (await cabsFor(trip)).find((one) => one.cab === cab)?.free
  async function confirmed(): Promise<{ _id: string; reference: string }> {
    const { booking } = (await book(app, outstation(cab))).json()
    await app.bookings.takeStep(booking._id, { to: 'confirmed', tell: false }, BY_DESK)
    return booking
  }

  it('are those of which a vehicle is left at some time of the trip, with an hour between', async () => {
    await insertVehicle(app, cab)
    await insertVehicle(app, cab, { registration: 'TN 01 AB 1001' })
    await insertVehicle(app, cab, { registration: 'TN 01 AB 1002', enabled: 0 })
    await book(app, outstation(cab))
    await confirmed()
    expect(await isFree()).toBe(true)
    await confirmed()
    expect(await isFree()).toBe(false)
    const drop = { triptype: 'Drop Trip', PickUpdate: '2026-12-26', distance: '40' }
    expect(await isFree({ ...drop, pickUpTime: '20:59' })).toBe(false)
    expect(await isFree({ ...drop, pickUpTime: '21:00' })).toBe(true)
    const before = { ...drop, PickUpdate: '2026-12-24', pickUpTime: '01:00' }
    expect(await isFree({ ...before, distance: '200' })).toBe(true)
    expect(await isFree({ ...before, distance: '220' })).toBe(false)
    // By highway as for the booking itself.
    const cities = { from: 'tn-chennai', to: 'tn-madurai' }
    expect(await isFree({ ...before, ...cities, distance: '220' })).toBe(true)
  })

  it('name the trips in the way to the desk, not to visitors', async () => {
    const { reference } = await confirmed()
    expect((await cabsFor()).sort((one) => (one.cab === cab ? -1 : 1))).toEqual([
      { cab, free: false },
      { cab: other, free: true },
    ])
    const forDesk = await cabsFor(CHRISTMAS, { cookie: await sessionOf(app) })
    expect(forDesk).toContainEqual({
      ...{ cab, free: false },
      trips: [{ reference, startsAt: '2026-12-24T01:00:00.000Z', endsAt: '2026-12-26T14:30:00.000Z' }],
    })
    expect(forDesk).toContainEqual({ cab: other, free: true, trips: [] })
  })

  it('count a vehicle under its own cab when it drives a trip booked with another', async () => {
    const { _id } = await confirmed()
    const vehicleId = await insertVehicle(app, other)
    const reply = await app.inject({
      ...{ method: 'POST', url: `/api/v1/bookings/${_id}/assign`, headers: { cookie: await sessionOf(app) } },
      payload: { vehicleId, driverId: await insertDriver(app) },
    })
    expect(reply.statusCode).toBe(200)
    expect(await cabsFor()).toEqual(
      expect.arrayContaining([
        { cab, free: true },
        { cab: other, free: false },
      ]),
    )
  })

  it('do not count a vehicle that is away on a day of the trip, however often that is noted, nor does a confirmation', async () => {
    await insertVehicle(app, cab)
    const away = await insertVehicle(app, cab, { registration: 'TN 01 AB 1001' })
    const days = { vehicleId: away, driverId: null, kind: 'service' as const, note: '' }
    const absences = ['2026-12-25', '2026-12-26'].map((firstDay) => ({
      ...days,
      id: firstDay,
      firstDay,
      lastDay: '2026-12-26',
    }))
    await app.database.db.insertInto('absences').values(absences).execute()
    expect(await isFree()).toBe(true)
    const { reference } = await confirmed()
    expect(await isFree()).toBe(false)
    const forDesk = await cabsFor(CHRISTMAS, { cookie: await sessionOf(app) })
    expect(forDesk.find((one) => one.cab === cab)?.trips).toMatchObject([{ reference }])
    await expect(confirmed()).rejects.toThrow(/No vehicle of this cab is left at that time: .*TN 01 AB 1001 is away/)
    expect(await isFree({ triptype: 'Drop Trip', PickUpdate: '2026-12-27', pickUpTime: '00:00', distance: '40' })).toBe(
      true,
    )
  })

  it('do not count the booking whose place the trip takes', async () => {
    const { _id } = await confirmed()
    expect(await isFree({ ...CHRISTMAS, insteadOf: _id })).toBe(true)
  })

  it('are those that can be booked for the trip type', async () => {
    const local = await insertCab(app, { tripTypes: ['Local Trip'] })
    const hidden = await insertCab(app, { availability: 0 })
    const ids = (await cabsFor()).map((one) => one.cab)
    expect(ids).not.toContain(local)
    expect(ids).not.toContain(hidden)
  })

  it('are found with three queries, however many cabs are held', async () => {
    await confirmed()
    const { database, asked } = await watchedDatabase(app)
    const span = { startsAt: Date.parse('2026-12-24T01:00:00Z'), endsAt: Date.parse('2026-12-26T14:30:00Z') }
    const full = await bookingRepository(
      database,
      () => NOON,
      async () => {},
    ).fullCabs({ id: null, ...span })
    expect([...full.keys()]).toEqual([cab])
    expect(asked.filter((query) => query.startsWith('select'))).toHaveLength(3)
  })

  it.each([
    ['a trip that comes back, without its return', { returndate: '' }, 'returndate'],
    ['a Drop Trip without its distance', { triptype: 'Drop Trip' }, 'distance'],
    ['a return before the pick-up', { returndate: '2026-12-23' }, 'ReturnTime'],
    ['a trip without a time', { pickUpTime: '' }, 'pickUpTime'],
  ])('are not looked for of %s', async (_what, part, path) => {
    const reply = await ask({ ...CHRISTMAS, ...part })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors.map((error: { path: string }) => error.path)).toEqual([path])
  })
})
