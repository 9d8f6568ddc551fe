import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { eachRoute } from './testing/engines.ts'

const POST = 'POST /api/v1/forms HTTP/1.1\r\nhost: x\r\n'

/** The reply to these bytes, until the server closes the connection. */
async function sentRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return (await socket.toArray()).join('')
}

eachRoute('the server', (engine) => {
  it('is alive and ready', async () => {
    const app = await engine.sharedApp()
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok' })
  })

  it('is not ready while draining', async () => {
    const app = await engine.sharedApp()
    app.draining.now = true
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })

  it('answers an address that cannot be decoded as any refusal', async () => {
    const reply = await (await engine.sharedApp()).inject('/%ff')
    expect(reply.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(reply.json()).toMatchObject({ status: reply.statusCode, title: expect.any(String) })
    expect(reply.body).not.toContain('FST_')
  })

  it('closes idle connections', async () => {
    const { server } = await engine.sharedApp()
    for (const limit of [server.timeout, server.requestTimeout, server.headersTimeout]) {
      expect(limit).toBeGreaterThan(0)
      expect(limit).toBeLessThanOrEqual(3_600_000)
    }
  })

  it('closes connections past MAX_CONNECTIONS, and takes another once one ends', async () => {
    const app = await engine.app({ MAX_CONNECTIONS: '1' })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const accepted = once(app.server, 'connection')
    const open = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
    await accepted
    await expect(fetch(`${app.listeningOrigin}/healthz`)).rejects.toThrow()
    open.destroy()
    await expect.poll(() => fetch(`${app.listeningOrigin}/healthz`).catch(() => null)).toMatchObject({ status: 200 })
  })

  it.each([
    ['that is no HTTP', 'GARBAGE\r\n\r\n', 400, 'Bad request'],
    ['with two lengths', `${POST}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400, 'Bad request'],
    ['with more headers than it takes', `${POST}cookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431, 'Headers too large'],
  ])('answers a request %s as any refusal', async (_what, text, status, title) => {
    const app = await engine.app()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const reply = await sentRaw(Number(new URL(app.listeningOrigin).port), text)
    const [head = '', body = ''] = reply.split('\r\n\r\n')
    expect(head).toMatch(`HTTP/1.1 ${status} ${title}`)
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain('content-type: application/problem+json')
    const problem = JSON.parse(body)
    expect(problem).toMatchObject({ status, title })
    expect(head).toContain(`x-request-id: ${problem.requestId}`)
  })

  it('answers a wrong method on a known path with the methods that it takes', async () => {
    const app = await engine.sharedApp()
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
    const reply = await (await engine.sharedApp()).inject('/api/v1/nothing')
    expect(reply.headers['content-type']).toBe('application/problem+json')
    expect(reply.json()).toMatchObject({ status: 404, title: 'Not found' })
  })
})
