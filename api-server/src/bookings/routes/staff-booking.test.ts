import { BookingPageReply, BookingReply, NOTE_MAX } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { beforeEach, expect, it } from 'vitest'
import { BY_DESK, book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachEngine } from '../../testing/engines.ts'
import { SETTINGS as company } from '../../testing/settings.ts'
import { waiting } from '../../testing/waiting.ts'
import { deskMail, visitorMail } from '../messages/mails.ts'
import { type BookingRecord, lockBooking } from '../record/index.ts'
import { toReceipt } from '../record/wire.ts'

eachEngine('staff who book', (engine) => {
  type App = Awaited<ReturnType<typeof engine.sharedApp>>
  let app: App
  let cab: string
  let cookie: string

  beforeEach(async () => {
    app = await engine.sharedApp({}, { now: () => NOON })
    for (const table of ['bookings', 'cabs'] as const) await app.database.db.deleteFrom(table).execute()
    cab = await insertCab(app)
    cookie = await sessionOf(app)
  })

  const place = async (headers: Record<string, string> = {}) =>
    BookingReply.parse((await book(app, outstation(cab), headers)).json()).booking
  const change = (id: string, payload: object, key?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/bookings',
      payload: { ...payload, insteadOf: id },
      headers: { cookie, ...(key && { 'idempotency-key': key }) },
    })
  const patch = (id: string, payload: object) =>
    app.inject({ method: 'PATCH', url: `/api/v1/bookings/${id}`, payload, headers: { cookie } })
  const read = async (id: string) =>
    BookingPageReply.parse((await app.inject({ url: `/api/v1/bookings/${id}`, headers: { cookie } })).json()).booking
  const mailOf = async (row: BookingRecord, language: Language) =>
    visitorMail(
      toReceipt(row),
      { ...row, ...(await app.bookings.identity(row)) },
      company,
      language,
      'https://cabs.example/trip/x',
    )
  const countAll = async () => (await app.database.db.selectFrom('bookings').select('id').execute()).length
  const later = () => outstation(cab, { pickUpTime: '08:00' })

  /** Holds two changes of a booking back on PostgreSQL until both wait for it. */
  async function heldBack<Replies>(id: string, changes: () => Promise<Replies>): Promise<Replies> {
    const { replies } = await app.database.transaction(async (tx) => {
      await lockBooking(tx, id)
      const replies = changes()
      await expect.poll(() => waiting(app)).toHaveLength(2)
      return { replies }
    })
    return replies
  }

  it('are named by the history, and take more in an hour than a visitor may', async () => {
    const limited = await engine.sharedApp({ RATE_LIMIT: 'on' }, { now: () => NOON })
    const take = () =>
      limited.inject({ method: 'POST', url: '/api/v1/bookings', payload: outstation(cab), headers: { cookie } })
    const { booking } = BookingReply.parse((await take()).json())
    expect((await read(booking._id)).history).toMatchObject([{ status: 'new', by: 'Desk' }])
    const replies = await Promise.all(Array.from({ length: 25 }, take))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(200))
  })

  it('take several cars for one party, each its own booking, with one total and one mail', async () => {
    const call = (cars: unknown, key = 'party', part: object = {}) =>
      app.inject({
        ...{ method: 'POST', url: '/api/v1/bookings', payload: { ...outstation(cab), cars, ...part } },
        headers: { cookie, 'idempotency-key': key },
      })
    await app.database.db.deleteFrom('outbox').execute()
    const { booking } = BookingReply.parse((await call(3)).json())
    expect(BookingReply.parse((await call(3)).json()).booking).toEqual(booking)
    expect((await call(2)).statusCode).toBe(422)
    expect(await countAll()).toBe(3)
    const { party } = await read(booking._id)
    expect(party).toMatchObject({
      total: 3 * booking.total,
      cars: Array(3).fill({ status: 'new', total: booking.total }),
    })
    const { party: row, mails } = await app.bookings.find(booking._id)
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['booking-desk', 'booking-visitor'])
    expect(await app.database.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
    const { booking: first } = await app.bookings.find(booking._id)
    const entry = { ...first, ...(await app.bookings.identity(first)) }
    const mail = visitorMail(toReceipt(first), entry, company, 'en', 'https://cabs.example/trip/x', row)
    for (const { reference } of party?.cars ?? []) expect(mail.text).toContain(reference)
    // One that is called off costs the party nothing, and the others go on.
    const other = party?.cars.find(({ _id }) => _id !== booking._id)?._id ?? ''
    await app.bookings.takeStep(other, { to: 'cancelled', tell: false }, BY_DESK)
    expect((await read(booking._id)).party?.total).toBe(2 * booking.total)
    const found = await app.inject({ url: `/api/v1/bookings?q=${booking.reference}`, headers: { cookie } })
    expect(found.json().total).toBe(3)
    for (const cars of [0, 1, 11, '2', 2.5]) expect((await call(cars, `bad ${cars}`)).statusCode).toBe(400)
    expect((await call(2, 'instead', { insteadOf: booking._id })).json().errors).toMatchObject([{ path: 'cars' }])
    expect((await read((await place())._id)).party).toBeUndefined()
  })

  it('may take a caller without a mail address; only the desk gets a mail', async () => {
    const call = (part: object) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/bookings',
        payload: outstation(cab, part),
        headers: { cookie },
      })
    const { booking } = BookingReply.parse((await call({ mail: ' ' })).json())
    expect(booking.mail).toBe('')
    const { booking: row, mails } = await app.bookings.find(booking._id)
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-desk'])
    const toDesk = deskMail(toReceipt(row), row, company)
    expect(toDesk.replyTo).toBeUndefined()
    expect(toDesk.text).not.toContain('Mail Id')
    const refused = await call({ mail: 'ravi@' })
    const error = {
      path: 'bookingDetails.mail',
      code: 'mail',
      message: 'Mail Id must be an address such as name@example.com',
    }
    expect([refused.statusCode, refused.json().errors]).toEqual([400, [error]])
  })

  it('have shown no notice; a booking of a visitor keeps the version of the settings that had it', async () => {
    const notice = async ({ _id }: { _id: string }) => (await read(_id)).notice
    expect(await notice(await place({ cookie }))).toBeNull()
    const before = await notice(await place())
    expect(before).toBeGreaterThan(0)
    await app.settings.edit({ privacy: { en: `Since ${NOON}` } }, { byName: 'Owner', allows: () => true })
    expect(await notice(await place())).toBe((before ?? 0) + 1)
    await app.settings.edit({ privacy: {} }, { byName: 'Owner', allows: () => true })
  })

  it('may enter a trip of the last year, of which the traveller gets no mail; a visitor may not', async () => {
    const past = { PickUpdate: '2025-11-02', returndate: '2025-11-04' }
    const call = (part: object) =>
      app.inject({ method: 'POST', url: '/api/v1/bookings', payload: outstation(cab, part), headers: { cookie } })
    const { booking } = BookingReply.parse((await call(past)).json())
    expect(booking.PickUpdate).toBe('2025-11-02')
    const { mails } = await app.bookings.find(booking._id)
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-desk'])
    const tooOld = await call({ PickUpdate: '2025-10-31', returndate: '2025-11-04' })
    expect(tooOld.json().errors).toMatchObject([{ path: 'bookingDetails.PickUpdate', code: 'too-long-ago' }])
    const visitor = await book(app, outstation(cab, past))
    expect(visitor.json().errors).toMatchObject([{ path: 'bookingDetails.PickUpdate', code: 'past' }])
  })

  it('instead of another book in its place, and it is cancelled; their notes name each other', async () => {
    const old = await place()
    await app.bookings.takeStep(old._id, { to: 'confirmed', tell: false }, BY_DESK)
    await patch(old._id, { note: 'Wants a child seat.' })
    const reply = await change(old._id, later())
    expect(reply.statusCode).toBe(200)
    const { booking } = BookingReply.parse(reply.json())
    expect(await read(booking._id)).toMatchObject({
      pickUpTime: '08:00',
      status: 'new',
      note: `In place of ${old.reference}.\nWants a child seat.`,
      history: [{ status: 'new', by: 'Desk' }],
    })
    const left = await read(old._id)
    expect(left).toMatchObject({ status: 'cancelled', note: `Changed to ${booking.reference}.\nWants a child seat.` })
    expect(left.history.at(-1)).toMatchObject({ status: 'cancelled', by: 'Desk' })
  })

  it('notify the traveller of the change in the language of the first mail, with the replaced reference', async () => {
    const old = await place({ 'accept-language': 'ta' })
    const { booking } = BookingReply.parse((await change(old._id, later())).json())
    const { booking: row, mails } = await app.bookings.find(booking._id)
    expect(mails.map(({ kind, language }) => `${kind} ${language}`).sort()).toEqual([
      'booking-desk en',
      'booking-visitor ta',
    ])
    const { text } = await mailOf(row, 'en')
    expect(text).toContain(`It replaces booking ${old.reference}, which is cancelled.`)
    expect((await mailOf(row, 'ta')).text).toContain(old.reference)
    const { booking: oldRow } = await app.bookings.find(old._id)
    expect((await mailOf({ ...oldRow, status: 'new' }, 'en')).text).not.toContain('It replaces')
  })

  it('move the trip in the traveller’s calendar, however often it changes: one UID, a higher SEQUENCE each time', async () => {
    const ids = [(await place())._id]
    for (const pickUpTime of ['08:00', '09:00', '10:00']) {
      const reply = await change(ids.at(-1) ?? '', outstation(cab, { pickUpTime }))
      ids.push(BookingReply.parse(reply.json()).booking._id)
    }
    const mails = await Promise.all(
      // As each was when its mail left.
      ids.map(async (id) => mailOf({ ...(await app.bookings.find(id)).booking, status: 'new' }, 'en')),
    )
    const calendars = mails.map(({ files }) => files?.map(({ content }) => String(content)).join())
    expect(calendars.map((file) => file?.match(/^UID:(.*)@/m)?.[1])).toEqual(Array(4).fill(ids[0]))
    expect(calendars.map((file) => file?.match(/^SEQUENCE:(.*)$/m)?.[1])).toEqual(['0', '1', '2', '3'])
    const [first, second] = calendars.map((file) => file?.replaceAll('\r\n ', ''))
    expect(first).not.toContain('It replaces')
    expect(second).toContain('It replaces booking')
  })

  it.each(['completed', 'cancelled'] as const)(
    'cannot change a booking that is %s: nothing is booked',
    async (status) => {
      const old = await place()
      await app.database.db.updateTable('bookings').set({ status }).where('id', '=', old._id).execute()
      const reply = await change(old._id, later())
      expect(reply.statusCode).toBe(409)
      expect(reply.json().detail).toBe(`${old.reference} is ${status} already, and can’t be changed.`)
      expect(await countAll()).toBe(1)
    },
  )

  it('leave the booking unchanged if the new trip cannot be booked', async () => {
    const old = await place()
    const gone = await insertCab(app, { deletedAt: NOON })
    expect((await change(old._id, outstation(gone))).statusCode).toBe(400)
    expect((await change(old._id, outstation(cab, { PickUpdate: '2020-01-01' }))).statusCode).toBe(400)
    expect(await read(old._id)).toMatchObject({ status: 'new', note: '' })
    expect(await countAll()).toBe(1)
  })

  it('replace a booking once for two concurrent requests, and once for a repeated one', async () => {
    const old = await place()
    const first = await change(old._id, later(), 'first')
    const codes = await Promise.all([change(old._id, later(), 'first'), change(old._id, later(), 'second')])
    expect(codes.map(({ statusCode }) => statusCode)).toEqual([200, 409])
    expect(codes[0]?.json()).toEqual(first.json())
    const other = await place()
    expect((await change(other._id, later(), 'first')).statusCode).toBe(422)

    const both = await Promise.all([change(other._id, later(), 'a'), change(other._id, later(), 'b')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await countAll()).toBe(4)
  })

  it('make one change of a request that comes again while it is under way, and answer both alike', async () => {
    const old = await place()
    const twice = () => Promise.all([0, 1].map(() => change(old._id, later(), 'again')))
    const [first, second] = await (engine.name === 'postgres' ? heldBack(old._id, twice) : twice())
    expect(first?.statusCode).toBe(200)
    expect(second?.json()).toEqual(first?.json())
    expect(await countAll()).toBe(2)
  })

  it('keep notes whole that leave no room for a line', async () => {
    const old = await place()
    const note = 'x'.repeat(NOTE_MAX - 5)
    await patch(old._id, { note })
    const { booking } = BookingReply.parse((await change(old._id, later())).json())
    expect([(await read(booking._id)).note, (await read(old._id)).note]).toEqual([note, note])
  })

  it.each(['new', 'closed'])('answer an enquiry that is %s with a booking, which its notes name', async (status) => {
    const form = { name: 'Sita Devi', email: 'sita@example.com', phone: '9447012347', message: 'A cab, please.' }
    await app.inject({ method: 'POST', url: '/api/v1/forms', payload: form })
    const { enquiries } = (await app.inject({ url: '/api/v1/enquiries?limit=1', headers: { cookie } })).json()
    const [{ _id: ofEnquiry }] = enquiries
    const url = `/api/v1/enquiries/${ofEnquiry}`
    await app.inject({ method: 'PATCH', url, payload: { status, note: 'Called twice.' }, headers: { cookie } })
    const payload = { ...outstation(cab), ofEnquiry }
    const reply = await app.inject({ method: 'POST', url: '/api/v1/bookings', payload, headers: { cookie } })
    const { booking } = BookingReply.parse(reply.json())
    const { enquiry } = (await app.inject({ url, headers: { cookie } })).json()
    expect(enquiry).toMatchObject({
      status: status === 'new' ? 'answered' : status,
      note: `Booked as ${booking.reference}.\nCalled twice.`,
    })

    // It may have asked for a change.
    const changed = BookingReply.parse((await change(booking._id, { ...later(), ofEnquiry })).json()).booking
    const { enquiry: both } = (await app.inject({ url, headers: { cookie } })).json()
    expect(both.note).toBe(`Booked as ${changed.reference}.\nBooked as ${booking.reference}.\nCalled twice.`)

    const gone = { ...outstation(cab), ofEnquiry: 'nothing-here' }
    const still = await app.inject({ method: 'POST', url: '/api/v1/bookings', payload: gone, headers: { cookie } })
    expect(still.statusCode).toBe(200)
  })

  it('get 404 for a booking that is not there', async () => {
    expect((await change('nothing-here', later())).statusCode).toBe(404)
  })
})
