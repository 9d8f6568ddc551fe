import type { FastifyInstance } from 'fastify'
import { ReturnOffersReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachEngine } from '../../testing/engines.ts'
import { insertDriver, insertVehicle } from '../../testing/fleet.ts'

const BACK = { triptype: 'Drop Trip' as const, from: 'tn-madurai', to: 'tn-chennai', pickUpTime: '20:00' }
const OWNER = { byName: 'Owner', allows: () => true }

eachEngine('a return offer', (engine) => {
  let app: FastifyInstance
  let cookie: string
  let cab: string
  let vehicle: string
  let driver: string

  beforeEach(async () => {
    app = await engine.sharedApp({ RATE_LIMIT: 'off' }, { now: () => NOON })
    for (const table of ['bookings', 'vehicles', 'drivers', 'cabs'] as const)
      await app.database.db.deleteFrom(table).execute()
    await app.settings.edit({ returnPercent: 25 }, OWNER)
    cookie = await sessionOf(app)
    cab = await insertCab(app, { cabClass: 'sedan' })
    vehicle = await insertVehicle(app, cab)
    driver = await insertDriver(app)
  })

  const desk = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/v1/bookings/${path}`, payload, headers: { cookie } })
  const read = async (path: string) => (await app.inject({ url: `/api/v1/${path}`, headers: { cookie } })).json()
  const confirm = (id: string) => desk(`${id}/state`, { to: 'confirmed' })
  async function assigned(changes: object = {}, vehicleId = vehicle): Promise<string> {
    const trip = outstation(cab, { triptype: 'Drop Trip', ...changes })
    const { _id } = (await book(app, trip)).json().booking
    await confirm(_id)
    expect((await desk(`${_id}/assign`, { vehicleId, driverId: driver })).statusCode).toBe(200)
    return _id
  }
  const offers = async (from = BACK.from, to = BACK.to) => {
    const reply = await app.inject({ url: `/api/v1/return-offers?from=${from}&to=${to}` })
    return ReturnOffersReply.parse(reply.json()).offers
  }
  const gone = () => expect.poll(() => offers(), { interval: 100 }).toEqual([])
  const there = () => expect.poll(() => offers(), { interval: 100 }).toHaveLength(1)
  const take = (changes: object = {}, cabId = cab) =>
    book(app, { ...outstation(cabId, { ...BACK, ...changes }), returnOffer: true })

  it('says class, percent and hours of the way back, to the city beside it too, and nothing of car or people', async () => {
    await assigned()
    await there()
    const [offer] = await offers()
    expect(offer).toEqual({
      ...{ cabClass: 'sedan', seats: 7, percent: 25 },
      ...{ from: expect.stringMatching(/^2026-12-24T/), until: expect.stringMatching(/^2026-12-24T/) },
    })
    const hours = (Date.parse(offer?.until ?? '') - Date.parse(offer?.from ?? '')) / 3_600_000
    expect(Math.round(hours)).toBe(12)
    expect(await offers('tn-madurai', 'tn-tiruchirappalli')).toHaveLength(1)
    expect(await offers('tn-madurai', 'ka-bengaluru-urban')).toEqual([])
    expect(await offers('tn-chennai', 'tn-madurai')).toEqual([])
  })

  it('sells the way back for less; that car is proposed first, for the trip and in the plan of the day', async () => {
    const near = await insertVehicle(app, cab, { registration: 'TN 58 AA 1', base: 'tn-madurai' })
    await assigned()
    const { booking } = (await take()).json()
    const { lines, usual } = {
      lines: booking.fareLines.map(({ code, amount, origin }: Record<string, unknown>) => [code, amount, origin]),
      usual: 462 * 35 + 2500,
    }
    expect(lines).toContainEqual(['return', -usual / 4, 'offer'])
    expect(booking.total).toBe((usual * 3) / 4)
    await gone()
    await confirm(booking._id)
    const { vehicles } = await read(`bookings/${booking._id}/free`)
    expect(vehicles.map(({ id, promised }: { id: string; promised?: true }) => [id, promised])).toEqual([
      [vehicle, true],
      [near, undefined],
    ])
    const { trips } = await read('board/plan?day=2026-12-24')
    expect(trips).toMatchObject([{ _id: booking._id, vehicle: { id: vehicle, promised: true } }])
  })

  it('holds its own car once confirmed, whatever holds the booked cab of that class', async () => {
    const other = await insertCab(app, { cabClass: 'sedan' })
    await assigned()
    await confirm((await book(app, outstation(other, BACK))).json().booking._id)
    const { booking } = (await take({}, other)).json()
    expect((await confirm(booking._id)).statusCode).toBe(200)
    const { cabs } = (
      await app.inject({
        method: 'POST',
        url: '/api/v1/free-cabs',
        payload: { ...BACK, PickUpdate: booking.PickUpdate, distance: '462' },
      })
    ).json()
    expect(cabs).toContainEqual({ cab, free: false })
  })

  it('is for one of fifty at once; the others learn that it was taken, and what the trip usually costs', async () => {
    await assigned()
    const replies = await Promise.all(Array.from({ length: 50 }, () => take()))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = replies.filter(({ statusCode }) => statusCode === 409).map((reply) => reply.json().detail)
    expect(new Set(refused)).toEqual(
      new Set(['This return offer was just taken, and nothing was booked. The usual price of the trip is ₹18,670.']),
    )
    expect(refused).toHaveLength(49)
    const { count } = await app.database.db
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(2)
  })

  it('is gone once its drop is cancelled or its car planned otherwise, and comes again where a sale is cancelled', async () => {
    const drop = await assigned()
    await there()
    const { booking } = (await take()).json()
    await gone()
    await desk(`${booking._id}/state`, { to: 'cancelled' })
    await there()
    const next = await assigned({ ...BACK, PickUpdate: '2026-12-25', pickUpTime: '05:00' })
    await gone()
    await desk(`${next}/state`, { to: 'confirmed' })
    await there()
    await desk(`${drop}/state`, { to: 'cancelled', reason: 'Asked to' })
    await gone()
    expect((await take()).statusCode).toBe(409)
  })

  it('is no more than the settings say, for its class and hours, with papers that hold', async () => {
    await assigned()
    await there()
    const suv = await insertCab(app, { cabClass: 'suv' })
    expect((await take({}, suv)).statusCode).toBe(409)
    expect((await take({ pickUpTime: '12:00' })).statusCode).toBe(409)
    expect((await take({ PickUpdate: '2026-12-26' })).statusCode).toBe(409)
    expect((await take({ triptype: 'Outstation', returndate: '2026-12-26' })).statusCode).toBe(409)
    await app.database.db
      .insertInto('papers')
      .values({ id: 'p', vehicleId: vehicle, driverId: null, kind: 'permit', number: '', lastDay: '2026-12-24' })
      .execute()
    await gone()
    await app.database.db.deleteFrom('papers').execute()
    await there()
    await app.settings.edit({ returnPercent: 0 }, OWNER)
    await gone()
    expect((await take()).statusCode).toBe(409)
  })

  it('stays in the price while the trip is the same way on the same day, and in the final bill', async () => {
    await assigned()
    const { _id } = (await take()).json().booking
    const change = async (changes: object) => {
      const payload = outstation(cab, { ...BACK, ...changes })
      const reply = await app.inject({
        ...{ method: 'PUT', url: `/api/v1/bookings/${_id}/trip`, payload, headers: { cookie } },
      })
      return reply.json().booking.fareLines.map(({ code }: { code: string }) => code)
    }
    expect(await change({ pickUpTime: '22:00' })).toContain('return')
    expect(await change({ PickUpdate: '2026-12-28' })).not.toContain('return')
  })
})
