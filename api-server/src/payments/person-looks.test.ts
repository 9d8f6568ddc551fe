import { expect, it, test } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { personHasToLook } from './person-looks.ts'

const booked = (distanceKm: number, more: object = {}) => ({
  ...{ status: 'new' as const, hours: null, fromCity: 'tn-chennai', toCity: 'tn-madurai', distanceKm },
  ...{ tripType: 'Outstation' as const, visitingPlaces: [], fareLines: [], ...more },
})
const by = (origin: string) => ({ fareLines: [{ code: 'package', origin }] })

test.each([
  ['a price of hardly any km', booked(0.01), true],
  ['the km of the road', booked(462), false],
  ['more than those', booked(900), false],
  ['a booking that the desk has confirmed', booked(0.01, { status: 'confirmed' }), false],
  ['a price that the desk agreed on', booked(0.01, by('agreed')), false],
  ['a price that the desk quoted', booked(0.01, by('quoted')), false],
  ['a local trip by hours', booked(40, { hours: 4 }), false],
  ['less than four fifths of the road with its stops', booked(462, { visitingPlaces: ['Ooty'] }), true],
  ['a trip within a city', booked(5, { toCity: 'tn-chennai' }), false],
])('a person has to look: %s', (_what, booking, looks) => {
  expect(personHasToLook(booking)).toBe(looks)
})

eachRoute('a price that follows from too few km', (engine) => {
  it('is not asked for online, and its paid advance confirms nothing, until the desk has confirmed it', async () => {
    const app = await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })
    const cookie = await sessionOf(app)
    const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
      app.inject({ method, url: `/api/v1/${path}`, headers: { cookie }, ...(payload && { payload }) })
    await call('PATCH', 'settings', { upi: 'shop@bank', advanceConfirms: true })
    const { _id, advance } = (await book(app, outstation(await insertCab(app), { distance: '0.01' }))).json().booking
    const token = await app.links.forTraveller(_id)
    expect((await call('GET', `trip/${token}/upi`)).statusCode).toBe(409)
    expect((await call('POST', `bookings/${_id}/advance-reminder`)).statusCode).toBe(409)
    await call('POST', `bookings/${_id}/payments`, { way: 'cash', amount: advance })
    const statusNow = async () => (await call('GET', `bookings/${_id}`)).json().booking.status
    expect(await statusNow()).toBe('new')
    await call('POST', `bookings/${_id}/state`, { to: 'confirmed' })
    expect(await statusNow()).toBe('confirmed')
    expect((await call('GET', `trip/${token}/upi`)).statusCode).toBe(200)
  })
})
