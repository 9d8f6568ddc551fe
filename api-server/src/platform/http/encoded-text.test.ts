import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { encodedText, sendEncoded } from './encoded-text.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['gzip;q=0.5', 'gzip'],
  ['', undefined],
])('who takes %j gets %s', async (accepted, coding) => {
  const app = fastify()
  app.get('/', (request, reply) => sendEncoded(request, reply, encodedText('cabs')))
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(coding)
  expect(headers.vary).toBe('Accept-Encoding')
})

test('gives each coding its own ETag and 304, and keeps the other values of Vary', async () => {
  const app = fastify()
  app.get('/', (request, reply) => sendEncoded(request, reply.header('vary', 'Cookie'), encodedText('cabs')))
  const ask = (coding: string, etag = '') =>
    app.inject({ url: '/', headers: { 'accept-encoding': coding, 'if-none-match': etag } })
  const replies = [await ask('br'), await ask('gzip'), await ask('')]
  const etags = replies.map(({ headers }) => String(headers.etag))
  expect(new Set(etags).size).toBe(3)
  expect(replies.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Cookie, Accept-Encoding'))
  expect([(await ask('br', etags[0])).statusCode, (await ask('gzip', etags[0])).statusCode]).toEqual([304, 200])
})

test('a text is compressed once, when somebody takes it so', async () => {
  const { br, gzip } = encodedText('cabs')
  expect(br()).toBe(br())
  expect(brotliDecompressSync(await br()).toString()).toBe('cabs')
  expect(gunzipSync(await gzip()).toString()).toBe('cabs')
})
