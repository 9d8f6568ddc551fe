import { MeReply } from 'shared-api/contract'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { eachRoute } from '../testing/engines.ts'
import { createFirstAdmin } from './first-admin.ts'

const ADMIN = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse battery' }
const LOGIN = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }
const MINUTE = 60_000

eachRoute('the session cookie', (engine) => {
  let now = Date.now()
  const start = (env = {}) => engine.sharedApp({ ...ADMIN, ...env }, { now: () => now })
  type App = Awaited<ReturnType<typeof start>>
  let app: App

  beforeEach(async () => {
    app = await start()
    await app.database.db.deleteFrom('users').execute()
    await createFirstAdmin(app.users, app.config.firstAdmin, '', app.log)
  })

  const post = (call: string, payload: object = {}, headers = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${call}`, payload, headers })
  const cookieOf = (reply: { cookies: { name: string; value: string }[] }) => ({
    cookie: reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  })
  const whoIs = async (headers: Record<string, string>) =>
    MeReply.parse((await app.inject({ url: '/api/v1/me', headers })).json()).user

  it('is out of reach of scripts and other sites', async () => {
    expect((await post('login', LOGIN)).headers['set-cookie']).toMatch(
      /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('is bound to the host on https', async () => {
    app = await start({ PUBLIC_ORIGIN: 'https://www.example.com' })
    const reply = await post('login', LOGIN)
    expect(reply.headers['set-cookie']).toMatch(/^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await whoIs(cookieOf(reply)))?.role).toBe('admin')
  })

  it('is named in the description of the API', async () => {
    const named = async () => (await app.inject('/api/v1/openapi.json')).json().components.securitySchemes.session.name
    expect(await named()).toBe('session')
    app = await start({ PUBLIC_ORIGIN: 'https://www.example.com' })
    expect(await named()).toBe('__Host-session')
  })

  it.each(['logout', 'account/sign-out-everywhere'])('is taken back by %s', async (call) => {
    const reply = await post(call, {}, cookieOf(await post('login', LOGIN)))
    expect(reply.headers['set-cookie']).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
  })

  it('is not given to whose account was shut out while the password was compared', async () => {
    const shutOut = vi.spyOn(app.sessions, 'start').mockResolvedValueOnce(null)
    onTestFinished(() => shutOut.mockRestore())
    const reply = await post('login', LOGIN)
    expect([reply.statusCode, reply.cookies]).toEqual([401, []])
  })

  it('has its last use written once in five minutes: most calls only read', async () => {
    const session = cookieOf(await post('login', LOGIN))
    const seenAt = async () =>
      (await app.database.db.selectFrom('sessions').select('seenAt').executeTakeFirstOrThrow()).seenAt
    const from = now
    now += 5 * MINUTE
    await whoIs(session)
    expect(await seenAt()).toBe(from)
    now += 1
    await whoIs(session)
    expect(await seenAt()).toBe(now)
  })
})
