import { MyTripsReply, SavedTravellerReply } from 'shared-api/contract'
import { beforeEach, expect, it } from 'vitest'
import { BY_DESK, book, insertCab, outstation } from '../testing/bookings.ts'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { outboxOf } from '../testing/outbox.ts'

const MAIL = 'Meena@example.com'
const PASSWORD = 'twelve letters'
const HOUR = 3_600_000
const DAY = 24 * HOUR
const LINK = /https:\/\/cabs\.example\/prove-address\/([\w-]{43})/

eachRoute('my trips', (engine) => {
  const box = outboxOf(engine)
  type App = Awaited<ReturnType<typeof box.start>>
  let app: App
  let cab: string

  beforeEach(async () => {
    const { db } = box.idle.database
    for (const table of ['users', 'rateLimits'] as const) await db.deleteFrom(table).execute()
    app = await box.start({ PUBLIC_ORIGIN: 'https://cabs.example' })
    cab = await insertCab(app)
  })
  const post = (call: string, payload: object, cookie = '') =>
    app.inject({ method: 'POST', url: `/api/v1/${call}`, payload, headers: { cookie } })
  async function customer(email = MAIL) {
    await post('register', { name: 'Meena', email, password: PASSWORD, confirmPassword: PASSWORD })
    const { cookies } = await post('login', { email, password: PASSWORD })
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  const booked = async (part: object, cookie = '') =>
    (await book(app, outstation(cab, part), { cookie })).json().booking as { _id: string; reference: string }
  const mine = async (cookie: string) =>
    MyTripsReply.parse((await app.inject({ url: '/api/v1/my-trips', headers: { cookie } })).json())
  const references = async (cookie: string) => (await mine(cookie)).trips.map(({ booking }) => booking.reference)
  const traveller = async (cookie: string) => {
    const reply = await app.inject({ url: '/api/v1/my-trips/traveller', headers: { cookie } })
    return SavedTravellerReply.parse(reply.json()).traveller
  }
  async function tokenMailed(count = 1): Promise<string> {
    const tokens = () => box.mailServer.received.flatMap(({ text }) => LINK.exec(text ?? '')?.[1] ?? [])
    await expect.poll(() => tokens().length).toBe(count)
    return tokens().at(-1) ?? ''
  }
  const proved = async (token: string, cookie: string) => (await post('account/proved', { token }, cookie)).statusCode

  it('are those that were booked while logged in, each with a link of its own, and no stranger’s', async () => {
    const cookie = await customer()
    const other = await customer('ravi@example.com')
    const { reference } = await booked({ mail: 'aunt@example.com' }, cookie)
    await booked({ mail: 'ravi@example.com' }, other)
    await booked({ mail: 'somebody@example.com' })
    const { trips } = await mine(cookie)
    expect(trips).toMatchObject([{ toCome: true, booking: { reference, name: 'Asha Kumar', from: 'tn-chennai' } }])
    const link = trips[0]?.tripLink ?? ''
    expect((await app.inject(`/api/v1${link}`)).json().booking.reference).toBe(reference)
    expect((await mine(cookie)).trips[0]?.tripLink).not.toBe(link)
    expect((await app.inject('/api/v1/my-trips')).statusCode).toBe(401)
  })

  it('are those of the address once it is proved by the mailed link, and not before', async () => {
    const { reference } = await booked({ mail: 'meena@EXAMPLE.com' })
    await booked({ mail: 'not.meena@example.com' })
    const cookie = await customer()
    expect(await mine(cookie)).toEqual({ trips: [], provable: true })
    expect((await post('account/prove', {}, cookie)).statusCode).toBe(202)
    const token = await tokenMailed()
    expect(await mine(cookie)).toEqual({ trips: [], provable: true })
    expect(await proved(token, cookie)).toBe(200)
    expect(await references(cookie)).toEqual([reference])
    expect((await mine(cookie)).provable).toBe(false)
    expect(await proved(token, cookie)).toBe(404)
    await post('account/prove', {}, cookie)
    expect(
      await app.database.db.selectFrom('outbox').select('id').where('kind', '=', 'address-proof').execute(),
    ).toHaveLength(1)
  })

  it('are not opened by a link of another account, a used one or one an hour old, nor is a password set by it', async () => {
    await booked({ mail: MAIL })
    const cookie = await customer()
    const other = await customer('ravi@example.com')
    await post('account/prove', {}, cookie)
    const token = await tokenMailed()
    expect((await post('account/proved', { token })).statusCode).toBe(401)
    expect(await proved(token, other)).toBe(404)
    const set = { token, password: 'another dozen of letters', confirmPassword: 'another dozen of letters' }
    expect((await post('account/new-password', set)).statusCode).toBe(404)
    const stored = JSON.stringify(await app.database.db.selectFrom('passwordLinks').selectAll().execute())
    expect(stored).not.toContain(token)
    box.pass(HOUR)
    expect(await proved(token, cookie)).toBe(404)
    expect(await references(cookie)).toEqual([])
    expect(await references(other)).toEqual([])
  })

  it('are proved by a password that was set by the mailed link', async () => {
    const { reference } = await booked({ mail: MAIL })
    await customer()
    await post('account/forgotten', { email: MAIL })
    const token = () =>
      box.mailServer.received.flatMap(({ text }) => /new-password\/([\w-]{43})/.exec(text ?? '')?.[1] ?? [])
    await expect.poll(() => token().length).toBe(1)
    await post('account/new-password', { token: token()[0], password: PASSWORD, confirmPassword: PASSWORD })
    expect(await references(await customer())).toEqual([reference])
  })

  it('begin with those to come, the next one first; the others follow, the latest first', async () => {
    const cookie = await customer()
    const dates = ['2026-11-20', '2026-12-24', '2026-11-10', '2026-11-05']
    const ids: string[] = []
    for (const PickUpdate of dates) {
      const { _id } = await booked({ PickUpdate, returndate: PickUpdate, ReturnTime: '23:00' }, cookie)
      ids.push(_id)
    }
    await app.bookings.takeStep(ids[1] ?? '', { to: 'cancelled', reason: 'Asked for', tell: false }, BY_DESK)
    box.pass(10 * DAY - 3 * DAY)
    const again = await customer()
    const trips = (await mine(again)).trips.map(({ booking, toCome }) => `${booking.PickUpdate} ${toCome}`)
    expect(trips).toEqual(['2026-11-10 true', '2026-11-20 true', '2026-12-24 false', '2026-11-05 false'])
  })

  it('go with the person: an erased one has none, and nothing leads from a booking to the account', async () => {
    const cookie = await customer()
    const { _id } = await booked({ mail: MAIL }, cookie)
    const aunts = await booked({ mail: 'aunt@example.com', mobile: '9000077777' }, cookie)
    await app.bookings.takeStep(_id, { to: 'cancelled', reason: 'Asked for', tell: false }, BY_DESK)
    await app.bookings.takeStep(aunts._id, { to: 'cancelled', reason: 'Asked for', tell: false }, BY_DESK)
    // Over https the cookie has another name.
    const desk = (await sessionOf(app)).replace('session', '__Host-session')
    expect((await post('personal-data/erase', { mobile: '9000077777' }, desk)).statusCode).toBe(200)
    expect((await mine(cookie)).trips.map(({ booking }) => booking._id)).toEqual([_id])
    expect((await post('personal-data/erase', { mail: MAIL }, desk)).json()).toMatchObject({ bookings: 1, accounts: 1 })
    const stored = await app.database.db.selectFrom('bookings').select('userId').execute()
    expect(stored).toEqual([{ userId: null }, { userId: null }])
    expect(await mine(await customer())).toEqual({ trips: [], provable: true })
  })

  it('are none for staff, even where the desk took over the account', async () => {
    const cookie = await customer()
    await booked({ mail: MAIL }, cookie)
    const staff = {
      name: 'Meena',
      email: MAIL,
      passwordHash: 'none',
      staffRole: 'clerk',
      mustChangePassword: false,
    } as const
    const { id = '' } = (await app.users.createAdmin(staff)) ?? {}
    const desk = `__Host-session=${await app.sessions.start(id, 'none')}`
    expect(await mine(desk)).toEqual({ trips: [], provable: false })
    expect(await traveller(desk)).toBeNull()
    expect((await post('account/prove', {}, desk)).statusCode).toBe(202)
    const kinds = await app.database.db
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '=', 'address-proof')
      .execute()
    expect(kinds).toEqual([])
  })

  it('give the last traveller, and before the first trip the account’s own name and mail', async () => {
    const cookie = await customer()
    expect(await traveller(cookie)).toEqual({ name: 'Meena', mobile: '', mail: MAIL })
    await booked({ name: 'Her Aunt', mobile: '9000077777', mail: 'aunt@example.com' }, cookie)
    box.pass(1)
    await booked({ name: 'Asha', PickUpdate: '2026-12-01', returndate: '2026-12-02' }, cookie)
    expect(await traveller(cookie)).toEqual({ name: 'Asha', mobile: '+919840012345', mail: 'asha@example.com' })
  })

  it('are proved by five mails an hour at most', async () => {
    app = await box.start({ RATE_LIMIT: 'on' })
    const cookie = await customer()
    const ask = async () => (await post('account/prove', {}, cookie)).statusCode
    for (let n = 0; n < 5; n++) expect(await ask()).toBe(202)
    expect(await ask()).toBe(429)
  })
})
