import { beforeEach, expect, it } from 'vitest'
import { sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'
import { outboxOf } from '../testing/outbox.ts'

const FORM = {
  name: 'Meena',
  email: 'Meena@example.com',
  password: 'twelve letters',
  confirmPassword: 'twelve letters',
}
const NEXT = 'another dozen of letters'
const HOUR = 3_600_000
const MERGED = 600_000

eachRoute('a forgotten password', (engine) => {
  const box = outboxOf(engine)
  type App = Awaited<ReturnType<typeof box.start>>
  let app: App

  beforeEach(async () => {
    const { db } = box.idle.database
    for (const table of ['users', 'rateLimits'] as const) await db.deleteFrom(table).execute()
    app = await box.start({ PUBLIC_ORIGIN: 'https://cabs.example' })
  })
  const post = (call: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/v1/${call}`, payload, headers: { 'accept-language': 'ta' } })
  const forget = async (email: string) => {
    const { statusCode, body } = await post('account/forgotten', { email })
    return `${statusCode} ${body}`
  }
  const login = async (password: string) => (await post('login', { email: FORM.email, password })).statusCode
  const set = async (token: string, password = NEXT, confirmPassword = password) =>
    (await post('account/new-password', { token, password, confirmPassword })).statusCode
  const tokens = () =>
    box.mailServer.received.map(
      ({ text }) => /https:\/\/cabs\.example\/ta\/new-password\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '',
    )
  const mailed = async (count: number) => {
    await expect.poll(() => tokens().length).toBe(count)
    return tokens()
  }

  it('is reset once by the mailed link, which ends all sessions and all other links', async () => {
    await post('register', FORM)
    const reply = await post('login', FORM)
    const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    await forget('meena@EXAMPLE.com')
    await mailed(1)
    box.pass(MERGED)
    await forget(FORM.email)
    const [first = '', second = ''] = await mailed(2)
    expect(box.mailServer.received[0]?.subject).toBe('புதிய கடவுச்சொல்லை அமைக்க')
    expect(await set(first, 'short')).toBe(400)
    expect(await set(first, NEXT, 'another')).toBe(400)
    expect(await set(first, 'password1234')).toBe(400)
    expect(await login(FORM.password)).toBe(200)
    expect(await set(first)).toBe(200)
    expect([await login(FORM.password), await login(NEXT)]).toEqual([401, 200])
    expect((await app.inject({ url: '/api/v1/me', headers: { cookie } })).json().user).toBeNull()
    expect([await set(first), await set(second)]).toEqual([404, 404])
    const stored = JSON.stringify(await app.database.db.selectFrom('passwordLinks').selectAll().execute())
    expect(stored).not.toContain(first)
  })

  it('accepts one of two calls with the same link at the same moment', async () => {
    await post('register', FORM)
    await forget(FORM.email)
    const [token = ''] = await mailed(1)
    const both = await Promise.all([set(token), set(token, 'yet another dozen')])
    expect(both.sort()).toEqual([200, 404])
  })

  it('refuses a link after one hour', async () => {
    await post('register', FORM)
    await forget(FORM.email)
    const [token = ''] = await mailed(1)
    box.pass(HOUR)
    expect(await set(token)).toBe(404)
    expect(await set('no such token')).toBe(404)
    await app.passwordLinks.deleteOld()
    expect(await app.database.db.selectFrom('passwordLinks').selectAll().execute()).toEqual([])
    expect(await login(FORM.password)).toBe(200)
  })

  it('gives the same answer for every address; mails only a customer', async () => {
    await post('register', FORM)
    await sessionOf(app)
    const { email } = await app.database.db
      .selectFrom('users')
      .select('email')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow()
    const replies = [await forget(FORM.email), await forget('nobody@example.com'), await forget(email)]
    expect(replies).toEqual(Array(3).fill('202 {"success":true}'))
    await mailed(1)
    expect(await app.database.db.selectFrom('outbox').select('kind').execute()).toEqual([
      { kind: 'password-forgotten' },
    ])
  })

  it('refuses nobody: repeats are merged, and those of one network held, while the owner still gets a link', async () => {
    app = await box.start({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
    await post('register', FORM)
    const { db } = app.database
    const states = async () =>
      (await db.selectFrom('outbox').select('state').orderBy('createdAt').execute()).map(({ state }) => state)
    const forgetFrom = async (address: string) => {
      const headers = { 'x-forwarded-for': address }
      const payload = { email: FORM.email }
      return (await app.inject({ method: 'POST', url: '/api/v1/account/forgotten', payload, headers })).statusCode
    }
    expect(await forgetFrom('10.0.0.1')).toBe(202)
    for (let n = 1; n <= 6; n++) {
      expect(await forgetFrom('10.0.0.1')).toBe(202)
      // All sent: a claim would lapse with the time that passes.
      await expect.poll(states).toEqual([...Array(Math.min(n, 5)).fill('sent'), ...(n > 5 ? ['held'] : [])])
      box.pass(MERGED)
    }
    expect(await forgetFrom('10.0.0.2')).toBe(202)
    await mailed(6)
  })
})
