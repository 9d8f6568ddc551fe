import { BookingReply } from 'shared-api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { BY_DESK, book, insertCab, NOON, outstation } from '../../testing/bookings.ts'
import { sessionOf } from '../../testing/desk.ts'
import { eachEngine } from '../../testing/engines.ts'
import { withoutId } from '../../testing/replies.ts'

const HOUR = 3_600_000

eachEngine('sendemail', (engine) => {
  let now = NOON
  const start = () => engine.sharedApp({}, { now: () => now })
  type App = Awaited<ReturnType<typeof start>>
  let app: App
  let cab: string

  beforeEach(async () => {
    now = NOON
    app = await start()
    for (const table of ['bookings', 'cabs'] as const) await app.database.db.deleteFrom(table).execute()
    cab = await insertCab(app)
  })

  const startLimited = async () => {
    const limited = await engine.sharedApp({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' }, { now: () => now })
    await limited.database.db.deleteFrom('rateLimits').execute()
    return limited
  }
  const stored = () => app.database.db.selectFrom('bookings').selectAll().execute()
  const pathsOf = (reply: { json(): { errors?: { path: string }[] } }) => reply.json().errors?.map(({ path }) => path)

  it('stores the booking with its history, mails and search terms, and answers with the reference', async () => {
    const reply = await book(app, outstation(cab))
    expect(reply.statusCode).toBe(200)
    const { booking } = BookingReply.parse(reply.json())
    expect(booking.reference).toMatch(/^TT-[2-9A-HJKMNP-TV-Z]{6}$/)
    expect(booking).toMatchObject({
      status: 'new',
      createdAt: new Date(NOON).toISOString(),
      mobile: '+919840012345',
      NumberOfPersons: 3,
      visitingPlaces: ['Tiruchirappalli', 'திண்டுக்கல்'],
      selectedCab: { _id: cab, carModel: 'Innova Crysta', price: 2500 },
    })
    expect(await stored()).toHaveLength(1)
    const { mails, history } = await app.bookings.find(booking._id)
    expect(mails.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      'booking-desk waiting',
      'booking-visitor waiting',
    ])
    expect(history).toMatchObject([{ status: 'new', byName: 'Asha Kumar', at: NOON }])
  })

  it('records in its history which staff member took it', async () => {
    const byOf = async (cookie: string) => {
      const { _id: id } = (await book(app, outstation(cab), { cookie })).json().booking
      await app.bookings.takeStep(id, { to: 'cancelled', reason: 'Asked for', tell: false }, BY_DESK)
      return (await app.bookings.find(id)).history.map(({ status, byName }) => `${status} by ${byName}`)
    }
    expect(await byOf(await sessionOf(app))).toEqual(['new by Desk', 'cancelled by Desk'])
    expect(await byOf(await sessionOf(app, 'customer'))).toEqual(['new by Asha Kumar', 'cancelled by Desk'])
    expect(await byOf('session=none')).toEqual(['new by Asha Kumar', 'cancelled by Desk'])
  })

  it('asks visitors for a mail address, unless an owner makes it optional; never the desk', async () => {
    const app = await engine.app({}, { now: () => NOON })
    const noMail = outstation(await insertCab(app), { mail: '' })
    const refused = await book(app, noMail)
    const errors = [{ path: 'bookingDetails.mail', code: 'required', message: 'Mail Id is required' }]
    expect([refused.statusCode, refused.json().errors]).toEqual([400, errors])
    const cookie = await sessionOf(app)
    expect((await book(app, noMail, { cookie })).statusCode).toBe(200)
    await app.inject({
      ...{ method: 'PATCH', url: '/api/v1/settings', payload: { mailRequired: false } },
      headers: { cookie, 'if-match': '"1"' },
    })
    const { booking } = BookingReply.parse((await book(app, noMail)).json())
    const { mails } = await app.bookings.find(booking._id)
    expect([booking.mail, mails.map(({ kind }) => kind)]).toEqual(['', ['booking-desk']])
  })

  describe('from one network to one mailbox', () => {
    /** Books; gives the states of the mails to the visitor and to the desk. */
    const mailsOf = async (limited: App, details: Parameters<typeof outstation>[1], headers = {}) => {
      const { booking } = BookingReply.parse((await book(limited, outstation(cab, details), headers)).json())
      const { mails } = await limited.bookings.find(booking._id)
      return mails.toSorted((a, b) => b.kind.localeCompare(a.kind)).map(({ state }) => state)
    }
    const FREE = ['waiting', 'waiting']
    const HELD = ['held', 'waiting']

    it('takes any number of bookings, and holds the visitor’s mail past twenty a day', async () => {
      const limited = await startLimited()
      const from = (address: string) => ({ 'x-forwarded-for': address })
      const written = (n: number) => ({ mail: `As.ha+${n}@gmail.com` })
      for (let n = 0; n < 20; n++) expect(await mailsOf(limited, written(n), from('10.0.0.1'))).toEqual(FREE)
      expect(await mailsOf(limited, { mail: 'asha@googlemail.com' }, from('10.0.0.1'))).toEqual(HELD)
      expect(await mailsOf(limited, { mail: 'ravi@gmail.com' }, from('10.0.0.1'))).toEqual(FREE)
      expect(await mailsOf(limited, { mail: 'asha@gmail.com' }, from('10.0.0.2'))).toEqual(FREE)
      const cookie = await sessionOf(limited)
      expect(await mailsOf(limited, { mail: 'asha@gmail.com' }, { ...from('10.0.0.1'), cookie })).toEqual(FREE)
      now += 2 * HOUR
      expect(await mailsOf(limited, { mail: 'asha@gmail.com' }, from('10.0.0.1'))).toEqual(FREE)
      expect(await mailsOf(limited, { mail: 'asha@gmail.com' }, from('10.0.0.1'))).toEqual(HELD)
    })

    it("counts stored bookings only: no repeated, refused or robot's request", async () => {
      const limited = await startLimited()
      const once = { 'idempotency-key': 'once' }
      for (let n = 0; n < 25; n++) expect((await book(limited, outstation(cab), once)).statusCode).toBe(200)
      for (let n = 0; n < 15; n++) await book(limited, { ...outstation(cab), website: 'https://spam.example' })
      for (let n = 0; n < 15; n++) expect((await book(limited, outstation('none'))).statusCode).toBe(400)
      now += HOUR
      for (let n = 1; n < 20; n++) expect(await mailsOf(limited, {})).toEqual(FREE)
      expect(await mailsOf(limited, {})).toEqual(HELD)
    })
  })

  it("prices the stored cab and ignores the client's price", async () => {
    const { booking } = (await book(app, outstation(cab, { fare: '0', distance: 462.5 }))).json()
    expect(booking).toMatchObject({ fare: 2500, total: 35 * 462.5 + 2500 })
  })

  it('counts a cab without a price as 0', async () => {
    const free = await insertCab(app, { pricePaise: null })
    expect((await book(app, outstation(free))).json().booking).toMatchObject({ fare: 0, total: 16170 })
  })

  it('stores only the fields of a Drop Trip', async () => {
    const reply = await book(app, outstation(cab, { triptype: 'Drop Trip', LocalTripType: 'Day-Use' }))
    expect(reply.json().booking).toMatchObject({
      LocalTripType: null,
      returndate: null,
      ReturnTime: null,
      returnLocation: null,
      visitingPlaces: [],
    })
  })

  it('leaves out the visiting places that were left blank', async () => {
    const places = async (visitingPlaces: string[]) => (await book(app, outstation(cab, { visitingPlaces }))).json()
    expect((await places([''])).booking.visitingPlaces).toEqual([])
    expect((await places(['', ' Tiruchirappalli ', '  '])).booking.visitingPlaces).toEqual(['Tiruchirappalli'])
    const most = Array<string>(20).fill('Salem')
    expect((await places(['', ...most])).booking.visitingPlaces).toEqual(most)
    expect((await places([...most, 'Karur'])).errors[0].path).toBe('bookingDetails.visitingPlaces')
  })

  const GUEST = { guestName: 'Ravi Menon', guestMobile: '98470 12346' }

  it('takes a guest, a company and what the driver should know; the desk finds the booking by them', async () => {
    const forWhom = { ...GUEST, companyName: 'Cauvery Mills', gstin: '29aabct1332l1za', luggage: '3 bags' }
    const { booking } = (await book(app, outstation(cab, { ...forWhom, driverNote: '' }))).json()
    expect(booking).toMatchObject({
      ...{ ...forWhom, guestMobile: '+919847012346', gstin: '29AABCT1332L1ZA', driverNote: null },
    })
    for (const q of ['ravi', '98470', 'cauvery']) expect((await app.bookings.list({ q })).rows).toHaveLength(1)
  })

  it('refuses a guest without a number, a GSTIN without its company, and one that is wrong', async () => {
    const pathsFor = async (forWhom: object) => pathsOf(await book(app, outstation(cab, forWhom)))
    expect(await pathsFor({ guestName: 'Ravi' })).toEqual(['bookingDetails.guestMobile'])
    expect(await pathsFor({ gstin: '29AABCT1332L1ZA' })).toEqual(['bookingDetails.companyName'])
    expect(await pathsFor({ gstin: '29AABCT1332L1ZB', companyName: 'Cauvery Mills' })).toEqual(['bookingDetails.gstin'])
    expect(await stored()).toEqual([])
  })

  it('takes a Local Trip as Hour-Basis unless it says Day-Use', async () => {
    const trip = { triptype: 'Local Trip' } as const
    expect((await book(app, outstation(cab, trip))).json().booking.LocalTripType).toBe('Hour-Basis')
    const dayUse = outstation(cab, { ...trip, LocalTripType: 'Day-Use' })
    expect((await book(app, dayUse)).json().booking.LocalTripType).toBe('Day-Use')
  })

  describe('refuses, naming the field and storing nothing,', () => {
    const cases: [string, Parameters<typeof outstation>[1] | object, string][] = [
      ['an unknown city', { to: 'tn-nowhere' }, 'bookingDetails.to'],
      ['a mail address that is none', { mail: 'asha' }, 'bookingDetails.mail'],
      ['a line break in the name', { name: 'Asha\r\nBcc: all@example.com' }, 'bookingDetails.name'],
      ['a day of the past', { PickUpdate: '2026-11-01' }, 'bookingDetails.PickUpdate'],
      ['an hour of the past', { PickUpdate: '2026-11-02', pickUpTime: '11:59' }, 'bookingDetails.pickUpTime'],
      ['a return before the pick-up', { returndate: '2026-12-23' }, 'bookingDetails.returndate'],
      ['no return date', { returndate: '' }, 'bookingDetails.returndate'],
      ['more persons than seats', { NumberOfPersons: 8 }, 'bookingDetails.NumberOfPersons'],
      ['a number as text that is none', { distance: '12 km' }, 'bookingDetails.distance'],
      ['a boolean for a number', { NumberOfPersons: true }, 'bookingDetails.NumberOfPersons'],
      ['an unknown key', { colour: 'red' }, 'bookingDetails.colour'],
      ['a bidi control', { pickUpLocation: 'Gate \u202e 5' }, 'bookingDetails.pickUpLocation'],
      ['an unknown cab', { selectedCab: { _id: 'none' } }, 'bookingDetails.selectedCab'],
    ]
    it.each(cases)('%s', async (_what, change, path) => {
      const reply = await book(app, outstation(cab, change))
      expect(reply.statusCode).toBe(400)
      expect(reply.headers['content-type']).toBe('application/problem+json')
      expect(pathsOf(reply)).toContain(path)
      expect(await stored()).toEqual([])
      expect(await app.outbox.claim(['booking-desk'])).toBeNull()
    })

    it.each([
      ['is not available', { availability: 0 }],
      ['was deleted', { deletedAt: NOON }],
      ['is for other trips', { tripTypes: ['Drop Trip'] }],
    ] as const)('a cab that %s', async (_what, change) => {
      const other = await insertCab(app, { ...change, tripTypes: ['tripTypes' in change ? 'Drop Trip' : 'Outstation'] })
      const reply = await book(app, outstation(other))
      expect(pathsOf(reply)).toEqual(['bookingDetails.selectedCab'])
      expect(await stored()).toEqual([])
    })
  })

  describe('with an Idempotency-Key', () => {
    const key = { 'idempotency-key': 'b5f0-1' }

    it('repeats the reply after the pick-up has passed, and stores nothing new', async () => {
      const trip = outstation(cab, { PickUpdate: '2026-11-02', pickUpTime: '13:30' })
      const first = await book(app, trip, key)
      now = NOON + 2 * HOUR
      expect((await book(app, trip, key)).json().booking).toEqual(first.json().booking)
      expect(pathsOf(await book(app, trip))).toEqual(['bookingDetails.pickUpTime'])
      expect(await stored()).toHaveLength(1)
    })

    it('makes one booking of a repeated request and gives the same answer, with a link of its own', async () => {
      const first = await book(app, outstation(cab), key)
      const again = await book(app, outstation(cab, { selectedCab: { _id: cab } }), key)
      expect(again.json().booking).toEqual(first.json().booking)
      const links = [first, again].map((reply) => reply.json().tripLink)
      expect(new Set(links).size).toBe(2)
      for (const link of links) expect((await app.inject(`/api/v1${link}`)).statusCode).toBe(200)
      const remembered = JSON.stringify(await app.database.db.selectFrom('idempotencyKeys').selectAll().execute())
      expect(remembered).not.toContain('/trip/')
      expect(await stored()).toHaveLength(1)
    })

    it('makes one booking of requests at the same moment', async () => {
      const replies = await Promise.all(Array.from({ length: 10 }, () => book(app, outstation(cab), key)))
      expect(new Set(replies.map((reply) => JSON.stringify(reply.json().booking))).size).toBe(1)
      for (const reply of replies) expect((await app.inject(`/api/v1${reply.json().tripLink}`)).statusCode).toBe(200)
      expect(await stored()).toHaveLength(1)
    })

    it('refuses another body', async () => {
      await book(app, outstation(cab), key)
      expect((await book(app, outstation(cab, { name: 'Ravi' }), key)).statusCode).toBe(422)
      expect(await stored()).toHaveLength(1)
    })

    it('forgets the key after 24 hours', async () => {
      await book(app, outstation(cab), key)
      now += 24 * HOUR - 1
      expect((await book(app, outstation(cab, { name: 'Ravi' }), key)).statusCode).toBe(422)
      now += 1
      expect((await book(app, outstation(cab, { name: 'Ravi' }), key)).statusCode).toBe(200)
      await app.bookings.deleteOldKeys()
      expect(await app.database.db.selectFrom('idempotencyKeys').selectAll().execute()).toHaveLength(1)
    })

    it('refuses a key that is no plain text', async () => {
      expect(pathsOf(await book(app, outstation(cab), { 'idempotency-key': 'a b' }))).toEqual(['idempotency-key'])
    })
  })

  describe('from a robot, which fills the honeypot,', () => {
    const key = { 'idempotency-key': 'b5f0-2' }
    const spam = (changes: Parameters<typeof outstation>[1] = {}) => ({
      ...outstation(cab, changes),
      website: 'https://spam.example',
    })
    const count = async (table: 'bookings' | 'outbox' | 'idempotencyKeys') =>
      (await app.database.db.selectFrom(table).selectAll().execute()).length

    it('is answered as any other is, and stored nowhere', async () => {
      const robot = await book(app, spam(), key)
      expect(robot.statusCode).toBe(200)
      for (const table of ['bookings', 'outbox', 'idempotencyKeys'] as const)
        expect([table, await count(table)]).toEqual([table, 0])
      const person = await book(app, { ...outstation(cab), website: '' }, key)
      const drawn = { _id: expect.any(String), reference: expect.stringMatching(/^TT-[2-9A-HJKMNP-TV-Z]{6}$/) }
      const tripLink = expect.stringMatching(/^\/trip\/[\w-]{43}$/)
      const { booking, ...said } = person.json()
      expect(robot.json()).toEqual({ ...said, booking: { ...booking, ...drawn }, tripLink })
      expect((await app.inject(`/api/v1${robot.json().tripLink}`)).statusCode).toBe(404)
      expect(Object.keys(robot.headers).sort()).toEqual(Object.keys(person.headers).sort())
      expect(await stored()).toMatchObject([{ reference: person.json().booking.reference }])
    })

    it('is refused as any other is', async () => {
      for (const changes of [{ mail: 'asha' }, { to: 'tn-nowhere' }, { selectedCab: { _id: 'none' } }]) {
        const [robot, person] = [await book(app, spam(changes)), await book(app, outstation(cab, changes))]
        expect([robot.statusCode, withoutId(robot)]).toEqual([400, withoutId(person)])
      }
      for (const website of [5, null, [], 'x'.repeat(201)])
        expect(pathsOf(await book(app, { ...outstation(cab), website }))).toEqual(['website'])
      expect(await stored()).toEqual([])
    })

    it('gets the booking that its key belongs to, or 422', async () => {
      const person = await book(app, outstation(cab), key)
      expect((await book(app, spam(), key)).json().booking).toEqual(person.json().booking)
      expect((await book(app, spam({ name: 'Ravi' }), key)).statusCode).toBe(422)
      expect(await stored()).toHaveLength(1)
    })
  })
})
