import { MeReply, StaffMemberReply } from 'shared-api/contract'
import { expect, it } from 'vitest'
import { SESSION_PASSWORD, sessionOf } from '../testing/desk.ts'
import { eachRoute } from '../testing/engines.ts'

const OWN = { ownPassword: SESSION_PASSWORD }
const NEW_PASSWORD = 'rain over the ghats'

eachRoute('roles of staff', (engine) => {
  type App = Awaited<ReturnType<typeof engine.app>>
  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

  /** A caller of the API with the cookie of a session. */
  const as = (app: App, cookie: string) => (method: Method, call: string, payload?: object) =>
    app.inject({ method, url: `/api/v1/${call}`, headers: { cookie }, ...(payload && { payload }) })
  const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

  let made = 0
  /** A colleague whom an owner added, with their first login. */
  async function colleagueOf(app: App, fields: object = {}) {
    const owner = as(app, await sessionOf(app))
    const account = { name: 'Meena', email: `meena-${made++}@example.com`, password: 'twelve letters' }
    const { member } = StaffMemberReply.parse((await owner('POST', 'staff', { ...account, ...OWN, ...fields })).json())
    const { email, password } = account
    const logIn = (typed = password) =>
      app.inject({ method: 'POST', url: '/api/v1/login', payload: { email, password: typed } })
    return { owner, member, password, logIn }
  }

  it('a new colleague is a clerk by default; the first account is an owner', async () => {
    const app = await engine.sharedApp()
    const { member } = await colleagueOf(app)
    expect(member.staffRole).toBe('clerk')
    expect((await colleagueOf(app, { staffRole: 'owner' })).member.staffRole).toBe('owner')
    const first = await app.database.db.selectFrom('users').selectAll().where('name', '=', 'Admin').executeTakeFirst()
    expect(first).toMatchObject({ staffRole: 'owner', mustChangePassword: 0 })
  })

  it('an owner changes a role with the own password; it counts from the next call on, in the same session', async () => {
    const app = await engine.sharedApp()
    const { owner, member, password, logIn } = await colleagueOf(app)
    const change = { currentPassword: password, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
    const colleague = as(app, cookieOf(await as(app, cookieOf(await logIn()))('POST', 'account/password', change)))
    expect((await colleague('GET', 'staff')).json()).toMatchObject({
      ...{ status: 403, type: '/api/v1/docs#problem-owners-only' },
      detail: 'Only an owner of the desk may do this. Ask one of them.',
    })
    const path = `staff/${member._id}`
    expect((await owner('PATCH', path, { staffRole: 'owner' })).json().errors).toMatchObject([{ path: 'ownPassword' }])
    expect((await owner('PATCH', path, { staffRole: 'owner', ownPassword: 'a guess' })).statusCode).toBe(400)
    expect((await owner('PATCH', path, {})).statusCode).toBe(400)
    expect((await owner('PATCH', path, { staffRole: 'owner', ...OWN })).json().member.staffRole).toBe('owner')
    expect((await colleague('GET', 'staff')).statusCode).toBe(200)
    const { user } = MeReply.parse((await colleague('GET', 'me')).json())
    expect(user).toMatchObject({ role: 'admin', staffRole: 'owner', mustChangePassword: false })
  })

  it.each(['added', 'reset'])('a password of an account that was %s must be changed first', async (how) => {
    const app = await engine.sharedApp()
    const { owner, member, logIn, ...first } = await colleagueOf(app, { staffRole: 'owner' })
    const password = how === 'added' ? first.password : 'chosen by another'
    if (how === 'reset') {
      const change = { currentPassword: first.password, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }
      await as(app, cookieOf(await logIn()))('POST', 'account/password', change)
      expect((await owner('POST', `staff/${member._id}/password`, { password, ...OWN })).statusCode).toBe(200)
    }
    const login = await logIn(password)
    expect(login.json().user).toMatchObject({ role: 'admin', staffRole: 'owner', mustChangePassword: true })
    const colleague = as(app, cookieOf(login))
    for (const call of ['bookings', 'staff', 'activity', 'desk/summary'])
      expect((await colleague('GET', call)).json(), call).toMatchObject({
        ...{ status: 403, type: '/api/v1/docs#problem-first-password' },
      })
    for (const call of ['me', 'account/sessions']) expect((await colleague('GET', call)).statusCode, call).toBe(200)
    const same = { currentPassword: password, password, confirmPassword: password }
    const refused = await colleague('POST', 'account/password', same)
    expect(refused.json().errors).toMatchObject([{ path: 'password', code: 'same-password' }])
    const next = 'monsoon over Madurai'
    const changed = await colleague('POST', 'account/password', {
      ...{ currentPassword: password, password: next, confirmPassword: next },
    })
    expect(changed.statusCode).toBe(200)
    expect((await as(app, cookieOf(changed))('GET', 'bookings')).statusCode).toBe(200)
    expect((await logIn(next)).json().user.mustChangePassword).toBe(false)
  })

  it('a customer has no role of staff and no password to change', async () => {
    const app = await engine.sharedApp()
    const { user } = MeReply.parse((await as(app, await sessionOf(app, 'customer'))('GET', 'me')).json())
    expect(Object.keys(user ?? {})).toEqual(['_id', 'name', 'email', 'role'])
  })
})
