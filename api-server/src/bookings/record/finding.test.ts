import { BookingsReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { BY_DESK, book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachEngine } from '../../testing/engines.ts'
import { insertDriver, insertVehicle } from '../../testing/fleet.ts'

eachEngine('the list of bookings', (engine) => {
  const start = () => engine.app({}, { now: () => NOON })
  let app: Awaited<ReturnType<typeof start>>
  let cab: string
  let cookie: string

  beforeEach(async () => {
    app = await start()
    cab = await insertCab(app)
    cookie = await sessionOf(app)
  })

  const place = async (changes: Parameters<typeof outstation>[1]) =>
    (await book(app, outstation(cab, changes))).json().booking as { _id: string }
  const send = async (method: 'PATCH' | 'POST', path: string, payload: object) => {
    const reply = await app.inject({ method, url: `/api/v1/bookings/${path}`, payload, headers: { cookie } })
    expect(reply.statusCode, reply.body).toBeLessThan(300)
  }
  const list = async (query: string) =>
    BookingsReply.parse((await app.inject({ url: `/api/v1/bookings${query}`, headers: { cookie } })).json())
  const namesOf = ({ bookings }: { bookings: { name: string }[] }) => bookings.map(({ name }) => name)

  it('finds a booking by its cities, cab, note, driver and plate', async () => {
    const { _id } = await place({ name: 'Driven' })
    await place({ name: 'Other', to: 'tn-salem' })
    await send('PATCH', _id, { note: 'Wants a child seat' })
    const vehicleId = await insertVehicle(app, cab, { registration: 'TN 58 AB 4321' })
    const driverId = await insertDriver(app, { name: 'Murugan Selvam' })
    await send('POST', `${_id}/state`, { to: 'confirmed' })
    await app.bookings.assign(_id, { vehicleId, driverId, tell: false }, BY_DESK)
    for (const q of [
      'madurai',
      'மதுரை',
      'மது',
      'seat',
      'murugan',
      'TN58AB4321',
      'ab 4321',
      'innova madurai',
      `driven child`,
    ])
      expect([q, namesOf(await list(`?q=${encodeURIComponent(q)}`))]).toEqual([q, ['Driven']])
    expect(namesOf(await list(`?driver=${driverId}`))).toEqual(['Driven'])
    expect(namesOf(await list(`?cab=${cab}&tripType=Outstation`))).toEqual(['Other', 'Driven'])
    expect((await list('?cab=none')).total).toBe(0)
  })

  it('filters by what is paid: nothing, a part, or all; a cancelled trip costs its fee', async () => {
    const part = await place({ name: 'Part' })
    const all = await place({ name: 'All' })
    await place({ name: 'Nothing' })
    const cancelled = await place({ name: 'Cancelled' })
    await send('POST', `${cancelled._id}/state`, { to: 'cancelled' })
    for (const [id, amount] of [
      [part._id, 100],
      [all._id, 18_670],
    ] as const) {
      const payment = { way: 'cash', amount, reference: '', note: '' }
      const reply = await app.inject({
        method: 'POST',
        url: `/api/v1/bookings/${id}/payments`,
        payload: payment,
        headers: { cookie },
      })
      expect(reply.statusCode, reply.body).toBeLessThan(300)
    }
    const paid = async (state: string) => namesOf(await list(`?cab=${cab}&paid=${state}`))
    expect([await paid('nothing'), await paid('part'), await paid('all')]).toEqual([
      ['Nothing'],
      ['Part'],
      ['Cancelled', 'All'],
    ])
  })
})
