import { describe, expect, it } from 'vitest'
import { eachRoute } from '../../testing/engines.ts'

const OWN = 'https://www.example.com'
const CONSOLE = 'https://console.example.com'

eachRoute('what every request meets', (engine) => {
  const start = (env = {}) => engine.sharedApp({ PUBLIC_ORIGIN: OWN, ALLOWED_ORIGINS: CONSOLE, ...env })
  const login = async (headers: Record<string, string>, payload: string | object = { email: 'a', password: 'b' }) =>
    (await start()).inject({ method: 'POST', url: '/api/v1/login', payload, headers })

  describe('changes are taken', () => {
    it.each([
      ['from our pages', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
      ['from our pages in an old browser', { origin: OWN }],
      ['by whatever name the server is reached', { origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
      ['from an allowed origin', { origin: CONSOLE, 'sec-fetch-site': 'same-site' }],
      ['from clients that are no browsers', {}],
    ])('%s', async (_what, headers: Record<string, string>) => {
      expect((await login(headers)).json().detail).toBe('Invalid credentials')
    })
  })

  describe('changes are refused', () => {
    it.each([
      ['from another website', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
      ['from another website in an old browser', { origin: 'https://evil.example' }],
      ['from another website that hides its name', { 'sec-fetch-site': 'cross-site' }],
      ['from a neighbour that is not allowed', { origin: 'https://shop.example.com', 'sec-fetch-site': 'same-site' }],
      ['from a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
      ['from a page without an origin in an old browser', { origin: 'null' }],
      ['from a name that begins like ours', { origin: `${OWN}.evil.example` }],
    ])('%s', async (_what, headers: Record<string, string>) => {
      const reply = await login(headers)
      expect(reply.statusCode).toBe(403)
      expect(reply.headers['access-control-allow-origin']).toBeUndefined()
    })
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('refuses a %s from another website', async (method) => {
    const headers = { 'sec-fetch-site': 'cross-site' }
    const reply = await (await start()).inject({ method, url: '/api/v1/delete/x', headers })
    expect(reply.json().detail).toBe('Requests from this website are not accepted.')
  })

  it('lets only allowed origins read, with credentials, and varies by origin', async () => {
    const app = await start()
    const read = (origin: string) => app.inject({ url: '/api/v1/me', headers: { origin } })
    expect((await read(CONSOLE)).headers).toMatchObject({
      'access-control-allow-origin': CONSOLE,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
      vary: 'Origin',
    })
    expect((await read('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined()
  })

  it('answers a preflight of an allowed origin alone', async () => {
    const app = await start()
    const ask = (origin: string) =>
      app.inject({
        method: 'OPTIONS',
        url: '/api/v1/bookings/x',
        headers: { origin, 'access-control-request-method': 'PATCH' },
      })
    const allowed = await ask(CONSOLE)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers['access-control-allow-methods']).toContain('PATCH')
    expect(allowed.headers['access-control-allow-headers']).toBe('Content-Type, If-Match, Idempotency-Key')
    expect((await ask('https://evil.example')).headers['access-control-allow-methods']).toBeUndefined()
  })

  describe('bodies', () => {
    const jsonType = { 'content-type': 'application/json' }
    it.each([
      ['another content type', 'text/plain', '{"email":"a","password":"b"}', 415],
      ['form data where JSON is taken', 'application/x-www-form-urlencoded', 'email=a&password=b', 415],
      ['broken JSON', 'application/json', '{"email":', 400],
      ['text that is not UTF-8', 'application/json', Buffer.from('{"email":"\xff","password":"b"}', 'latin1'), 400],
      ['more than 64 kB', 'application/json', JSON.stringify({ email: 'a'.repeat(70_000) }), 413],
      ['deep nesting', 'application/json', `${'['.repeat(20)}${']'.repeat(20)}`, 400],
      ['thousands of values', 'application/json', JSON.stringify(Array(3000).fill(0)), 400],
      ['nothing', 'application/json', '', 400],
      ['a list', 'application/json', '[]', 400],
    ])('of %s are refused', async (_what, type, payload, status) => {
      const reply = await login({ 'content-type': type }, payload as string)
      expect(reply.statusCode).toBe(status)
      expect(reply.headers['content-type']).toBe('application/problem+json')
    })

    it.each([
      ['levels', `${'['.repeat(20)}${']'.repeat(20)}`, 'JSON may be 8 levels deep.'],
      ['values', JSON.stringify(Array(3000).fill(0)), 'JSON may hold 2000 values.'],
    ])('of too many %s are refused before anybody looks at them', async (_what, payload, detail) => {
      expect((await login(jsonType, payload)).json().detail).toBe(detail)
    })

    it.each(['__proto__', 'constructor', 'prototype'])('refuses the key %s at any depth', async (key) => {
      const reply = await login(jsonType, `{"email":"a","password":"b","more":{"${key}":{"role":"admin"}}}`)
      expect(reply.json().errors).toEqual([
        { path: `more.${key}`, code: 'unknown-field', message: `${key} is not a known field` },
      ])
    })

    it('without a length are refused', async () => {
      const reply = await login({ ...jsonType, 'transfer-encoding': 'chunked' }, '{}')
      expect([reply.statusCode, reply.headers.connection]).toEqual([411, 'close'])
    })

    it('are not coerced', async () => {
      const reply = await login(jsonType, { email: 1, password: true })
      expect(reply.json().errors.map(({ path }: { path: string }) => path)).toEqual(['email', 'password'])
    })
  })

  it.each([
    ['login', 60],
    ['register', 20],
    ['sendemail', 60],
    ['forms', 60],
    ['remote-failures', 30],
  ])(
    'counts the calls of one address to %s, before the body is read, and refuses more than %i',
    async (call, burst) => {
      const app = await start({ RATE_LIMIT: 'on', TRUST_PROXY: 'on' })
      const from = async (address: string) => {
        const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
        return app.inject({ method: 'POST', url: `/api/v1/${call}`, payload: '{"broken', headers })
      }
      for (let n = 0; n < burst; n++) expect((await from('10.1.2.3')).statusCode).toBe(400)
      const refused = await from('10.1.2.3')
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
      expect((await from('10.1.2.4')).statusCode).toBe(400)
    },
  )

  it('hardens every reply, and keeps private ones out of caches', async () => {
    const app = await start()
    const spelled = ['/%61pi/v1/me']
    for (const url of ['/api/v1/me', '/api/v1/bookings', '/api/v1/nothing', '/healthz', ...spelled]) {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'permissions-policy': expect.stringContaining('geolocation=()'),
      })
      if (url !== '/healthz') expect(headers['cache-control']).toBe('no-store')
    }
    const plain = await start({ PUBLIC_ORIGIN: 'http://localhost:3000' })
    expect((await plain.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
  })

  it('describes every call but the pages, and the documentation shows them without a script', async () => {
    const app = await start()
    const { paths } = (await app.inject('/api/v1/openapi.json')).json()
    const described = Object.entries<object>(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    const hidden = /openapi|docs|\/api\/v1\/\*$/
    const calls = app.policies
      .filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/') && !hidden.test(url))
      .map(({ method, url }) => `${method} ${url}`)
    expect(described.sort()).toEqual(calls.sort())
    expect(paths['/api/v1/bookings'].get.security).toEqual([{ session: [] }])
    const edits = Object.entries<Record<string, { parameters?: { name: string }[] }>>(paths).flatMap(([path, calls]) =>
      Object.values(calls).flatMap(({ parameters = [] }) =>
        parameters.some(({ name }) => name === 'if-match') ? path : [],
      ),
    )
    expect(edits).toHaveLength(24)
    expect(Object.keys(paths['/api/v1/forms'].post.requestBody.content)).toEqual([
      ...['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'],
    ])
    const cab = paths['/api/v1/createCar'].post.requestBody.content['multipart/form-data'].schema.properties
    expect(cab.availability.anyOf).toEqual([{ type: 'boolean' }, { type: 'string', enum: ['true', 'false'] }])
    expect(cab.imageUrl).toMatchObject({ type: 'string', format: 'binary' })
    const page = await app.inject('/api/v1/docs')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.body).toContain('POST /api/v1/sendemail')
    expect(page.body).toContain('id="problem-invalid"')
    expect(page.body).not.toContain('<script')
  })
})
