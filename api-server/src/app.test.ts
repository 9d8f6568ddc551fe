import { expect, it } from 'vitest'
import { eachEngine } from './testing/engines.ts'

eachEngine('the server', (engine) => {
  it('is alive and ready', async () => {
    const app = await engine.app()
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' })
  })

  it('is not ready while draining', async () => {
    const app = await engine.app()
    app.draining.now = true
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })

  it('answers an address that cannot be decoded as any refusal', async () => {
    const reply = await (await engine.app()).inject('/%ff')
    expect(reply.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(reply.json()).toMatchObject({ status: reply.statusCode, title: expect.any(String) })
    expect(reply.body).not.toContain('FST_')
  })

  it('leaves nobody a connection for ever', async () => {
    const { server } = await engine.app()
    for (const limit of [server.timeout, server.requestTimeout, server.headersTimeout]) {
      expect(limit).toBeGreaterThan(0)
      expect(limit).toBeLessThanOrEqual(3_600_000)
    }
  })

  it('answers a wrong method on a known path with the methods that it takes', async () => {
    const app = await engine.app()
    for (const [method, url, allow] of [
      ['DELETE', '/api/v1/allCars?x=1', 'GET, HEAD'],
      ['GET', '/api/v1/forms', 'POST'],
      ['POST', '/api/v1/bookings/abc', 'GET, HEAD, PATCH'],
      ['PUT', '/healthz', 'GET, HEAD'],
    ] as const) {
      const reply = await app.inject({ method, url })
      expect([url, reply.statusCode, reply.headers.allow]).toEqual([url, 405, allow])
      expect(reply.json()).toMatchObject({ status: 405, title: 'Wrong method' })
    }
    for (const url of ['/api/v1/bookings/', '/api/v1/*', '/*', '/api/v1/forms/'])
      expect((await app.inject({ method: 'PUT', url })).statusCode).toBe(404)
  })

  it('answers an unknown path with a problem document', async () => {
    const reply = await (await engine.app()).inject('/api/v1/nothing')
    expect(reply.headers['content-type']).toBe('application/problem+json')
    expect(reply.json()).toMatchObject({ status: 404, title: 'Not found' })
  })
})
