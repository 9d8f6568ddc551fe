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

  it('holds before the body is read: 401 without a live session, 403 for a customer, nothing changed', async () => {
    const app = await start()
    const customer = await sessionOf(app, 'customer')
    now -= IDLE_LIMIT
    const expired = await sessionOf(app)
    now += IDLE_LIMIT
    const before = await counts(app)
    const guarded = app.policies.filter(({ policy }) => policy !== 'anyone')
    expect(guarded.length).toBeGreaterThan(10)
    for (const { method, url, policy } of guarded) {
      // The body never ends: a refusal must not wait for it.
      const call = (cookie: string) =>
        app.inject({
          method: method as 'GET',
          url: url.replace(/:\w+/g, 'some-id').replace('*', 'some-id'),
          headers: { cookie, ...(method === 'GET' || method === 'HEAD' ? {} : { 'content-type': 'application/json' }) },
          ...(method === 'GET' || method === 'HEAD' ? {} : { payload: '{"broken' }),
        })
      for (const cookie of ['', 'session=garbage', 'session=%00', expired]) {
        expect((await call(cookie)).statusCode, `${method} ${url} with ${cookie}`).toBe(401)
      }
      if (policy === 'admin') expect((await call(customer)).statusCode, `${method} ${url} as customer`).toBe(403)
    }
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
      'POST /api/v1/forms',
      'POST /api/v1/login',
      'POST /api/v1/logout',
      'POST /api/v1/quote',
      'POST /api/v1/register',
      'POST /api/v1/remote-failures',
      'POST /api/v1/remote-loads',
      'POST /api/v1/sendemail',
    ])
  })
})
