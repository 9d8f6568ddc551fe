import { AccountSessionsReply, MeReply, StaffMemberReply, StaffReply } from 'shared-api/contract'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { eachRoute } from '../testing/engines.ts'
import { waiting } from '../testing/waiting.ts'
import { createFirstAdmin } from './first-admin.ts'
import { limits } from './limits.ts'
import { IDLE_LIMIT } from './session-repository.ts'

const ADMIN = { ADMIN_EMAIL: 'first@example.com', ADMIN_PASSWORD: 'correct horse battery' }
const OWN = { ownPassword: ADMIN.ADMIN_PASSWORD }
const MEENA = { name: 'Meena', email: 'meena@example.com', password: 'twelve letters' }

eachRoute('staff', (engine) => {
  type App = Awaited<ReturnType<typeof engine.app>>
  let app: App
  let first: string

  beforeEach(async () => {
    app = await engine.sharedApp(ADMIN)
    await app.database.db.deleteFrom('users').execute()
    await createFirstAdmin(app.users, app.config.firstAdmin, '', app.log)
    first = (await login(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)).cookie
  })

  const login = async (email: string, password: string) => {
    const reply = await app.inject({ method: 'POST', url: '/api/v1/login', payload: { email, password } })
    return { status: reply.statusCode, cookie: reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
  }
  const send = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    call: string,
    payload: object | undefined,
    cookie = first,
  ) => app.inject({ method, url: `/api/v1/${call}`, headers: { cookie }, ...(payload ? { payload } : {}) })
  const isIn = async (cookie: string) =>
    MeReply.parse((await send('GET', 'me', undefined, cookie)).json()).user !== null
  const add = async (member: object = MEENA) =>
    StaffMemberReply.parse((await send('POST', 'staff', { ...member, ...OWN })).json()).member

  /** Makes two changes of accounts run at the same time on PostgreSQL; SQLite runs them one after the other. */
  async function atOnce<Outcome>(changes: () => Promise<Outcome>): Promise<Outcome> {
    const { outcome } = await app.database.transaction(async (tx) => {
      await tx.selectFrom('users').select('id').forUpdate().execute()
      const outcome = changes()
      await expect.poll(() => waiting(app)).toHaveLength(2)
      return { outcome }
    })
    return outcome
  }

  it('lists, adds and lets in', async () => {
    const added = await add()
    expect(added).toMatchObject({ name: 'Meena', staffRole: 'clerk', disabled: false })
    const { staff } = StaffReply.parse((await send('GET', 'staff', undefined)).json())
    expect(staff.map(({ email }) => email)).toEqual(['first@example.com', 'meena@example.com'])
    const { cookie } = await login(MEENA.email, MEENA.password)
    expect(await isIn(cookie)).toBe(true)
  })

  it('keeps one account for an address', async () => {
    await add()
    const again = await send('POST', 'staff', { ...MEENA, ...OWN, email: 'Meena@Example.com' })
    expect(again.statusCode).toBe(409)
    expect(again.json().detail).toBe('This address has an account already.')
  })

  it("takes over a customer's account, which a stranger may have registered with a colleague's address", async () => {
    const stranger = { name: 'Mallory', email: 'MEENA@example.com', password: 'a word of a stranger' }
    await app.inject({
      method: 'POST',
      url: '/api/v1/register',
      payload: { ...stranger, confirmPassword: stranger.password },
    })
    const { cookie } = await login(stranger.email, stranger.password)
    expect(await isIn(cookie)).toBe(true)
    expect(await add()).toMatchObject({ name: 'Meena', email: 'meena@example.com', disabled: false })
    expect(await isIn(cookie)).toBe(false)
    expect((await login(stranger.email, stranger.password)).status).toBe(401)
    const own = await login(MEENA.email, MEENA.password)
    expect(MeReply.parse((await send('GET', 'me', undefined, own.cookie)).json()).user?.role).toBe('admin')
  })

  it('names a password that is too short', async () => {
    const reply = await send('POST', 'staff', { ...MEENA, ...OWN, password: 'short' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].path).toBe('password')
  })

  it('disables an account immediately, and enables it again', async () => {
    const { _id } = await add()
    const { cookie } = await login(MEENA.email, MEENA.password)
    expect((await send('PATCH', `staff/${_id}`, { disabled: true, ...OWN })).json().member.disabled).toBe(true)
    expect(await isIn(cookie)).toBe(false)
    expect((await login(MEENA.email, MEENA.password)).status).toBe(401)
    await send('PATCH', `staff/${_id}`, { disabled: false })
    expect(await isIn(cookie)).toBe(false)
    expect((await login(MEENA.email, MEENA.password)).status).toBe(200)
  })

  it('resets a password and ends the sessions under the old one', async () => {
    const { _id } = await add()
    const { cookie } = await login(MEENA.email, MEENA.password)
    expect((await send('POST', `staff/${_id}/password`, { password: 'another password', ...OWN })).json()).toEqual({})
    expect(await isIn(cookie)).toBe(false)
    expect((await login(MEENA.email, MEENA.password)).status).toBe(401)
    expect((await login(MEENA.email, 'another password')).status).toBe(200)
  })

  it('lets in with a reset password who mistyped theirs while the account was under attack', async () => {
    const { _id } = await add({ ...MEENA, email: 'Meena@Example.com' })
    const limited = await engine.sharedApp({ ...ADMIN, RATE_LIMIT: 'on' })
    await limited.database.db.deleteFrom('rateLimits').execute()
    const logIn = async (password: string) =>
      (await limited.inject({ method: 'POST', url: '/api/v1/login', payload: { email: MEENA.email, password } }))
        .statusCode
    for (let guess = 0; guess < 100; guess++) await limited.rateLimits.take(limits['login-account'], MEENA.email)
    for (let attempt = 0; attempt < 3; attempt++) expect(await logIn('mistyped')).toBe(401)
    expect(await logIn(MEENA.password)).toBe(429)
    await send('POST', `staff/${_id}/password`, { password: 'another password', ...OWN })
    expect(await logIn('another password')).toBe(200)
  })

  describe('asks for my own password', () => {
    const calls = (id: string) =>
      [
        ['POST', 'staff', { ...MEENA, email: 'other@example.com' }],
        ['PATCH', `staff/${id}`, { disabled: true }],
        ['POST', `staff/${id}/password`, { password: 'another password' }],
      ] as const

    it('to add a colleague, to disable one and to reset a password', async () => {
      const { _id } = await add()
      const { cookie } = await login(MEENA.email, MEENA.password)
      for (const [method, call, fields] of calls(_id)) {
        expect((await send(method, call, fields)).json().errors).toMatchObject([{ path: 'ownPassword' }])
        const wrong = await send(method, call, { ...fields, ownPassword: MEENA.password })
        expect(wrong.statusCode).toBe(400)
        expect(wrong.json().errors).toEqual([
          { path: 'ownPassword', code: 'wrong-password', message: 'ownPassword is wrong' },
        ])
      }
      expect(await isIn(cookie)).toBe(true)
      expect(await app.staff.list()).toHaveLength(2)
      for (const [method, call, fields] of calls(_id))
        expect((await send(method, call, { ...fields, ...OWN })).statusCode).toBe(200)
      expect((await send('PATCH', `staff/${_id}`, { disabled: false })).statusCode).toBe(200)
    })

    it('and counts it as a login', async () => {
      const { _id } = await add()
      app = await engine.sharedApp({ ...ADMIN, RATE_LIMIT: 'on' })
      await app.database.db.deleteFrom('rateLimits').execute()
      const guess = { ownPassword: 'a guess' }
      for (let round = 0; round < 3; round++)
        for (const [method, call, fields] of calls(_id))
          expect((await send(method, call, { ...fields, ...guess })).statusCode).toBe(400)
      for (const status of [400, 429])
        expect((await send('PATCH', `staff/${_id}`, { disabled: true, ...guess })).statusCode).toBe(status)
    })
  })

  it('refuses to disable the own account', async () => {
    const { staff } = StaffReply.parse((await send('GET', 'staff', undefined)).json())
    const own = staff[0]?._id
    // Of two concurrent requests one keeps its admin.
    await add()
    expect((await send('PATCH', `staff/${own}`, { disabled: true, ...OWN })).statusCode).toBe(409)
    expect((await send('POST', `staff/${own}/password`, { password: 'another password', ...OWN })).statusCode).toBe(409)
    expect((await send('PATCH', 'staff/none', { disabled: true, ...OWN })).statusCode).toBe(404)
  })

  it.each([
    ['shut each other out', { disabled: true }],
    ['make each other a clerk', { staffRole: 'clerk' }],
  ] as const)('keeps one owner let in, also when two %s at the same moment', async (_what, change) => {
    const { _id: second } = await add({ ...MEENA, staffRole: 'owner' })
    await add({ ...MEENA, email: 'clerk@example.com' })
    const own = (await app.staff.list()).find(({ email }) => email === ADMIN.ADMIN_EMAIL)?.id ?? ''
    const changeBoth = () => Promise.allSettled([own, second].map((id) => app.staff.change(id, change)))
    const outcomes = await (engine.name === 'postgres' ? atOnce(changeBoth) : changeBoth())
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const owners = (await app.staff.list()).filter(({ staffRole, disabledAt }) => staffRole === 'owner' && !disabledAt)
    const [last, ...others] = owners
    expect(others).toEqual([])
    for (const refused of [{ disabled: true }, { staffRole: 'clerk' }] as const)
      await expect(app.staff.change(last?.id ?? '', refused)).rejects.toMatchObject({ code: 'conflict' })
    const other = last?.id === own ? second : own
    expect((await app.staff.change(other, { disabled: true })).disabledAt).not.toBeNull()
  })

  it('knows no customers', async () => {
    const customer = { ...MEENA, confirmPassword: MEENA.password }
    await app.inject({ method: 'POST', url: '/api/v1/register', payload: customer })
    const { cookie } = await login(MEENA.email, MEENA.password)
    expect((await send('GET', 'staff', undefined, cookie)).statusCode).toBe(403)
    const { staff } = StaffReply.parse((await send('GET', 'staff', undefined)).json())
    expect(staff).toHaveLength(1)
    const { id } = await app.database.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'customer')
      .executeTakeFirstOrThrow()
    expect((await send('PATCH', `staff/${id}`, { disabled: true, ...OWN })).statusCode).toBe(404)
  })

  describe('my account', () => {
    const change = (changes: object, cookie = first) =>
      send(
        'POST',
        'account/password',
        {
          currentPassword: ADMIN.ADMIN_PASSWORD,
          password: 'a new long password',
          confirmPassword: 'a new long password',
          ...changes,
        },
        cookie,
      )

    it('changes my password; my other sessions end and this one goes on under a new id', async () => {
      const elsewhere = (await login(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)).cookie
      const reply = await change({})
      expect(reply.json()).toEqual({})
      expect(await isIn(elsewhere)).toBe(false)
      expect(await isIn(first)).toBe(false)
      expect(await isIn(reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; '))).toBe(true)
      expect((await login(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)).status).toBe(401)
      expect((await login(ADMIN.ADMIN_EMAIL, 'a new long password')).status).toBe(200)
    })

    it('does not undo a reset that came while it was under way', async () => {
      const { _id } = await add()
      const { cookie } = await login(MEENA.email, MEENA.password)
      const { passwordHash } = app.staff
      const read = vi.spyOn(app.staff, 'passwordHash').mockImplementationOnce(async (id) => {
        const proved = await passwordHash(id)
        await send('POST', `staff/${_id}/password`, { password: 'reset by the desk', ...OWN })
        return proved
      })
      onTestFinished(() => read.mockRestore())
      expect((await change({ currentPassword: MEENA.password }, cookie)).statusCode).toBe(401)
      expect((await login(MEENA.email, 'a new long password')).status).toBe(401)
      expect((await login(MEENA.email, 'reset by the desk')).status).toBe(200)
    })

    it('starts no session if the password was changed or the account disabled in the same moment', async () => {
      const { db, transaction } = app.database
      const row = db.selectFrom('users').select(['id', 'passwordHash']).where('email', '=', ADMIN.ADMIN_EMAIL)
      const { id, passwordHash } = await row.executeTakeFirstOrThrow()
      const { started } = await transaction(async (tx) => {
        await tx.updateTable('users').set({ passwordHash: 'another' }).where('id', '=', id).execute()
        const started = app.sessions.start(id, passwordHash)
        if (engine.name === 'postgres') await expect.poll(() => waiting(app)).toHaveLength(1)
        return { started }
      })
      expect(await started).toBeNull()
      expect(await app.sessions.start(id, 'another')).not.toBeNull()
      await db.updateTable('users').set({ disabledAt: app.now() }).where('id', '=', id).execute()
      expect(await app.sessions.start(id, 'another')).toBeNull()
    })

    it('changes nothing when the current password is wrong', async () => {
      const reply = await change({ currentPassword: 'wrong' })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().errors).toEqual([
        { path: 'currentPassword', code: 'wrong-password', message: 'currentPassword is wrong' },
      ])
      expect(await isIn(first)).toBe(true)
    })

    it.each([
      ['mine', 'account/password', { currentPassword: ADMIN.ADMIN_PASSWORD, confirmPassword: 'qwerty123456' }],
      ['of a new account', 'staff', { name: 'Meena', email: 'meena@example.com', ...OWN }],
    ])('takes no password that is tried first: %s', async (_what, call, fields) => {
      const reply = await send('POST', call, { ...fields, password: 'qwerty123456' })
      expect([reply.statusCode, reply.json().errors?.[0]?.path]).toEqual([400, 'password'])
    })

    it.each(['qwerty123456', 'meena1234567'])(
      'takes no password that is tried first: %s of another account',
      async (password) => {
        const { _id } = await add()
        const reply = await send('POST', `staff/${_id}/password`, { password, ...OWN })
        expect([reply.statusCode, reply.json().errors?.[0]?.path]).toEqual([400, 'password'])
        expect((await login(MEENA.email, MEENA.password)).status).toBe(200)
      },
    )

    it('says when the two new passwords differ', async () => {
      expect((await change({ confirmPassword: 'other' })).json().detail).toBe('Passwords do not match')
    })

    it('lists my sessions and ends one of them', async () => {
      const elsewhere = (await login(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)).cookie
      await add()
      const colleague = (await login(MEENA.email, MEENA.password)).cookie
      const sessionsOf = async (cookie: string) =>
        AccountSessionsReply.parse((await send('GET', 'account/sessions', undefined, cookie)).json()).sessions
      const mine = await sessionsOf(first)
      expect(mine.map(({ current }) => current).sort()).toEqual([false, true])
      const other = mine.find(({ current }) => !current)
      const end = (id: string | undefined, cookie: string) =>
        send('DELETE', `account/sessions/${id}`, undefined, cookie)
      expect((await end(other?._id, colleague)).statusCode).toBe(404)
      expect(await isIn(elsewhere)).toBe(true)
      expect((await end(other?._id, first)).json()).toEqual({})
      expect([await isIn(elsewhere), await isIn(first)]).toEqual([false, true])
      expect((await end(other?._id, first)).statusCode).toBe(404)
      const [last] = await sessionsOf(first)
      expect((await end(last?._id, first)).cookies).toMatchObject([{ name: 'session', value: '' }])
      expect(await isIn(first)).toBe(false)
      // The id in the list is not the session's id.
      expect(await isIn(`session=${(await sessionsOf(colleague))[0]?._id}`)).toBe(false)
    })

    it('lists no expired session', async () => {
      const { db } = app.database
      await db
        .updateTable('sessions')
        .set({ seenAt: app.now() - IDLE_LIMIT })
        .execute()
      const fresh = (await login(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)).cookie
      const { sessions } = (await send('GET', 'account/sessions', undefined, fresh)).json()
      expect(sessions).toMatchObject([{ current: true }])
    })

    it('signs out everywhere', async () => {
      const elsewhere = (await login(ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD)).cookie
      expect((await send('POST', 'account/sign-out-everywhere', undefined)).json()).toEqual({})
      expect(await isIn(elsewhere)).toBe(false)
      expect(await isIn(first)).toBe(false)
    })
  })
})
