import { once } from 'node:events'
import { Readable, Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { errorForLog, logger } from './logger.ts'

describe('an error in the log', () => {
  it('has its message, stack, code and cause', () => {
    const error = Object.assign(new Error('broke', { cause: new Error('why') }), { code: 'E1' })
    const logged = errorForLog(error)
    expect(logged).toMatchObject({ type: 'Error', message: 'broke', code: 'E1' })
    expect(logged.stack).toContain('caused by Error: why')
  })

  it('has what caused its cause, down to the reason, also where one causes another in a ring', () => {
    const refused = new Error('connect ECONNREFUSED 127.0.0.1:9000')
    const failed = new TypeError('fetch failed', { cause: refused })
    expect(errorForLog(new Error('S3 cannot be reached', { cause: failed })).stack).toContain(refused.message)
    refused.cause = failed
    expect(errorForLog(failed).stack).toContain('caused by Error: connect ECONNREFUSED')
  })

  it('has nothing that someone typed, and no password', () => {
    const error = Object.assign(new Error('550 <asha@example.com> unknown, smtp://user:secret@mail/'), {
      detail: 'Key (email)=(asha@example.com) exists',
      parameters: ['asha@example.com'],
    })
    const logged = JSON.stringify(errorForLog(error))
    expect(logged).not.toMatch(/asha|secret/)
    expect(logged).toContain('[address]')
  })
})

describe('a reply that has begun', () => {
  /** A server that sends what `parts` yields; returns its address, the reply's stream and its log. */
  async function serve(parts: () => AsyncIterable<string>) {
    const lines: string[] = []
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(String(line))
        done()
      },
    })
    const options = logger({ logLevel: 'info' })
    const app = Fastify({ ...options, logger: { ...options.logger, stream } })
    const body = Readable.from(parts())
    app.get('/', async (_request, reply) => reply.send(body))
    onTestFinished(() => app.close())
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    lines.length = 0
    return { origin, body, lines }
  }

  it('logs why it broke off because of a fault of ours', async () => {
    const { origin, lines } = await serve(async function* () {
      yield 'the first rows'
      throw new Error('the database is gone')
    })
    await expect(fetch(origin).then((reply) => reply.text())).rejects.toThrow('terminated')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'a reply broke off', reqId: expect.any(String), err: { message: 'the database is gone' } },
    ])
  })

  it('and whose caller leaves is no fault', async () => {
    const { origin, body, lines } = await serve(async function* () {
      for (;;) yield 'x'.repeat(10_000)
    })
    const reply = await fetch(origin)
    const closed = once(body, 'close')
    await reply.body?.cancel()
    await closed
    expect(lines).toEqual([])
  })
})
