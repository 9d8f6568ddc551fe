import type { FastifyInstance } from 'fastify'
import { expect, it } from 'vitest'
import { portOf } from '../../../tests/setup/port-of.ts'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachEngine } from '../testing/engines.ts'
import { eventText, listenTo } from '../testing/event-stream.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'

eachEngine('events of the desk', (engine) => {
  async function listening(app: FastifyInstance) {
    const cookie = await sessionOf(app, 'clerk')
    await app.listen({ port: 0, host: '127.0.0.1' })
    const stream = await listenTo(`http://127.0.0.1:${await portOf(app.server)}`, cookie)
    return { ...stream, cookie }
  }

  it('are for staff alone', async () => {
    const app = await engine.sharedApp()
    const get = (cookie?: string) => app.inject({ url: '/api/v1/events', headers: cookie ? { cookie } : {} })
    expect((await get()).statusCode).toBe(401)
    expect((await get(await sessionOf(app, 'customer'))).statusCode).toBe(403)
  })

  it('name what another process changed, once each, and nothing of who travels', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const other = await engine.app({}, { now: () => NOON })
    const cabId = await insertCab(other)
    const vehicle = await insertVehicle(other, cabId)
    const driver = await insertDriver(other)
    const { text, headers, cookie } = await listening(app)
    expect(headers.get('content-type')).toBe('text/event-stream')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('cache-control')).toBe('no-store')

    const { _id } = (await book(other, outstation(cabId))).json().booking
    await expect.poll(text, { timeout: 4000 }).toContain(eventText('booking', _id))
    await other.vehicles.update(vehicle, { note: 'Serviced' }, null)
    await other.drivers.remove(driver, null)
    await other.cabs.remove(cabId, null)
    const sent = { url: '/api/v1/forms', method: 'POST' as const }
    const contact = { name: 'Ravi', email: 'ravi@example.com', phone: '9840012345', message: 'A wedding for 40?' }
    expect((await other.inject({ ...sent, payload: contact })).statusCode).toBe(200)
    const { id: enquiry } = await other.database.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
    const trip = `/api/v1/trip/${await other.links.forTraveller(_id)}/payments`
    const paid = { amount: 100, reference: '426123456789' }
    const { claims } = (await other.inject({ url: trip, method: 'POST', payload: paid })).json()
    const events = [
      ...[eventText('booking', _id), eventText('vehicle', vehicle), eventText('driver', driver)],
      ...[eventText('cab', cabId), eventText('enquiry', enquiry)],
      eventText('payment', claims[0].id),
    ]
    for (const event of events) await expect.poll(text, { timeout: 4000 }).toContain(event)
    const patch = { url: `/api/v1/bookings/${_id}`, method: 'PATCH' as const, headers: { cookie } }
    await other.inject({ ...patch, payload: { note: 'Two suitcases' } })
    await expect.poll(() => text().split(eventText('booking', _id)), { timeout: 4000 }).toHaveLength(3)
    expect(text().match(/^event: /gm)).toHaveLength(events.length + 1)
    expect(text()).not.toContain('Asha')
  })

  it('end when the server closes, which they do not hold up', async () => {
    const app = await engine.app()
    const { ended } = await listening(app)
    await app.close()
    await ended
  })
})
