import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { NOON } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { assignedTrip, setStatus } from '../testing/driving.ts'
import { eachEngine } from '../testing/engines.ts'

eachEngine('a tourist list', (engine) => {
  let app: FastifyInstance
  let now: number
  let trip: Awaited<ReturnType<typeof assignedTrip>>

  beforeEach(async () => {
    now = NOON
    app = await engine.sharedApp({}, { now: () => now })
    for (const table of ['bookings', 'vehicles', 'drivers', 'cabs'] as const)
      await app.database.db.deleteFrom(table).execute()
    trip = await assignedTrip(app)
  })

  const LIST = {
    origin: 'Chennai',
    destination: 'Ooty',
    passengers: [
      { name: 'மீனா', age: 34 },
      { name: 'Ravi', age: 0 },
    ],
  }
  const call = async (method: 'GET' | 'PUT', payload?: object, id = trip.id) =>
    app.inject({ method, url: `/api/v1/bookings/${id}/tourists`, payload, headers: { cookie: await sessionOf(app) } })
  const ofDriver = async () => (await app.inject(`/api/v1/drive/${trip.token}`)).json().trip.tourists
  const stored = () => app.database.db.selectFrom('touristLists').selectAll().execute()

  it('begins with the cities of the booking, is replaced by the desk, and shown to the driver', async () => {
    expect((await call('GET')).json()).toEqual({ list: { origin: 'Chennai', destination: 'Madurai', passengers: [] } })
    expect(await ofDriver()).toBeNull()
    await call('PUT', { ...LIST, passengers: [] })
    expect(await ofDriver()).toBeNull()
    expect((await call('PUT', LIST)).json()).toEqual({ list: LIST })
    expect((await call('GET')).json()).toEqual({ list: LIST })
    expect(await ofDriver()).toEqual(LIST)
    expect((await call('PUT', LIST, 'none')).statusCode).toBe(404)
    const old = await call('PUT', { ...LIST, passengers: [{ name: 'Ravi', age: 121 }] })
    expect(old.json().errors).toMatchObject([{ path: 'passengers.0.age', code: 'whole-number' }])
    expect((await app.inject(`/api/v1/bookings/${trip.id}/tourists`)).statusCode).toBe(401)
  })

  it('is deleted a year and a day after the trip, and with the traveller', async () => {
    await call('PUT', LIST)
    now = Date.parse('2027-12-27T20:00:00+05:30')
    await app.cleanUp()
    expect(await stored()).toHaveLength(1)
    now += 1
    await app.cleanUp()
    expect(await stored()).toEqual([])
    await call('PUT', LIST)
    await setStatus(app, trip.id, 'completed')
    await app.personalData.erase({ mail: 'asha@example.com' })
    expect(await stored()).toEqual([])
  })
})
