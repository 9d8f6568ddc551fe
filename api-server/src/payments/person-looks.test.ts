import { LookReply } from 'shared-api/contract'
import { expect, it, test } from 'vitest'
import { book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { advanceWhen } from './person-looks.ts'

const booked = (distance: number, more: object = {}) => ({
  ...{ status: 'new' as const, hours: null, from: 'tn-chennai', to: 'tn-madurai', distance },
  ...{ tripType: 'Outstation' as const, visitingPlaces: [], fareLines: [], ...more },
})
const by = (origin: string) => ({ fareLines: [{ code: 'package', origin }] })

test.each([
  ['a price of hardly any km', booked(0.01), 'later'],
  ['the km of the road', booked(462), 'confirms'],
  ['more than those', booked(900), 'confirms'],
  ['a booking that the desk has confirmed', booked(0.01, { status: 'confirmed' }), 'due'],
  ['a price that the desk agreed on', booked(0.01, by('agreed')), 'confirms'],
  ['a price that the desk quoted', booked(0.01, by('quoted')), 'confirms'],
  ['a local trip by hours', booked(40, { hours: 4 }), 'confirms'],
  ['less than four fifths of the road with its stops', booked(462, { visitingPlaces: ['Ooty'] }), 'later'],
  ['a trip within a city', booked(5, { to: 'tn-chennai' }), 'confirms'],
])('an advance that confirms is asked for: %s', (_what, booking, when) => {
  expect(advanceWhen(booking, { advanceConfirms: true })).toBe(when)
  expect(advanceWhen(booking, {})).toBe(when === 'due' ? 'due' : 'later')
})

eachRoute('the advance of a new booking', (engine) => {
  const start = async (settings: object, distance = '462') => {
    const app = await engine.app({ RATE_LIMIT: 'off' }, { now: () => NOON })
    const cookie = await sessionOf(app)
    const call = (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
      app.inject({ method, url: `/api/v1/${path}`, headers: { cookie }, ...(payload && { payload }) })
    await call('PATCH', 'settings', { upi: 'shop@bank', ...settings })
    const {
      booking,
      tripLink,
      advanceWhen: when,
    } = (await book(app, outstation(await insertCab(app), { distance }))).json()
    const { _id: id, advance } = booking
    const trip = tripLink.slice(1)
    return {
      ...{ id, call, when },
      upi: async () => (await call('GET', `${trip}/upi`)).statusCode,
      seen: async () => (await call('GET', trip)).json(),
      statusNow: async () => (await call('GET', `bookings/${id}`)).json().booking.status,
      pay: () => call('POST', `bookings/${id}/payments`, { way: 'cash', amount: advance }),
      step: (to: string) => call('POST', `bookings/${id}/state`, { to, reason: 'No cab' }),
    }
  }

  it('is asked for once the desk has confirmed the trip', async () => {
    const { upi, seen, step, when } = await start({})
    expect([when, await upi()]).toEqual(['later', 409])
    expect(await seen()).toMatchObject({ advanceWhen: 'later', payment: { now: 0 } })
    await step('confirmed')
    expect(await upi()).toBe(200)
    expect(await seen()).toMatchObject({ advanceWhen: 'due', payment: { now: 4668 } })
  })

  it('confirms it where the company wants that; all of it is owed back where no cab is found', async () => {
    const { id, call, upi, pay, step, statusNow, when } = await start({ advanceConfirms: true })
    expect([when, await upi()]).toEqual(['confirms', 200])
    await pay()
    expect(await statusNow()).toBe('confirmed')
    await step('cancelled')
    const { items } = LookReply.parse((await call('GET', 'to-look-at')).json())
    const owed = items.filter(({ booking }) => booking?._id === id)
    expect(owed).toMatchObject([{ why: 'refund-owed', amount: 4668 }])
  })

  it('of too few km is not asked for online and confirms nothing until the desk has confirmed it', async () => {
    const { id, call, upi, pay, step, statusNow, when } = await start({ advanceConfirms: true }, '0.01')
    expect([when, await upi()]).toEqual(['later', 409])
    expect((await call('POST', `bookings/${id}/advance-reminder`)).statusCode).toBe(409)
    await pay()
    expect(await statusNow()).toBe('new')
    await step('confirmed')
    expect(await statusNow()).toBe('confirmed')
    expect(await upi()).toBe(200)
  })
})
