import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachEngine } from '../../testing/engines.ts'
import { insertDriver, insertVehicle } from '../../testing/fleet.ts'

eachEngine('an assignment', (engine) => {
  let app: FastifyInstance
  let cookie: string
  let cab: string
  let vehicle: string
  let driver: string

  beforeEach(async () => {
    app = await engine.sharedApp({ RATE_LIMIT: 'off' }, { now: () => NOON })
    for (const table of ['bookings', 'vehicles', 'drivers', 'cabs'] as const)
      await app.database.db.deleteFrom(table).execute()
    cookie = await sessionOf(app)
    cab = await insertCab(app)
    vehicle = await insertVehicle(app, cab)
    driver = await insertDriver(app)
  })

  const post = (path: string, payload: object, on = app) =>
    on.inject({ method: 'POST', url: `/api/v1/bookings/${path}`, payload, headers: { cookie } })
  /** A confirmed drop from Chennai to Madurai, or another trip; gives its id. */
  async function confirmed(changes: Parameters<typeof outstation>[1] = {}): Promise<string> {
    const { _id } = (await book(app, outstation(cab, { triptype: 'Drop Trip', ...changes }))).json().booking
    await app.database.db.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', _id).execute()
    return _id
  }
  const assign = (id: string, payload: object = {}, on = app) =>
    post(`${id}/assign`, { vehicleId: vehicle, driverId: driver, ...payload }, on)
  const free = async (id: string) =>
    (await app.inject({ url: `/api/v1/bookings/${id}/free`, headers: { cookie } })).json()

  it('is shown with plate, driver and 4 digits, changed, taken back, and gone once the trip is cancelled', async () => {
    const id = await confirmed()
    const { booking } = (await assign(id)).json()
    expect(booking).toMatchObject({
      status: 'assigned',
      assignment: {
        vehicle: { id: vehicle, registration: 'TN 01 AB 1000', cab: 'Toyota Innova Crysta' },
        driver: { id: driver, name: 'Murugan', mobile: '+919840012345' },
        code: expect.stringMatching(/^\d{4}$/),
      },
      history: [{ status: 'new' }, { status: 'assigned', by: 'Desk' }],
    })
    const other = await insertDriver(app, { name: 'Selvam', mobile: '+919840012346' })
    const changed = (await assign(id, { driverId: other })).json().booking.assignment
    expect(changed).toMatchObject({ driver: { name: 'Selvam' }, code: booking.assignment.code })
    const back = (await post(`${id}/state`, { to: 'confirmed' })).json().booking
    expect(back).toMatchObject({ status: 'confirmed', assignment: null })
    await assign(id)
    const cancelled = (await post(`${id}/state`, { to: 'cancelled', reason: 'Asked to' })).json().booking
    expect(cancelled).toMatchObject({ status: 'cancelled', assignment: null })
  })

  it('the car that stands where a trip begins is the first, with where it stands and its empty km', async () => {
    const away = await insertVehicle(app, cab, { registration: 'TN 99 ZZ 9999' })
    const driven = await insertDriver(app, { name: 'Zubin', mobile: '+919840012399' })
    // 06:30 from Chennai, and in Madurai some ten hours later.
    await assign(await confirmed(), { vehicleId: away, driverId: driven })
    const back = await confirmed({ from: 'tn-madurai', to: 'tn-chennai', pickUpTime: '20:00' })
    const { vehicles, drivers } = await free(back)
    const standing = { city: 'tn-madurai', since: expect.any(String), emptyKm: expect.any(Number) }
    expect(vehicles[0]).toMatchObject({ id: away, inTheWay: [], near: standing })
    expect(drivers[0]).toMatchObject({ id: driven, inTheWay: [], near: standing })
    expect(vehicles[0].near.emptyKm).toBeLessThan(0)
    expect(vehicles[1]).toMatchObject({ id: vehicle, near: { city: 'tn-chennai', since: null } })
    // One whose base is there comes first once the other has a trip of its own.
    const local = await insertVehicle(app, cab, { registration: 'TN 58 AA 1', base: 'tn-madurai' })
    await assign(back, { vehicleId: away, driverId: driven })
    const later = await confirmed({ from: 'tn-madurai', to: 'tn-theni', distance: '77', pickUpTime: '21:00' })
    expect((await free(later)).vehicles[0]).toMatchObject({ id: local, near: { city: 'tn-madurai', since: null } })
  })

  describe('is refused with the reason', () => {
    it('for a booking that is not confirmed', async () => {
      const { _id } = (await book(app, outstation(cab))).json().booking
      const reply = await assign(_id)
      expect([reply.statusCode, reply.json().detail]).toEqual([
        409,
        'A booking that is new cannot become assigned, only confirmed or cancelled.',
      ])
    })

    it('while vehicle or driver is on another trip, or on the way from it', async () => {
      // 06:30 from Chennai, and in Madurai some ten hours later.
      const first = await confirmed()
      expect((await assign(first)).statusCode).toBe(200)
      // From Madurai it may go on an hour after the arrival, from Chennai only after the way back.
      const onwards = await confirmed({ from: 'tn-madurai', to: 'tn-theni', distance: '77', pickUpTime: '18:00' })
      const again = await confirmed({ pickUpTime: '20:00' })
      const [refused] = (await free(again)).vehicles
      expect(refused).toMatchObject({ id: vehicle, inTheWay: [{ code: 'trip', minutes: expect.any(Number) }] })
      const reply = await assign(again)
      expect([reply.statusCode, reply.json().detail]).toMatchObject([409, expect.stringContaining('drives TT-')])
      expect(reply.json().detail).toContain('Murugan drives')
      expect((await free(onwards)).drivers).toMatchObject([{ id: driver, inTheWay: [] }])
      expect((await assign(onwards)).statusCode).toBe(200)
    })

    it('for papers that end before the trip does, unless the desk gives a reason', async () => {
      const id = await confirmed()
      const paper = { id: newId(), vehicleId: vehicle, driverId: null, kind: 'permit' as const, number: '' }
      await app.database.db
        .insertInto('papers')
        .values({ ...paper, lastDay: '2026-12-23' })
        .execute()
      const reply = await assign(id)
      expect([reply.statusCode, reply.json().detail]).toEqual([
        409,
        'TN 01 AB 1000: the permit ends on 23 Dec 2026, before the trip does.',
      ])
      const overridden = await assign(id, { reason: 'Renewed today' })
      expect(overridden.json().booking.history.at(-1)).toMatchObject({ status: 'assigned', reason: 'Renewed today' })
    })

    it('outside the home state of its plate, unless the desk gives a reason', async () => {
      const abroad = { from: 'ka-mysuru', to: 'kl-ernakulam', distance: '380' }
      const [id, back] = [
        await confirmed(abroad),
        await confirmed({ ...abroad, to: 'tn-chennai', pickUpTime: '08:00' }),
      ]
      expect((await free(id)).vehicles[0].inTheWay).toEqual([{ code: 'home-state', state: 'TN' }])
      expect((await free(back)).vehicles[0].inTheWay).toEqual([])
      const bharat = await insertVehicle(app, cab, { registration: '22 BH 1234 AA' })
      expect((await free(id)).vehicles[0]).toMatchObject({ id: bharat, inTheWay: [] })
      expect((await assign(id)).json().detail).toContain('neither begins nor ends in its home state (TN)')
      const { history } = (await assign(id, { reason: 'Permit of 2026 is in the car' })).json().booking
      expect(history.at(-1)).toMatchObject({ status: 'assigned', reason: 'Permit of 2026 is in the car' })
    })

    it('for days of service, leave or sickness within the trip, which are refused while it has trips then', async () => {
      const id = await confirmed()
      const change = (path: string, kind: string, firstDay: string, lastDay: string) =>
        app.inject({
          ...{ method: 'PATCH', url: `/api/v1/${path}`, headers: { cookie } },
          payload: { absences: [{ kind, firstDay, lastDay }] },
        })
      await change(`vehicles/${vehicle}`, 'service', '2026-12-20', '2026-12-24')
      await change(`drivers/${driver}`, 'sickness', '2026-12-24', '2026-12-24')
      expect((await free(id)).drivers).toMatchObject([{ inTheWay: [{ code: 'away', kind: 'sickness' }] }])
      expect((await assign(id, { reason: 'Please' })).json()).toMatchObject({
        ...{
          status: 409,
          detail: expect.stringContaining('TN 01 AB 1000 is away from 20 Dec 2026 to 24 Dec 2026: service.'),
        },
      })
      expect((await change(`drivers/${driver}`, 'leave', '2026-12-24', '2026-12-23')).statusCode).toBe(400)
      await change(`vehicles/${vehicle}`, 'service', '2026-12-20', '2026-12-23')
      await change(`drivers/${driver}`, 'leave', '2026-12-26', '2026-12-26')
      expect((await assign(id)).statusCode).toBe(200)
      const late = await change(`drivers/${driver}`, 'sickness', '2026-12-24', '2026-12-24')
      expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining('TT-')])
    })

    it('for one that is off duty, too small, without a number, or gone', async () => {
      const id = await confirmed({ NumberOfPersons: '6' })
      const small = await insertVehicle(app, await insertCab(app, { seats: 4 }), { registration: 'TN 01 AB 2000' })
      const off = await insertVehicle(app, cab, { registration: 'TN 01 AB 3000', enabled: 0 })
      const nameless = await insertVehicle(app, cab, { registration: null })
      for (const [vehicleId, text] of [
        [small, 'TN 01 AB 2000 has 4 seats.'],
        [off, 'TN 01 AB 3000 is off duty.'],
        [nameless, 'Toyota Innova Crysta has no registration number yet.'],
      ] as const)
        expect((await assign(id, { vehicleId })).json()).toMatchObject({ status: 409, detail: text })
      expect((await assign(id, { vehicleId: 'none' })).json().errors).toMatchObject([
        { path: 'vehicleId', code: 'gone' },
      ])
    })
  })

  it('of 200 at the same time for one driver, overlapping, succeeds for exactly one', async () => {
    const apps =
      engine.name === 'postgres' ? [app, await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })] : [app]
    const ids: string[] = []
    for (let n = 0; n < 200; n++) ids.push(await confirmed({ pickUpTime: `0${n % 10}:00` }))
    const vehicles: string[] = []
    for (let n = 0; n < 20; n++) vehicles.push(await insertVehicle(app, cab, { registration: `TN 02 AB ${1000 + n}` }))
    const replies = await Promise.all(
      ids.map((id, n) => assign(id, { vehicleId: vehicles[n % 20] }, apps[n % apps.length])),
    )
    const codes = replies.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    // A server that is asked too much at once says so; nothing is stored then.
    expect(codes.filter((code) => code === 409 || code === 503)).toHaveLength(199)
    expect(await app.database.db.selectFrom('assignments').selectAll().execute()).toHaveLength(1)
  })

  it('frees both at the end, and keeps a vehicle or driver with trips to come from being deleted or put off duty', async () => {
    const id = await confirmed()
    await assign(id)
    for (const path of [`vehicles/${vehicle}`, `drivers/${driver}`]) {
      const refused = await app.inject({ method: 'DELETE', url: `/api/v1/${path}`, headers: { cookie } })
      expect([refused.statusCode, refused.json().detail]).toMatchObject([409, expect.stringContaining('(24 Dec 2026)')])
      const off = await app.inject({
        ...{ method: 'PATCH', url: `/api/v1/${path}`, payload: { enabled: false }, headers: { cookie } },
      })
      expect(off.statusCode).toBe(409)
    }
    await post(`${id}/state`, { to: 'confirmed' })
    const gone = await app.inject({ method: 'DELETE', url: `/api/v1/vehicles/${vehicle}`, headers: { cookie } })
    expect(gone.statusCode).toBe(200)
  })

  it('a cab with two vehicles can be confirmed for two parties at once, and not for a third', async () => {
    await insertVehicle(app, cab, { registration: 'TN 01 AB 4000' })
    const three = []
    for (let n = 0; n < 3; n++) three.push((await book(app, outstation(cab))).json().booking._id)
    const replies = []
    for (const id of three) replies.push(await post(`${id}/state`, { to: 'confirmed' }))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 409])
    expect(replies[2]?.json().detail).toContain('All 2 vehicles of this cab are already confirmed for')
  })
})
