import { LoginReply, MeReply, RegisterReply } from 'shared-api/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { UserRow } from '../platform/database/schema.ts'
import { eachRoute } from '../testing/engines.ts'
import { withoutId } from '../testing/replies.ts'
import { createFirstAdmin } from './first-admin.ts'
import { limits } from './limits.ts'
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from './session-repository.ts'

const ADMIN = { ADMIN_EMAIL: 'Admin@Example.com', ADMIN_PASSWORD: 'correct horse battery' }
const LOGIN = { email: 'admin@example.com', password: ADMIN.ADMIN_PASSWORD }
const FORM = {
  name: 'Meena',
  email: 'meena@example.com',
  password: 'twelve letters',
  confirmPassword: 'twelve letters',
}
const HOUR = 3_600_000

/** CPU time of a call in this process, in ms; other work of the machine does not count. */
async function workOf(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

eachRoute('accounts', (engine) => {
  let now = Date.now()
  const start = (env = {}) => engine.sharedApp({ ...ADMIN, ...env }, { now: () => now })
  type App = Awaited<ReturnType<typeof start>>
  let app: App
  /** As the first test's start made it: a password takes long to hash. */
  let admin: UserRow | null = null

  beforeEach(async () => {
    app = await start()
    const { db } = app.database
    for (const table of ['users', 'rateLimits', 'outbox'] as const) await db.deleteFrom(table).execute()
    if (admin) await db.insertInto('users').values(admin).execute()
    else await createFirstAdmin(app.users, app.config.firstAdmin, '', app.log)
    admin = await db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  })

  const post = (call: string, payload: object = {}, headers = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${call}`, payload, headers })
  const cookieOf = (reply: { cookies: { name: string; value: string }[] }) => ({
    cookie: reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  })
  const whoIs = async (headers: Record<string, string>) =>
    MeReply.parse((await app.inject({ url: '/api/v1/me', headers })).json()).user

  it('logs in the configured admin, however the address is written, and knows them until logout', async () => {
    const reply = await post('login', LOGIN)
    expect(LoginReply.parse(reply.json()).user).toMatchObject({ email: 'Admin@Example.com', role: 'admin' })
    const session = cookieOf(reply)
    expect((await whoIs(session))?.role).toBe('admin')
    expect((await post('logout', {}, session)).json()).toEqual({})
    expect(await whoIs(session)).toBeNull()
  })

  it('takes no password that is tried first, and says so in the language of who registers', async () => {
    const form = { ...FORM, password: 'meena1234567', confirmPassword: 'meena1234567' }
    expect((await post('register', form)).json().errors).toEqual([
      {
        path: 'password',
        code: 'common-password',
        message: 'password is too common. Choose another.',
      },
    ])
    const { errors, detail } = (await post('register', form, { 'accept-language': 'ta' })).json()
    expect(errors).toEqual([{ path: 'password', code: 'common-password', message: detail }])
    expect(detail).not.toMatch(/[A-Za-z]/)
    expect((await post('login', form)).statusCode).toBe(400)
    expect((await post('login', { email: form.email, password: form.password })).statusCode).toBe(401)
  })

  it('makes a random password for the first admin, once, when none is set', async () => {
    await app.database.db.deleteFrom('users').execute()
    const first = await engine.app()
    expect(first.newAdmin?.password).toMatch(/^[\w-]{24}$/)
    const login = { email: first.newAdmin?.email, password: first.newAdmin?.password }
    expect((await post('login', login)).statusCode).toBe(200)
    expect((await engine.app()).newAdmin).toBeNull()
  })

  it("makes the first admin of a customer's account with that address, and logs when the admin's is disabled", async () => {
    await app.database.db.deleteFrom('users').execute()
    await post('register', { ...FORM, email: LOGIN.email })
    const customer = cookieOf(await post('login', { email: LOGIN.email, password: FORM.password }))
    const lines: unknown[] = []
    const log = { error: (line: unknown) => void lines.push(line) }
    const configured = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }
    expect(await createFirstAdmin(app.users, configured, '', log)).toBeNull()
    expect(await whoIs(customer)).toBeNull()
    expect((await post('login', LOGIN)).json().user).toMatchObject({ email: ADMIN.ADMIN_EMAIL, role: 'admin' })
    expect(lines).toEqual([])
    await app.database.db.updateTable('users').set({ disabledAt: now }).execute()
    expect(await createFirstAdmin(app.users, configured, '', log)).toBeNull()
    expect(lines).toEqual([expect.stringMatching(/nobody can enter the desk.*reset-password/)])
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const wrong = await post('login', { ...LOGIN, password: 'wrong' })
    const unknown = await post('login', { ...LOGIN, email: 'nobody@example.com' })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json().detail).toBe('Invalid credentials')
    expect(withoutId(unknown)).toEqual(withoutId(wrong))
  })

  it('spends the same work on an unknown address', async () => {
    const work = (email: string) => workOf(() => post('login', { email, password: 'wrong' }))
    await work('warm-up@example.com')
    const unknown = Math.min(await work('a@example.com'), await work('b@example.com'), await work('c@example.com'))
    const known = Math.min(await work(LOGIN.email), await work(LOGIN.email), await work(LOGIN.email))
    expect(unknown).toBeGreaterThan(known / 4)
  })

  it('registers customers only, who see nothing of the desk', async () => {
    const { newUser } = RegisterReply.parse((await post('register', FORM)).json())
    expect(newUser).toMatchObject({ name: 'Meena', role: 'customer' })
    const session = cookieOf(await post('login', { email: FORM.email, password: FORM.password }))
    const bookings = await app.inject({ url: '/api/v1/bookings', headers: session })
    expect(bookings.statusCode).toBe(403)
    expect((await post('register', { ...FORM, role: 'admin' })).statusCode).toBe(400)
  })

  it('reveals to the owner only that an address has an account', async () => {
    const first = (await post('register', FORM)).json().newUser
    const again = await post('register', { ...FORM, name: 'Mallory', email: 'MEENA@example.com' })
    expect(again.statusCode).toBe(200)
    expect(Object.keys(again.json().newUser)).toEqual(Object.keys(first))
    const login = await post('login', { email: FORM.email, password: FORM.password })
    expect(login.json().user.name).toBe('Meena')
    expect(await app.outbox.claim(['account-exists'])).toMatchObject({ recipient: 'MEENA@example.com' })
  })

  it('spends the same work on a registration that makes no account', async () => {
    const work = (form: object) => workOf(async () => expect((await post('register', form)).statusCode).toBe(200))
    let made = 0
    const fresh = () => work({ ...FORM, email: `new-${made++}@example.com` })
    const taken = () => work({ ...FORM, email: 'new-0@example.com' })
    const robot = () => work({ ...FORM, email: 'robot@example.com', website: 'x' })
    await fresh()
    const quickest = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let round = 0; round < 4; round++) {
      for (const [at, one] of [fresh, taken, robot].entries()) quickest[at] = Math.min(quickest[at] ?? 0, await one())
    }
    const [usual = 0, ...others] = quickest
    for (const other of others) expect(other).toBeGreaterThan(usual / 4)
  })

  it('answers a robot that fills the honeypot like any other, and makes no account', async () => {
    const person = await post('register', FORM)
    await app.database.db.deleteFrom('users').execute()
    const robot = await post('register', { ...FORM, website: 'https://spam.example' })
    expect(robot.statusCode).toBe(200)
    expect(robot.json().newUser).toEqual({ ...person.json().newUser, _id: expect.stringMatching(/^[\w-]{22}$/) })
    for (const table of ['users', 'outbox'] as const)
      expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([])
    expect((await post('login', { email: FORM.email, password: FORM.password })).statusCode).toBe(401)
    expect((await post('register', { ...FORM, website: 5 })).json().errors[0].path).toBe('website')
    const short = { ...FORM, password: 'short', confirmPassword: 'short' }
    expect(withoutId(await post('register', { ...short, website: 'x' }))).toEqual(
      withoutId(await post('register', short)),
    )
    expect((await post('register', { ...FORM, website: '' })).statusCode).toBe(200)
    expect(await app.database.db.selectFrom('users').select('email').execute()).toEqual([{ email: FORM.email }])
  })

  it('names each wrong field of a registration', async () => {
    const mismatch = await post('register', { ...FORM, confirmPassword: 'other letters' })
    expect(mismatch.json().errors).toEqual([
      { path: 'confirmPassword', code: 'passwords-differ', message: 'Passwords do not match' },
    ])
    const once = await post('register', { ...FORM, confirmPassword: undefined })
    expect(once.json().errors).toEqual([
      { path: 'confirmPassword', code: 'required', message: 'confirmPassword is required' },
    ])
    const short = await post('register', { ...FORM, password: 'short', confirmPassword: 'short' })
    expect(short.json().errors).toEqual([
      { path: 'password', code: 'too-short', params: { min: 12 }, message: 'password needs at least 12 characters' },
    ])
  })

  it('keeps of passwords and session ids only hashes', async () => {
    const session = cookieOf(await post('login', LOGIN)).cookie.split('=')[1] ?? ''
    expect(session).toMatch(/^[\w-]{43}$/)
    const stored = JSON.stringify([
      await app.database.db.selectFrom('users').selectAll().execute(),
      await app.database.db.selectFrom('sessions').selectAll().execute(),
    ])
    expect(stored).not.toContain(session)
    expect(stored).not.toContain(LOGIN.password)
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  it('gives each login a new session and ends the one that came with it', async () => {
    const first = cookieOf(await post('login', LOGIN))
    const second = cookieOf(await post('login', LOGIN, first))
    expect(second.cookie).not.toBe(first.cookie)
    expect(await whoIs(first)).toBeNull()
    expect(await whoIs(second)).not.toBeNull()
  })

  it('ends a session that is idle too long, keeps one in use, and ends that too in the end', async () => {
    const session = cookieOf(await post('login', LOGIN))
    const idle = cookieOf(await post('login', LOGIN))
    const from = now
    for (; now < from + ABSOLUTE_LIMIT - HOUR; now += 6 * HOUR) expect(await whoIs(session)).not.toBeNull()
    expect(now - from).toBeGreaterThan(IDLE_LIMIT)
    now = from + ABSOLUTE_LIMIT - 1
    expect(await whoIs(session)).not.toBeNull()
    expect(await whoIs(idle)).toBeNull()
    now = from + ABSOLUTE_LIMIT
    expect(await whoIs(session)).toBeNull()
  })

  it('lets a disabled account in no more, nor its sessions', async () => {
    const session = cookieOf(await post('login', LOGIN))
    await app.database.db.updateTable('users').set({ disabledAt: now }).execute()
    expect(await whoIs(session)).toBeNull()
    expect((await post('login', LOGIN)).statusCode).toBe(401)
  })

  describe('limits', () => {
    beforeEach(async () => {
      app = await start({ RATE_LIMIT: 'on' })
    })

    it('stop the guessing of a password, over a restart too, and pass with time', async () => {
      for (let attempt = 0; attempt < 10; attempt++) await post('login', { ...LOGIN, password: 'wrong' })
      const refused = await post('login', LOGIN)
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      app = await start({ RATE_LIMIT: 'on' })
      expect((await post('login', LOGIN)).statusCode).toBe(429)
      now += 80_000
      expect((await post('login', LOGIN)).statusCode).toBe(429)
      now += 40_000
      expect((await post('login', LOGIN)).statusCode).toBe(200)
      expect((await post('login', LOGIN)).statusCode).toBe(200)
    })

    describe('of an account under attack', () => {
      const MINUTE = 60_000

      beforeEach(async () => {
        app = await start({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
        for (let attempt = 0; attempt < 100; attempt++) await app.rateLimits.take(limits['login-account'], LOGIN.email)
      })
      const from = async (address: string, password = 'wrong') =>
        (await post('login', { ...LOGIN, password }, { 'x-forwarded-for': address })).statusCode
      /** Guesses at each address, and how many of them were compared. */
      async function guessesOf(addresses: string[], each = 1) {
        let compared = 0
        for (const address of addresses)
          for (let guess = 0; guess < each; guess++) if ((await from(address)) === 401) compared++
        return compared
      }
      const addresses = (count: number, name: (at: number) => string) =>
        Array.from({ length: count }, (_, at) => name(at))

      it('let in the owner, whose three mistakes cost minutes', async () => {
        expect(await from('10.0.2.1', 'mistyped')).toBe(401)
        for (let login = 0; login < 5; login++) expect(await from('10.0.2.1', LOGIN.password)).toBe(200)
        expect(await guessesOf(['10.0.1.1'], 4)).toBe(3)
        expect(await from('10.0.1.1', LOGIN.password)).toBe(429)
        now += 5 * MINUTE
        // The 8 guesses that all have in these minutes are gone too.
        for (let attempt = 0; attempt < 8; attempt++) await app.rateLimits.take(limits['login-account'], LOGIN.email)
        expect(await from('10.0.1.1', LOGIN.password)).toBe(200)
      })

      it('leave an address five guesses a day beyond the shared ones', async () => {
        let compared = 0
        const until = now + 4 * HOUR
        for (; now < until; now += 5 * MINUTE) {
          for (let attempt = 0; attempt < 9; attempt++) await app.rateLimits.take(limits['login-account'], LOGIN.email)
          compared += await guessesOf(['10.0.1.1'])
        }
        expect(compared).toBe(5)
      })

      it.each([
        [10, 'an IPv4 /24', addresses(12, (at) => `10.0.1.${at}`), '10.0.2.1'],
        [10, 'an IPv6 /48', addresses(12, (at) => `2001:db8:1:${at}::1`), '2001:db8:2::1'],
        [50, 'an IPv6 /32', addresses(55, (at) => `2001:db8:${at}::1`), '2001:db9::1'],
      ])('leave %i guesses to %s', async (count, _network, from_, elsewhere) => {
        expect(await guessesOf(from_)).toBe(count)
        expect(await from(elsewhere, LOGIN.password)).toBe(200)
      })
    })

    it('by an IPv6 /48: 120 attempts at any accounts', async () => {
      app = await start({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
      const attempt = async (at: number) => {
        const headers = { 'x-forwarded-for': `2001:db8:1:${at}::1` }
        return (await post('login', { email: `${at}@example.com`, password: 'wrong' }, headers)).statusCode
      }
      for (let earlier = 1; earlier < 120; earlier++)
        await app.rateLimits.take(limits['login-network'], '2001:db8:1::/48')
      expect([await attempt(1), await attempt(2)]).toEqual([401, 429])
    })

    it('by an IPv6 /32: after 600 failures each account has 3 guesses by address, and its owner gets in', async () => {
      app = await start({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
      const take = () => app.rateLimits.take(limits['login-provider'], '2001:db8::/32')
      const login = async (at: number, password: string) =>
        (await post('login', { ...LOGIN, password }, { 'x-forwarded-for': `2001:db8:${at}::1` })).statusCode
      for (let earlier = 1; earlier <= 600; earlier++) await take()
      const guesses: number[] = []
      for (let guess = 0; guess < 4; guess++) guesses.push(await login(1, 'wrong'))
      expect(guesses).toEqual([401, 401, 401, 429])
      for (let once = 0; once < 4; once++) expect(await login(2, LOGIN.password)).toBe(200)
      await app.rateLimits.forget(limits['login-provider'], '2001:db8::/32')
      for (let earlier = 1; earlier < 600; earlier++) await take()
      expect(await login(3, LOGIN.password), 'a right one counts not').toBe(200)
      expect(await take()).toBe(0)
    })

    it('are not used up by the right password, at the login or when it is changed', async () => {
      for (let attempt = 0; attempt < 99; attempt++) await app.rateLimits.take(limits['login-account'], LOGIN.email)
      for (let login = 0; login < 3; login++) expect((await post('login', LOGIN)).statusCode).toBe(200)
      const session = cookieOf(await post('login', LOGIN))
      const password = 'another password'
      const change = { currentPassword: LOGIN.password, password, confirmPassword: password }
      expect((await post('account/password', change, session)).statusCode).toBe(200)
      expect((await post('login', { ...LOGIN, password })).statusCode).toBe(200)
      expect(await app.rateLimits.take(limits['login-account'], LOGIN.email)).toBe(0)
      expect(await app.rateLimits.take(limits['login-account'], LOGIN.email)).toBeGreaterThan(0)
    })

    it('stop the guessing of the current password with a stolen session', async () => {
      const session = cookieOf(await post('login', LOGIN))
      const guess = { currentPassword: 'wrong', password: 'twelve letters', confirmPassword: 'twelve letters' }
      const statuses: number[] = []
      for (let n = 0; n < 11; n++) statuses.push((await post('account/password', guess, session)).statusCode)
      expect(statuses).toEqual([...Array(10).fill(400), 429])
    })

    it('refuse nobody; who registers again within ten minutes gets no second mail', async () => {
      app = await start({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
      const register = async (address: string) => {
        const { statusCode, body } = await post('register', FORM, { 'x-forwarded-for': address })
        return [statusCode, body.replace(/"_id":"[^"]+"/, '')].join()
      }
      const replies = new Set<string>()
      // The first makes the account.
      for (let n = 0; n < 7; n++) replies.add(await register('10.0.0.1'))
      replies.add(await register('10.0.0.2'))
      expect([...replies]).toEqual([expect.stringContaining('200,')])
      const mails = await app.database.db.selectFrom('outbox').select('state').orderBy('state').execute()
      expect(mails.map(({ state }) => state)).toEqual(['waiting'])
    })

    it("count by the caller's address, which only a trusted proxy may set", async () => {
      const from = (address: string) => post('login', { ...LOGIN, password: 'x' }, { 'x-forwarded-for': address })
      for (let attempt = 0; attempt < 10; attempt++) await from(`10.0.0.${attempt}`)
      expect((await from('10.0.0.99')).statusCode).toBe(429)
      app = await start({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
      expect((await from('10.0.0.99')).statusCode).toBe(401)
      for (let attempt = 0; attempt < 10; attempt++) await from(`10.9.9.${attempt}, 10.0.0.99`)
      expect((await from('10.9.9.99, 10.0.0.99')).statusCode).toBe(429)
    })
  })
})
