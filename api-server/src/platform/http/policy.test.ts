import Fastify from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { beforeAll, expect, it } from 'vitest'
import { IDLE_LIMIT } from '../../accounts/session-repository.ts'
import { formOf, keptFiles, pdf, picture, sessionOf } from '../../testing/desk.ts'
import { eachRoute } from '../../testing/engines.ts'
import { policy } from './policy.ts'

it('stops the start for a route without a policy', async () => {
  const app = Fastify()
  await app.register(fastifyPlugin(async () => {}, { name: 'sessions' }))
  await app.register(policy)
  expect(() => app.get('/open', async () => 'oops')).toThrow('GET /open declares no policy')
})

/** What a clerk may not do (docs/product.md, Owners and clerks). */
const OWNERS_ROUTES = [
  ...['GET /api/v1/staff', 'HEAD /api/v1/staff', 'POST /api/v1/staff', 'PATCH /api/v1/staff/:id'],
  'POST /api/v1/staff/:id/password',
  'PUT /api/v1/settings/pictures/:picture',
  ...['GET /api/v1/settings', 'HEAD /api/v1/settings', 'PATCH /api/v1/settings'],
  ...['GET /api/v1/settings/history', 'HEAD /api/v1/settings/history', 'POST /api/v1/settings/restore'],
  ...['POST /api/v1/tariffs', 'PUT /api/v1/tariffs/:id', 'DELETE /api/v1/tariffs/:id'],
  'POST /api/v1/tariffs/:id/in-force',
  ...['GET /api/v1/bookings.csv', 'HEAD /api/v1/bookings.csv'],
  ...['day', 'month', 'year', 'month.csv', 'year.csv', 'sales.csv'].flatMap((book) =>
    ['GET', 'HEAD'].map((method) => `${method} /api/v1/books/${book}`),
  ),
  ...['GET /api/v1/enquiries.csv', 'HEAD /api/v1/enquiries.csv'],
  ...['', '/columns/:kind', '/template/:kind'].flatMap((path) =>
    ['GET', 'HEAD'].map((method) => `${method} /api/v1/imports${path}`),
  ),
  ...[
    'POST /api/v1/imports/preview',
    'POST /api/v1/imports',
    'GET /api/v1/imports/:id/undo',
    'HEAD /api/v1/imports/:id/undo',
    'POST /api/v1/imports/:id/undo',
    'GET /api/v1/exports/:list',
    'HEAD /api/v1/exports/:list',
  ],
  ...['POST /api/v1/personal-data/find', 'POST /api/v1/personal-data/erase'],
  ...['GET /api/v1/activity', 'HEAD /api/v1/activity'],
]

eachRoute('the policy of every route', (engine) => {
  let now = Date.now()
  const start = () => engine.sharedApp({}, { now: () => now })
  const counts = async (app: Awaited<ReturnType<typeof start>>) =>
    Promise.all(
      (['cabs', 'packages', 'bookings', 'enquiries', 'outbox', 'users'] as const).map(async (table) =>
        app.database.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('rows'))
          .executeTakeFirst(),
      ),
    )

  beforeAll(() => {
    now = Date.now()
  })

  /** The cookie of an owner whose password a colleague chose. */
  async function firstSessionOf(app: Awaited<ReturnType<typeof start>>) {
    const cookie = await sessionOf(app)
    const user = await app.sessions.findUser(cookie.replace('session=', ''))
    await app.database.db
      .updateTable('users')
      .set({ mustChangePassword: 1 })
      .where('id', '=', user?.id ?? '')
      .execute()
    return cookie
  }

  it('holds for each role before the body is read, and nothing changes', async () => {
    const app = await start()
    const cookies = {
      owner: await sessionOf(app),
      clerk: await sessionOf(app, 'clerk'),
      customer: await sessionOf(app, 'customer'),
      'first password': await firstSessionOf(app),
    }
    now -= IDLE_LIMIT
    const expired = await sessionOf(app)
    now += IDLE_LIMIT
    const before = await counts(app)
    const guarded = app.policies.filter(({ policy }) => policy !== 'anyone')
    expect(guarded.length).toBeGreaterThan(10)
    const refused: Record<string, string[]> = { owner: [], clerk: [], customer: [], 'first password': [] }
    for (const { method, url } of guarded) {
      // The body never ends: a refusal must not wait for it.
      const call = async (cookie: string) => {
        const reply = await app.inject({
          method: method as 'GET',
          url: url.replace(/:\w+/g, 'some-id').replace('*', 'some-id'),
          headers: { cookie, ...(method === 'GET' || method === 'HEAD' ? {} : { 'content-type': 'application/json' }) },
          ...(method === 'GET' || method === 'HEAD' ? {} : { payload: '{"broken' }),
          payloadAsStream: true,
        })
        // That of events would not end.
        reply.stream().destroy()
        return reply
      }
      for (const cookie of ['', 'session=garbage', 'session=%00', expired]) {
        expect((await call(cookie)).statusCode, `${method} ${url} with ${cookie}`).toBe(401)
      }
      for (const [role, cookie] of Object.entries(cookies))
        if ((await call(cookie)).statusCode === 403) refused[role]?.push(`${method} ${url}`)
    }
    const staffRoutes = guarded
      .filter(({ policy }) => policy !== 'customer')
      .map(({ method, url }) => `${method} ${url}`)
    expect(refused).toEqual({
      ...{ owner: [], clerk: OWNERS_ROUTES, customer: staffRoutes, 'first password': staffRoutes },
    })
    expect(await counts(app)).toEqual(before)
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
    expect(await keptFiles(app)).toEqual([])
  })

  it('leaves open only what anyone may call', async () => {
    const app = await start()
    const open = app.policies.filter(({ policy }) => policy === 'anyone').map(({ method, url }) => `${method} ${url}`)
    expect(
      open.filter((route) => /^(POST|PUT|PATCH|DELETE) /.test(route) && !route.endsWith('/api/v1/*')).sort(),
    ).toEqual([
      'POST /api/v1/account/forgotten',
      'POST /api/v1/account/new-password',
      'POST /api/v1/drive/:token/photo',
      'POST /api/v1/drive/:token/step',
      'POST /api/v1/forms',
      'POST /api/v1/free-cabs',
      'POST /api/v1/login',
      'POST /api/v1/logout',
      'POST /api/v1/quotation/:token/accept',
      'POST /api/v1/quote',
      'POST /api/v1/register',
      'POST /api/v1/remote-failures',
      'POST /api/v1/remote-loads',
      'POST /api/v1/sendemail',
      'POST /api/v1/trip/:token/cancel',
      'POST /api/v1/trip/:token/change',
      'POST /api/v1/trip/:token/messages-by-phone',
      'POST /api/v1/trip/:token/orders',
      'POST /api/v1/trip/:token/orders/:orderId',
      'POST /api/v1/trip/:token/payments',
      'POST /api/v1/trip/find',
      'POST /api/v1/webhooks/:provider',
    ])
  })
})
