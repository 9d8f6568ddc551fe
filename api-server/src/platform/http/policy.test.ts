import Fastify from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { Problem } from 'shared-api/contract'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { fakeRazorpay, KEYS } from '../../../../tests/setup/fake-razorpay.ts'
import { IDLE_LIMIT } from '../../accounts/session-repository.ts'
import { NOON } from '../../testing/bookings.ts'
import { formOf, keptFiles, pdf, picture, STAFF_NAME, sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { linkCalls, openLinks } from '../../testing/link-calls.ts'
import { CALLERS, type Caller, MAY_CALL, type Policy, policy } from './policy.ts'

async function emptyApp() {
  const app = Fastify()
  await app.register(fastifyPlugin(async () => {}, { name: 'sessions' }))
  await app.register(policy)
  return app
}

it('stops the start for a route without a policy', async () => {
  const app = await emptyApp()
  expect(() => app.get('/open', async () => 'oops')).toThrow('GET /open declares no policy')
})

it.each([
  ['/api/v1/trip/:token', 'anyone'],
  ['/api/v1/trips', 'traveller'],
] as const)('stops the start for %s by the policy %s', async (url, declared) => {
  const app = await emptyApp()
  expect(() => app.get(url, { config: { policy: declared } }, async () => 'oops')).toThrow('but not both')
})

const RAZORPAY = {
  ...{ RAZORPAY_KEY_ID: KEYS.keyId, RAZORPAY_KEY_SECRET: KEYS.keySecret },
  RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
}

/** Headers of every reply, whoever asks. */
const HARDENED = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'permissions-policy': expect.stringContaining('geolocation=()'),
}

/** Who the records of these tests are about. */
const PERSONAL = /Asha|98400|asha@example/

eachRoute('the policy of every route', (engine) => {
  let now = NOON
  const start = () => engine.sharedApp({}, { now: () => now })
  type App = Awaited<ReturnType<typeof start>>
  type Route = App['policies'][number]
  type As = { cookie?: string; token?: string }

  /** Made once: the first test changes nothing. */
  let links: ReturnType<typeof openLinks> | undefined
  const linksOf = (app: App) => {
    links ??= openLinks(app)
    return links
  }
  const counts = async (app: App) =>
    Promise.all(
      (['cabs', 'packages', 'bookings', 'enquiries', 'outbox', 'users'] as const).map(async (table) =>
        app.database.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('rows'))
          .executeTakeFirst(),
      ),
    )

  beforeAll(() => {
    now = NOON
  })

  /** The cookie of an owner whose password a colleague chose. */
  async function firstSessionOf(app: App) {
    const cookie = await sessionOf(app)
    const user = await app.sessions.findUser(cookie.replace('session=', ''))
    await app.database.db
      .updateTable('users')
      .set({ mustChangePassword: 1 })
      .where('id', '=', user?.id ?? '')
      .execute()
    return cookie
  }

  async function expiredSession(app: App) {
    now -= IDLE_LIMIT
    const expired = await sessionOf(app)
    now += IDLE_LIMIT
    return expired
  }

  /** Calls a route; a token goes into the address, and into every place where a session could be. */
  async function call(app: App, { method, url }: Route, { cookie = '', token = 'some-id' }: As) {
    const hasBody = !['GET', 'HEAD'].includes(method)
    const inPlace = url.replace(/:\w+/g, token).replace('*', token)
    const headers = token === 'some-id' ? { cookie } : { cookie: `session=${token}`, authorization: `Bearer ${token}` }
    const reply = await app.inject({
      ...{ method: method as 'GET', url: inPlace },
      headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
      // The body never ends: a refusal must not wait for it.
      ...(hasBody && { payload: '{"broken' }),
      payloadAsStream: true,
    })
    const isEndless = reply.statusCode === 200
    let body = ''
    if (!isEndless) for await (const piece of reply.stream()) body += piece
    reply.stream().destroy()
    return { status: reply.statusCode, headers: reply.headers, body }
  }

  /** A refusal says what is wrong, and nothing of any record. */
  function expectRefusal({ status, headers, body }: Awaited<ReturnType<typeof call>>, expected: number, what: string) {
    expect(status, what).toBe(expected)
    expect(headers['cache-control'], what).toBe('no-store')
    if (body !== '') expect(Problem.safeParse(JSON.parse(body)).success, what).toBe(true)
    expect(body, what).not.toMatch(PERSONAL)
  }

  const mayCall = (declared: Policy, caller: Caller) => MAY_CALL[declared].some((one) => one === caller)
  const isByLink = ({ policy }: Route) => policy === 'traveller' || policy === 'driver'

  it('holds for each caller before the body is read, and nothing changes', async () => {
    const app = await start()
    const { traveller, driver } = await linksOf(app)
    const callers: Record<Caller, As[]> = {
      visitor: [{}, ...['session=garbage', 'session=%00', await expiredSession(app)].map((cookie) => ({ cookie }))],
      ...{ traveller: [{ token: traveller }], driver: [{ token: driver }] },
      ...{
        customer: [{ cookie: await sessionOf(app, 'customer') }],
        clerk: [{ cookie: await sessionOf(app, 'clerk') }],
      },
      owner: [{ cookie: await sessionOf(app) }],
    }
    const before = await counts(app)
    const routes = app.policies.filter((route) => !isByLink(route))
    expect(routes.length).toBeGreaterThan(200)
    for (const route of routes) {
      // HEAD is as GET, and whoever has no session is refused before it matters which.
      for (const caller of route.method === 'HEAD' ? (['visitor'] as const) : CALLERS) {
        for (const as of callers[caller].slice(0, route.policy === 'anyone' ? 1 : undefined)) {
          const reply = await call(app, route, as)
          const what = `${route.method} ${route.url} by ${caller} ${JSON.stringify(as)}`
          expect(reply.headers, what).toMatchObject(HARDENED)
          if (route.policy !== 'anyone') expect(reply.headers['cache-control'], what).toBe('no-store')
          if (mayCall(route.policy, caller)) expect([401, 403], what).not.toContain(reply.status)
          else expectRefusal(reply, ['visitor', 'traveller', 'driver'].includes(caller) ? 401 : 403, what)
        }
      }
    }
    expect(await counts(app)).toEqual(before)
  })

  it('keeps staff with a first password to their own account', async () => {
    const app = await start()
    const cookie = await firstSessionOf(app)
    for (const route of app.policies.filter(({ policy }) => policy === 'admin' || policy === 'owner'))
      expectRefusal(await call(app, route, { cookie }), 403, `${route.method} ${route.url}`)
  })

  it('opens what is by link to whoever has that link, to nobody by another one, and to no session', async () => {
    const provider = await fakeRazorpay()
    onTestFinished(async () => void (await provider.stop()))
    const app = await engine.app({ RAZORPAY_URL: provider.url, ...RAZORPAY }, { now: () => now })
    const links = await linksOf(app)
    const sessions = await Promise.all((['customer', 'clerk', 'owner'] as const).map((as) => sessionOf(app, as)))
    const calls = await linkCalls(app, links)
    const documented = app.policies.filter((route) => isByLink(route) && route.method !== 'HEAD')
    const asRoute = (url: string) => `/api/v1/${url.replace(/order_\w+/, ':orderId')}`
    expect(calls.map(({ method, url }) => `${method} ${asRoute(url)}`).sort()).toEqual(
      documented.map(({ method, url }) => `${method} ${url}`).sort(),
    )
    for (const { method, url, opens, answers, ...body } of calls) {
      const ask = async (token: string, cookie = '') => {
        const address = `/api/v1/${url.replace(':token', token)}`.replace(':number', links.receipt)
        const reply = await app.inject({ method, url: address, ...body, headers: { ...body.headers, cookie } })
        return { status: reply.statusCode, headers: reply.headers, body: reply.body }
      }
      const others = Object.entries(links).filter(([kind]) => kind !== opens && kind !== 'receipt')
      const [, wrong = ''] = others[0] ?? []
      const refused = [...others.map(([, token]) => [token]), ...sessions.map((cookie) => ['none', cookie])]
      for (const [token = '', cookie] of [...refused, [wrong, sessions[2] ?? '']])
        expectRefusal(
          await ask(token, cookie),
          opens === 'driver' ? 401 : 404,
          `${method} ${url} by ${token} ${cookie}`,
        )
      const opened = await ask(links[opens])
      if (answers) expect(opened.status).toBe(answers)
      else expect([401, 403, 404, 410], `${method} ${url}: ${opened.body}`).not.toContain(opened.status)
      expect(opened.body, `${method} ${url} names staff`).not.toContain(`"${STAFF_NAME}"`)
      expect(opened.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      expect(opened.headers['cache-control']).toBe('no-store')
    }
  })

  it('reads and stores no byte of an upload from a caller without permission', async () => {
    const app = await start()
    const customer = await sessionOf(app, 'customer')
    const { headers, payload } = await formOf([
      ['carModel', 'City'],
      ['imageUrl', { file: await picture(), name: 'a.jpg' }],
      ['pdf', { file: await pdf(), name: 'a.pdf' }],
    ])
    const before = await counts(app)
    const kept = await keptFiles(app)
    const taking = app.policies.filter(({ url }) => /\/(create|update)/.test(url))
    expect(taking).toHaveLength(6)
    for (const { method, url } of taking) {
      for (const [cookie, status] of [
        ['', 401],
        ['session=garbage', 401],
        [customer, 403],
      ] as const) {
        const call = { method: method as 'POST', url: url.replace(':id', 'x'), headers: { ...headers, cookie } }
        // Half a form: whoever read it would answer that it is broken.
        const reply = await app.inject({ ...call, payload: payload.subarray(0, -60) })
        expect(reply.statusCode, `${method} ${url}`).toBe(status)
      }
    }
    expect(await counts(app)).toEqual(before)
    expect(await keptFiles(app)).toEqual(kept)
  })
})
