import ICAL from 'ical.js'
import { type TripCancellation, TripReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { BY_DESK, book, insertCab, NOON, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { insertDriver, insertVehicle } from '../testing/fleet.ts'

const HOUR = 3_600_000
const PICK_UP = Date.parse('2026-12-24T06:30:00+05:30')
const RETURN = Date.parse('2026-12-26T20:00:00+05:30')
/** A quarter less than a day before the pick-up, half less than four hours before. */
const CANCELLATION = {
  steps: [
    { hoursBefore: 24, percent: 0 },
    { hoursBefore: 4, percent: 2500 },
    { hoursBefore: 0, percent: 5000 },
  ],
  noShowPercent: 10_000,
  freeChangesUntilHours: 0,
}

eachRoute('a trip by its traveller’s link', (engine) => {
  let now = NOON
  type App = Awaited<ReturnType<typeof engine.sharedApp>>
  let app: App
  let cab: string

  beforeEach(async () => {
    now = NOON
    app = await engine.sharedApp({}, { now: () => now })
    const { db } = app.database
    for (const table of ['bookings', 'vehicles', 'drivers', 'cabs'] as const) await db.deleteFrom(table).execute()
    cab = await insertCab(app)
    const tariff = await db.selectFrom('tariffs').selectAll().where('id', '=', 'tariff-first').executeTakeFirstOrThrow()
    const parts = JSON.stringify({ ...JSON.parse(tariff.parts), cancellation: CANCELLATION })
    await db.updateTable('tariffs').set({ parts }).where('id', '=', 'tariff-first').execute()
  })

  /** Books; gives the booking's id and reference, and the address of its trip. */
  async function booked(changes: Parameters<typeof outstation>[1] = {}) {
    const { booking, tripLink } = (await book(app, outstation(cab, changes))).json()
    return { id: String(booking._id), reference: String(booking.reference), url: `/api/v1${tripLink}` }
  }
  const read = async (url: string) => {
    const reply = await app.inject(url)
    expect(reply.statusCode, reply.body).toBe(200)
    return TripReply.parse(reply.json())
  }
  const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers })
  const cancel = (url: string, payload: TripCancellation = {}) => post(`${url}/cancel`, payload)
  const messagesOf = (id: string, kind: string) =>
    app.database.db
      .selectFrom('outbox')
      .selectAll()
      .where('bookingId', '=', id)
      .where('kind', '=', kind as never)
      .execute()

  async function assigned(id: string) {
    await app.bookings.takeStep(id, { to: 'confirmed', tell: false }, BY_DESK)
    const wanted = { vehicleId: await insertVehicle(app, cab), driverId: await insertDriver(app), tell: false }
    const edit = { byName: 'Desk', allows: () => true }
    const { assignment } = await app.bookings.assign(id, wanted, edit)
    return assignment
  }
  const step = (id: string, to: 'confirmed' | 'on the way' | 'arrived' | 'started' | 'ended' | 'completed') =>
    app.bookings.takeStep(id, { to, tell: false, early: true }, { byName: 'Desk', allows: () => true })

  it('shows receipt, status and steps, and nothing of the desk; it is neither cached nor passed on', async () => {
    const { id, url } = await booked()
    await app.bookings.takeStep(id, { to: 'confirmed', tell: false }, BY_DESK)
    await app.bookings.update(id, { note: 'A secret of the desk' }, BY_DESK)
    const reply = await app.inject(url)
    expect(reply.headers).toMatchObject({
      ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
    })
    expect(reply.body).not.toMatch(/secret|Desk/)
    const at = new Date(NOON).toISOString()
    expect(TripReply.parse(reply.json())).toMatchObject({
      booking: { status: 'confirmed', total: 18_670, mail: 'asha@example.com' },
      history: [
        { status: 'new', at },
        { status: 'confirmed', at },
      ],
      ...{ driver: null, vehicle: null, code: null, changeable: true },
    })
  })

  it('is 404 for a link that is altered, of another kind, or of an erased traveller', async () => {
    const { id, url } = await booked()
    const token = url.slice(url.lastIndexOf('/') + 1)
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const driverId = await insertDriver(app)
    const driving = await app.links.forDriver(id, driverId)
    const others = [altered, token.toLowerCase(), token.slice(1), `${token}A`, 'x', '%2e%2e', driving]
    for (const other of others)
      for (const reply of [
        await app.inject(`/api/v1/trip/${other}`),
        await cancel(`/api/v1/trip/${other}`),
        await post(`/api/v1/trip/${other}/change`, { message: 'Please' }),
        await app.inject(`/api/v1/trip/${other}/calendar`),
      ])
        expect([other, reply.statusCode]).toEqual([other, 404])
    await app.bookings.takeStep(id, { to: 'cancelled', reason: 'Asked for', tell: false }, BY_DESK)
    await read(url)
    const erase = await post(
      '/api/v1/personal-data/erase',
      { mail: 'asha@example.com' },
      { cookie: await sessionOf(app) },
    )
    expect(erase.statusCode).toBe(200)
    expect((await app.inject(url)).statusCode).toBe(404)
    expect(await app.database.db.selectFrom('links').selectAll().execute()).toEqual([])
  })

  it('dies when the traveller of an old trip is erased', async () => {
    const { url } = await booked()
    await app.personalData.eraseOldTrips(RETURN + HOUR)
    expect((await app.inject(url)).statusCode).toBe(404)
  })

  it('names the driver once assigned, the digits until the start, number and photo until a day after the end', async () => {
    const { id, url } = await booked()
    const assignment = await assigned(id)
    const photo = '/uploads/murugan/640.webp'
    await app.database.db.updateTable('drivers').set({ photo }).execute()
    const of = ({ driver, vehicle, code }: TripReply) => [
      ...[driver?.name, driver?.mobile, driver?.photo, vehicle?.registration, code],
    ]
    const known = ['Murugan', '+919840012345', photo, 'TN 01 AB 1000']
    expect(of(await read(url))).toEqual([...known, assignment?.code])
    now = PICK_UP
    for (const to of ['on the way', 'arrived'] as const) await step(id, to)
    expect(of(await read(url))).toEqual([...known, assignment?.code])
    await step(id, 'started')
    expect(of(await read(url))).toEqual([...known, null])
    now = PICK_UP + 5 * HOUR
    await step(id, 'ended')
    now += 24 * HOUR - 1
    expect(of(await read(url))).toEqual([...known, null])
    now += 1
    expect(of(await read(url))).toEqual(['Murugan', null, null, 'TN 01 AB 1000', null])
  })

  it('says what a cancellation costs now, until when, and what it costs after that', async () => {
    const { id, url } = await booked()
    const cost = async (at: number) => {
      now = at
      return (await read(url)).cancellation
    }
    expect(await cost(PICK_UP - HOUR), 'before the desk has confirmed it').toEqual({ fee: 0, until: null, later: null })
    now = NOON
    await step(id, 'confirmed')
    const [dayBefore, morning] = [PICK_UP - 24 * HOUR, PICK_UP - 4 * HOUR].map((at) => new Date(at).toISOString())
    expect(await cost(NOON)).toEqual({ fee: 0, until: dayBefore, later: 4667.5 })
    expect(await cost(PICK_UP - 24 * HOUR)).toEqual({ fee: 0, until: dayBefore, later: 4667.5 })
    expect(await cost(PICK_UP - 24 * HOUR + 1000)).toEqual({ fee: 4667.5, until: morning, later: 9335 })
    expect(await cost(PICK_UP + 1000)).toEqual({ fee: 18_670, until: null, later: null })
  })

  it('is cancelled for nothing for a while after it was made, however near the pick-up', async () => {
    now = PICK_UP - 5 * HOUR
    const { id, url } = await booked()
    await step(id, 'confirmed')
    const until = new Date(now + 30 * 60_000).toISOString()
    expect((await read(url)).cancellation).toEqual({ fee: 0, until, later: 4667.5 })
    now += 30 * 60_000 + 1
    expect((await read(url)).cancellation).toMatchObject({ fee: 4667.5 })
  })

  it('is cancelled once, by the traveller’s name and at the fee that was shown; the desk gets a mail', async () => {
    const { id, reference, url } = await booked()
    await assigned(id)
    now = PICK_UP - 5 * HOUR
    const dearer = await cancel(url, { fee: 0 })
    expect([dearer.statusCode, dearer.json().detail]).toEqual([409, 'The cancellation costs ₹4,667.50 by now.'])
    const reply = await cancel(url, { fee: 4667.5, reason: 'We are ill' })
    expect(TripReply.parse(reply.json())).toMatchObject({
      booking: { status: 'cancelled' },
      cancellation: null,
      driver: null,
    })
    expect((await cancel(url)).statusCode).toBe(200)
    const { booking, history } = await app.bookings.find(id)
    expect(booking.feePaise, 'the fee in the books').toBe(466_750)
    expect(history.at(-1)).toMatchObject({
      ...{ status: 'cancelled', byName: 'Asha Kumar', at: now },
      reason: 'On the trip’s page; costs ₹4,667.50 by the tariff: We are ill',
    })
    expect(history.filter(({ status }) => status === 'cancelled')).toHaveLength(1)
    expect((await messagesOf(id, 'trip-desk')).map(({ subject }) => subject)).toEqual([
      `Cancelled by the traveller: ${reference}, Asha Kumar`,
    ])
  })

  it.each([
    [true, 4667.5],
    [false, 0],
  ])('that the desk cancels costs its fee where the desk charges it (%s)', async (charge, balance) => {
    const { id } = await booked()
    await step(id, 'confirmed')
    now = PICK_UP - 5 * HOUR
    const headers = { cookie: await sessionOf(app) }
    expect(
      (await post(`/api/v1/bookings/${id}/state`, { to: 'cancelled', charge, reason: 'Rain' }, headers)).statusCode,
    ).toBe(200)
    const ledger = await app.inject({ url: `/api/v1/bookings/${id}/payments`, headers })
    expect(ledger.json()).toMatchObject({ total: 18_670, paid: 0, balance })
  })

  it('can’t be cancelled any more once the driver is on the way', async () => {
    const { id, url } = await booked()
    await assigned(id)
    await step(id, 'on the way')
    expect((await read(url)).cancellation).toBeNull()
    expect((await cancel(url)).statusCode).toBe(409)
    expect((await read(url)).booking.status).toBe('on the way')
  })

  it('takes a wish to the desk: into the notes and by mail, until the trip is over', async () => {
    const { id, reference, url } = await booked()
    await app.bookings.update(id, { note: 'Pays in cash' }, BY_DESK)
    const reply = await post(`${url}/change`, { message: 'An hour later, please' })
    expect(TripReply.parse(reply.json())).toMatchObject({ changeable: true })
    const { booking } = await app.bookings.find(id)
    expect(booking.note).toBe('2026-11-02 12:00, the traveller asks: An hour later, please\nPays in cash')
    expect((await messagesOf(id, 'trip-desk')).map(({ subject }) => subject)).toEqual([
      `Change wanted: ${reference}, Asha Kumar`,
    ])
    expect((await post(`${url}/change`, { message: ' ' })).statusCode).toBe(400)
    await app.bookings.update(id, { note: 'x'.repeat(2000) }, BY_DESK)
    expect((await post(`${url}/change`, { message: 'Once more' })).statusCode).toBe(409)
    await app.bookings.update(id, { note: '' }, BY_DESK)
    await app.bookings.takeStep(id, { to: 'cancelled', reason: 'Asked for', tell: false }, BY_DESK)
    expect((await read(url)).changeable).toBe(false)
    expect((await post(`${url}/change`, { message: 'Too late' })).statusCode).toBe(409)
  })

  it('takes a wish that is sent again after a lost answer once, and other words as another', async () => {
    const { id, url } = await booked()
    const ask = (message: string) => post(`${url}/change`, { message }, { 'idempotency-key': 'one' })
    for (const message of ['At 8', 'At 8', 'At 9']) expect((await ask(message)).statusCode).toBe(200)
    await Promise.all(['At 10', 'At 10'].map(ask))
    expect((await app.bookings.find(id)).booking.note.match(/At \d+/g)).toEqual(['At 10', 'At 9', 'At 8'])
    expect(await messagesOf(id, 'trip-desk')).toHaveLength(3)
  })

  it('is a file for the calendar', async () => {
    const { reference, url } = await booked()
    const { headers, body } = await app.inject(`${url}/calendar`)
    expect(headers['content-disposition']).toBe(`attachment; filename="${reference}.ics"`)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const [trip] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect([trip?.startDate, trip?.endDate].map((time) => time?.toJSDate().getTime())).toEqual([PICK_UP, RETURN])
    expect([trip?.location, trip?.startDate.zone.tzid]).toEqual(['Chennai Central', 'Asia/Kolkata'])
  })

  it('is found by reference and mobile number: the answer is the same for all, the link goes to the traveller', async () => {
    const { id, reference } = await booked()
    const find = (payload: object) => post('/api/v1/trip/find', payload, { 'accept-language': 'ta' })
    const replies = [
      await find({ reference, mobile: '9840012345' }),
      await find({ reference: ` ${reference.toLowerCase()} `, mobile: '+91 98400-12345' }),
      await find({ reference, mobile: '9840012346' }),
      await find({ reference: 'TT-222222', mobile: '9840012345' }),
    ]
    const shown = replies.map(({ statusCode, body }) => `${statusCode} ${body}`)
    expect(shown).toEqual(Array(4).fill('202 {"success":true}'))
    const sent = async () => (await messagesOf(id, 'trip-link')).map(({ recipient, language }) => [recipient, language])
    // The second request is merged with the first.
    await expect.poll(sent).toEqual([['asha@example.com', 'ta']])
    now += 10 * 60_000
    await find({ reference, mobile: '9840012345' })
    await expect.poll(sent).toEqual(Array(2).fill(['asha@example.com', 'ta']))
    expect(
      await app.database.db
        .selectFrom('outbox')
        .selectAll()
        .where('kind', 'in', ['trip-link', 'trip-link-desk', 'trip-desk'])
        .execute(),
    ).toHaveLength(2)
    expect((await find({ reference, mobile: '12' })).json().errors[0].path).toBe('mobile')
  })

  it('asks the desk to send the link on where there is no mail address', async () => {
    const { id, reference } = await booked()
    await app.database.db.updateTable('bookings').set({ mail: '' }).where('id', '=', id).execute()
    await post('/api/v1/trip/find', { reference, mobile: '9840012345' })
    const toDesk = async () =>
      (await messagesOf(id, 'trip-link-desk')).map(({ subject, recipient }) => [subject, recipient])
    await expect
      .poll(toDesk)
      .toEqual([[`Send on the link of ${reference} to Asha Kumar`, app.mailing.desk('bookings')]])
    expect(await messagesOf(id, 'trip-link')).toEqual([])
  })

  it('is found by the traveller whatever a stranger asks for; an address has its own limit', async () => {
    const limited = await engine.sharedApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' }, { now: () => now })
    await limited.database.db.deleteFrom('rateLimits').execute()
    const { id, reference: theirs } = await booked()
    const find = async (reference: string, address: string) => {
      const payload = { reference, mobile: '9840012345' }
      const headers = { 'x-forwarded-for': address }
      return (await limited.inject({ method: 'POST', url: '/api/v1/trip/find', payload, headers })).statusCode
    }
    const states = async () => (await messagesOf(id, 'trip-link')).map(({ state }) => state)
    for (let n = 1; n <= 6; n++) {
      expect(await find(theirs, '10.0.0.1')).toBe(202)
      await expect.poll(states).toHaveLength(n)
      now += 10 * 60_000
    }
    expect((await states()).filter((state) => state === 'held')).toHaveLength(1)
    expect(await find(theirs, '10.0.0.9')).toBe(202)
    await expect.poll(async () => (await states()).filter((state) => state === 'waiting')).toHaveLength(6)
    for (let n = 0; n < 20; n++) expect(await find(`TT-22223${n}`, '10.0.1.1')).toBe(202)
    expect(await find('TT-222249', '10.0.1.1')).toBe(429)
  })
})
