import type { FastifyInstance } from 'fastify'
import { BOOKING_STATUSES, type BookingStatus, DRIVER_STEPS, type DriverStep } from 'shared-api/contract'
import { DAY_MS } from 'shared-api/india'
import { beforeEach, describe, expect, it } from 'vitest'
import { isoOf } from '../platform/time.ts'
import { NOON } from '../testing/bookings.ts'
import { formOf, keptFiles, picture, sessionOf } from '../testing/desk.ts'
import { assignedTrip, setStatus } from '../testing/driving.ts'
import { eachRoute } from '../testing/engines.ts'
import { insertDriver } from '../testing/fleet.ts'

/** The pick-up, and the planned return. */
const PICK_UP = Date.parse('2026-12-24T06:30:00+05:30')
const RETURN = Date.parse('2026-12-26T20:00:00+05:30')

eachRoute('a driver’s link', (engine) => {
  let app: FastifyInstance
  let now: number
  let trip: Awaited<ReturnType<typeof assignedTrip>>
  let keys = 0

  beforeEach(async () => {
    now = NOON
    app = await engine.sharedApp({ RATE_LIMIT: 'on' }, { now: () => now })
    for (const table of ['documents', 'payments', 'bookings', 'vehicles', 'drivers', 'cabs', 'rateLimits'] as const)
      await app.database.db.deleteFrom(table).execute()
    trip = await assignedTrip(app)
    now = PICK_UP
  })

  const view = (token = trip.token) => app.inject(`/api/v1/drive/${token}`)
  const step = (to: DriverStep, more: object = {}, key = `key-${keys++}`) =>
    app.inject({
      ...{ method: 'POST', url: `/api/v1/drive/${trip.token}/step`, headers: { 'idempotency-key': key } },
      payload: { to, at: isoOf(now), ...more },
    })
  const status = async () => (await app.bookings.find(trip.id)).booking.status
  const atDesk = async (path: string) =>
    app.inject({ url: `/api/v1/bookings/${trip.id}${path}`, headers: { cookie: await sessionOf(app) } })
  const driving = async () => (await atDesk('')).json().booking.driving

  it('shows what the driver needs, without mail address, surname and price', async () => {
    const reply = await view()
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json().trip).toEqual({
      ...{ reference: expect.stringMatching(/^TT-/), status: 'assigned', next: 'on the way', tripType: 'Outstation' },
      pickUp: { date: '2026-12-24', time: '06:30', location: 'Chennai Central', city: 'Chennai' },
      map: 'https://www.google.com/maps/search/?api=1&query=Chennai+Central%2C+Chennai',
      to: 'Madurai',
      return: { date: '2026-12-26', time: '20:00', location: 'Chennai Airport' },
      visitingPlaces: ['Tiruchirappalli', 'திண்டுக்கல்'],
      persons: 3,
      traveller: { firstName: 'Asha', mobile: '+919840012345' },
      ...{ driverNote: null, arrivalNumber: null, luggage: null, listMissing: false },
      vehicle: 'TN 01 AB 1000, Toyota Innova Crysta',
      desk: expect.stringMatching(/^\+91/),
      tourists: null,
      ...{ openingKm: null, closingKm: null, estimateKm: 462, waitingMinutes: null, expenses: [], cash: 0 },
      collect: 18_670,
    })
  })

  describe('of any status', () => {
    const IN_HAND: BookingStatus[] = ['assigned', ...DRIVER_STEPS]
    const PAIRS = BOOKING_STATUSES.flatMap((from) => DRIVER_STEPS.map((to) => [from, to] as const))

    it.each(PAIRS)('a trip that is %s and a report of "%s"', async (from, to) => {
      await setStatus(app, trip.id, from)
      const reply = await step(to, { code: '4711' })
      const ahead = IN_HAND.indexOf(to) - IN_HAND.indexOf(from)
      // What it is past changes nothing; the next is taken; further ones are refused, and so is all of a trip that is not in hand.
      const isTaken = IN_HAND.includes(from) && ahead <= 1
      expect(reply.statusCode).toBe(isTaken ? 200 : 409)
      expect(await status()).toBe(isTaken && ahead === 1 ? to : from)
      if (isTaken) expect(reply.json()).toEqual({ success: true, status: await status() })
      else expect(reply.json().detail).toContain('cannot become')
    })
  })

  it('takes a trip from the way to the end, with km, waiting and expenses, at the times of the presses', async () => {
    await step('on the way')
    now += 20 * 60_000
    await step('arrived')
    await step('started', { code: '4711', openingKm: 45_000 })
    const ended = RETURN - 3_600_000
    now = RETURN
    const expenses = [{ id: 'e1', kind: 'toll', amount: 115.5 }]
    const reply = await step('ended', { at: isoOf(ended), closingKm: 45_470, waitingMinutes: 40, expenses })
    expect(reply.json()).toEqual({ success: true, status: 'ended' })
    const { booking } = (await atDesk('')).json()
    expect(booking.driving).toEqual({
      ...{ openingKm: 45_000, closingKm: 45_470, estimateKm: 462, waitingMinutes: 40, doubt: false },
      expenses: [{ id: 'e1', kind: 'toll', amount: 115.5, photo: false, at: isoOf(RETURN), outcome: 'counted' }],
    })
    expect(booking.history.slice(1)).toMatchObject([
      { status: 'on the way', by: 'Murugan', at: isoOf(PICK_UP) },
      { status: 'arrived', at: isoOf(PICK_UP + 20 * 60_000) },
      { status: 'started' },
      { status: 'ended', at: isoOf(ended) },
    ])
    const assignment = app.database.db.selectFrom('assignments').select('endsAt')
    expect(await assignment.executeTakeFirst()).toEqual({ endsAt: ended })
  })

  it('answers a repeated key as the first time and changes nothing; another report by that key is refused', async () => {
    await setStatus(app, trip.id, 'started')
    const toll = { openingKm: 100, expenses: [{ id: 'e1', kind: 'toll', amount: 90 }] }
    const first = await step('started', toll, 'same')
    await step('ended', { closingKm: 600 })
    const again = await step('started', toll, 'same')
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await status()).toBe('ended')
    expect((await step('started', { ...toll, openingKm: 101 }, 'same')).statusCode).toBe(422)
    // The same expense by another key, as of a phone that lost the key.
    await step('ended', { expenses: [{ id: 'e1', kind: 'parking', amount: 40 }] })
    expect(await driving()).toMatchObject({ openingKm: 100, expenses: [{ kind: 'toll', amount: 90 }] })
  })

  it('notes cash in the ledger by its driver, once for a trip, and none for 0', async () => {
    await setStatus(app, trip.id, 'started')
    await step('started', { cash: 0 })
    await step('ended', { closingKm: 600, cash: 5000 })
    // As of a phone that lost the key.
    await step('ended', { closingKm: 600, cash: 5000 })
    const { payments, paid } = (await atDesk('/payments')).json()
    expect(payments).toMatchObject([{ way: 'cash', amount: 5000, by: 'Murugan', driver: 'Murugan' }])
    expect(paid).toBe(5000)
    expect((await view()).json().trip.cash).toBe(5000)
    expect((await step('ended', { cash: -1 })).statusCode).toBe(400)
  })

  it('issues the receipt of cash at once to a traveller without a mail address', async () => {
    await setStatus(app, trip.id, 'started')
    await app.database.db.updateTable('bookings').set({ mail: '' }).execute()
    await step('ended', { closingKm: 600, cash: 5000 })
    expect(await app.documents.list({ bookingId: trip.id })).toMatchObject([{ kind: 'receipt', total: 5000 }])
  })

  it('takes ten reports of one key at the same moment as one', async () => {
    const at = isoOf(now)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        step('on the way', { at, expenses: [{ id: 'e1', kind: 'toll', amount: 1 }] }, 'x'),
      ),
    )
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect((await app.bookings.find(trip.id)).history.map(({ status }) => status)).toEqual(['new', 'on the way'])
    expect((await driving()).expenses).toHaveLength(1)
  })

  it('starts only with the traveller’s digits, and refuses all for a while after a few wrong ones', async () => {
    await setStatus(app, trip.id, 'arrived')
    expect((await step('started')).json().errors).toMatchObject([{ path: 'code', code: 'required' }])
    for (let n = 0; n < 5; n++) {
      const wrong = await step('started', { code: '0000' })
      expect([wrong.statusCode, wrong.json().errors]).toMatchObject([400, [{ path: 'code', code: 'trip-code' }]])
      // Digits with a step that is taken already clear no count.
      expect((await step('arrived', { code: '0000' })).statusCode).toBe(200)
    }
    expect((await step('started', { code: '4711' })).statusCode).toBe(429)
    now += 15 * 60_000
    expect((await step('started', { code: '4711' })).statusCode).toBe(200)
  })

  it('doubts km that are more than 15 % off the estimate, and refuses a closing below the opening', async () => {
    await setStatus(app, trip.id, 'started')
    await step('started', { openingKm: 1000 })
    const below = await step('ended', { closingKm: 999 })
    expect([below.statusCode, below.json().errors]).toMatchObject([
      400,
      [{ path: 'closingKm', code: 'below-opening', params: { km: 1000 } }],
    ])
    expect(await status()).toBe('started')
    for (const [km, doubt] of [
      [392, true],
      [393, false],
      [531, false],
      [532, true],
    ] as const) {
      await step('ended', { closingKm: 1000 + km })
      expect(await driving(), `${km} km`).toMatchObject({ closingKm: 1000 + km, doubt })
    }
  })

  it('does not end before its pick-up without the desk, also by a press that arrives later', async () => {
    await setStatus(app, trip.id, 'started')
    const early = { at: isoOf(PICK_UP - 1), closingKm: 600 }
    for (now of [PICK_UP - 1, RETURN]) {
      const refused = await step('ended', early)
      expect([refused.statusCode, refused.json().errors]).toMatchObject([400, [{ path: 'at', code: 'before-pick-up' }]])
    }
    expect(await status()).toBe('started')
    // Once the desk has ended it, the same report adds what the driver saw.
    await setStatus(app, trip.id, 'ended')
    expect((await step('ended', early)).statusCode).toBe(200)
    expect((await driving()).closingKm).toBe(600)
  })

  it('refuses a report without a key or a time, with a step of others, or with too many expenses', async () => {
    const url = `/api/v1/drive/${trip.token}/step`
    const payload = { to: 'on the way', at: isoOf(now) }
    expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(400)
    expect((await step('on the way', { at: 'now' })).statusCode).toBe(400)
    expect((await step('completed' as DriverStep)).statusCode).toBe(400)
    expect((await step('on the way', { expenses: [{ id: 'e', kind: 'toll', amount: 0 }] })).statusCode).toBe(400)
    for (const part of [0, 1]) {
      const expenses = Array.from({ length: 26 }, (_, n) => ({ id: `e${part}-${n}`, kind: 'other', amount: 1 }))
      expect((await step('on the way', { expenses })).statusCode).toBe(part === 0 ? 200 : 400)
    }
    expect((await driving()).expenses).toHaveLength(26)
  })

  it('is 401 when it is altered, and 410 once the trip has another driver, is taken back, or has been over for a day', async () => {
    for (const altered of [`${trip.token}x`, trip.token.slice(1), 'x', await app.links.forTraveller(trip.id)])
      expect((await view(altered)).statusCode, altered).toBe(401)
    const { db } = app.database
    now = RETURN + DAY_MS - 1
    expect((await view()).statusCode).toBe(200)
    now = RETURN + DAY_MS
    expect((await view()).json()).toMatchObject({ status: 410, title: 'Link has expired' })
    // Under way it goes on for some days.
    await setStatus(app, trip.id, 'started')
    expect((await step('ended')).statusCode).toBe(200)
    now += DAY_MS
    expect((await step('ended')).statusCode).toBe(410)
    now = PICK_UP
    const other = await insertDriver(app, { name: 'Selvam', mobile: '+919840012346' })
    await db.updateTable('assignments').set({ driverId: other }).execute()
    expect((await view()).statusCode).toBe(410)
    await db.deleteFrom('assignments').execute()
    expect((await step('on the way')).statusCode).toBe(410)
  })

  it('takes one photo of an expense, which the desk alone can see', async () => {
    await step('on the way', { expenses: [{ id: 'e1', kind: 'toll', amount: 90 }] })
    const send = async (expense: string, file: Buffer, token = trip.token) => {
      const form = await formOf([
        ['expense', expense],
        ['photo', { file, name: 'a.jpg', type: 'image/jpeg' }],
      ])
      return app.inject({ method: 'POST', url: `/api/v1/drive/${token}/photo`, ...form })
    }
    const before = await keptFiles(app)
    const kept = async () => (await keptFiles(app)).filter((key) => !before.includes(key))
    expect((await send('none', await picture())).statusCode).toBe(404)
    expect((await send('e1', Buffer.from('no picture'))).json().errors).toMatchObject([
      { path: 'photo', code: 'picture' },
    ])
    expect((await send('e1', await picture(), 'altered')).statusCode).toBe(401)
    expect(await kept()).toEqual([])
    for (const colour of ['#ff0000', '#0000ff']) expect((await send('e1', await picture(colour))).statusCode).toBe(200)
    const [key, ...more] = await kept()
    expect([key, more]).toEqual([expect.stringMatching(/^private-.*\/receipt\.webp$/), []])
    expect((await driving()).expenses).toMatchObject([{ id: 'e1', photo: true }])
    expect((await app.inject(`/uploads/${key}`)).statusCode).toBe(404)
    const photo = await atDesk('/expenses/e1/photo')
    expect([photo.statusCode, photo.headers['content-type'], photo.headers['cache-control']]).toEqual([
      ...[200, 'image/webp', 'no-store'],
    ])
    expect((await app.inject(`/api/v1/bookings/${trip.id}/expenses/e1/photo`)).statusCode).toBe(401)
  })

  it('stays closed when the same driver is assigned again, and once the desk has closed it', async () => {
    const cookie = await sessionOf(app)
    const desk = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
      app.inject({
        method,
        url: `/api/v1/bookings/${trip.id}/${path}`,
        headers: { cookie },
        ...(payload && { payload }),
      })
    const opened = async () => {
      const { url } = (await desk('POST', 'drive-link')).json()
      return url.split('/drive/')[1]
    }
    const { vehicleId, driverId } = await app.database.db
      .selectFrom('assignments')
      .selectAll()
      .where('bookingId', '=', trip.id)
      .executeTakeFirstOrThrow()
    const first = await opened()
    await desk('POST', 'state', { to: 'confirmed' })
    expect((await desk('POST', 'assign', { vehicleId, driverId })).statusCode).toBe(200)
    expect((await view(first)).statusCode).toBe(410)
    const second = await opened()
    expect((await view(second)).statusCode).toBe(200)
    await desk('DELETE', 'drive-link')
    expect((await view(second)).statusCode).toBe(410)
  })

  it('is sent by the desk with the trip sheet, and to nobody before there is a driver', async () => {
    const send = async () =>
      app.inject({
        ...{ method: 'POST', url: `/api/v1/bookings/${trip.id}/drive-link` },
        headers: { cookie: await sessionOf(app) },
      })
    const { url, text, mobile } = (await send()).json()
    expect(mobile).toBe('+919840012345')
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^\*Trip TT-/),
      'Pick-up: Thu, 24 Dec, 06:30, Chennai Central, Chennai',
      'To: Madurai',
      'Places: Tiruchirappalli, திண்டுக்கல்',
      'Return: Sat, 26 Dec, 20:00, Chennai Airport',
      'Traveller: Asha Kumar, +91 98400 12345, 3 persons',
      'Vehicle: TN 01 AB 1000, Toyota Innova Crysta',
      'To collect: ₹18,670.00',
      `Steps, km and tolls: ${url}`,
    ])
    expect((await view(url.split('/drive/')[1])).statusCode).toBe(200)
    await app.database.db.deleteFrom('assignments').execute()
    expect((await send()).json()).toMatchObject({ status: 409, detail: 'Assign a vehicle and a driver first.' })
  })

  it('writes no more cash than is due and no expense above the price into the books: the desk settles those', async () => {
    const { totalPaise } = (await app.bookings.find(trip.id)).booking
    const total = totalPaise / 100
    for (const to of ['on the way', 'arrived'] as const) await step(to)
    const expenses = [
      { id: 'small', kind: 'toll', amount: 100 },
      { id: 'huge', kind: 'other', amount: 9_000_000 },
    ]
    const { code } = (await app.bookings.find(trip.id)).assignment ?? {}
    await step('started', { code, expenses, cash: total + 1 })
    await step('started', { cash: 5 })
    const ledger = await app.payments.ledger(trip.id)
    expect([ledger.paid, ledger.claims]).toMatchObject([0, [{ amount: total + 1, driver: expect.any(String) }]])
    expect((await driving()).expenses).toMatchObject([{ outcome: 'waiting' }, { outcome: 'counted' }])
    const cookie = await sessionOf(app)
    const post = (url: string, payload: object) =>
      app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers: { cookie } })
    const { items } = (await app.inject({ url: '/api/v1/to-look-at', headers: { cookie } })).json()
    expect(items.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['claim', 'expense'])
    await post(`bookings/${trip.id}/expenses/huge`, { accept: false })
    expect((await post(`bookings/${trip.id}/expenses/huge`, { accept: true })).statusCode).toBe(409)
    const settled = await post(`payment-claims/${ledger.claims[0]?.id}`, { accept: true, amount: total })
    expect(settled.json().payments).toMatchObject([{ way: 'cash', amount: total, driver: expect.any(String) }])
    await step('ended', { cash: 7 })
    expect((await app.payments.ledger(trip.id)).paid).toBe(total)
  })
})
