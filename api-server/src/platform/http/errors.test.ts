import { Writable } from 'node:stream'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendHalf } from '../../testing/send-half.ts'
import { errorForLog } from '../operations/logger.ts'
import { errors } from './errors.ts'

/** A server that only throws, and its log. */
async function start() {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const app = Fastify({ logger: { level: 'error', stream, serializers: { err: errorForLog } } })
  await app.register(errors)
  return { app, lines }
}

const SECRET = 'select * from users at 10.0.0.7'

it.each([
  ['an error of ours', () => new Error(SECRET)],
  ['an error that names its own status', () => Object.assign(new Error(SECRET), { statusCode: 502 })],
  ['a database that cannot answer', () => Object.assign(new Error(SECRET), { code: 'ECONNREFUSED' })],
  ['a caller’s mistake that a library found', () => Object.assign(new Error(SECRET), { statusCode: 418 })],
])('hides the cause of %s from the caller and logs it', async (_what, make) => {
  const { app, lines } = await start()
  app.get('/', async () => {
    throw make()
  })
  const reply = await app.inject('/')
  expect(reply.headers['content-type']).toBe('application/problem+json')
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.body).not.toMatch(/select|users|10\.0\.0\.7|errors\.test/)
  const { status, detail, requestId } = reply.json()
  expect(status).toBe(reply.statusCode)
  expect(reply.headers['x-request-id']).toBe(requestId)
  expect(detail.includes(requestId)).toBe(status === 500)
  if (status >= 500) expect(lines.join('')).toMatch(/select \* from users.*errors\.test\.ts/)
  if (status >= 500) expect(lines.map((line) => JSON.parse(line).reqId)).toEqual([requestId])
  else expect(lines).toEqual([])
})

it.each([
  ['JSON', 'application/json', ' '],
  ['a form', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx'],
])('logs nothing when the sender of %s disconnects before its end', async (_what, type, begun) => {
  const { app, lines } = await start()
  await app.register(multipart)
  app.post('/', async (request) => {
    if (request.isMultipart()) for await (const _part of request.parts());
    return 'whole'
  })
  const gone = new Promise<unknown>((resolve) =>
    app.addHook('onError', async (_request, _reply, error) => resolve(error)),
  )
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  await sendHalf(origin, ['POST / HTTP/1.1', `Content-Type: ${type}`], Buffer.from(begun.padEnd(200)), 100)
  expect(await gone).toMatchObject({ code: 'ECONNRESET' })
  await app.close()
  expect(lines).toEqual([])
})
