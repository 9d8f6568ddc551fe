import fastify from 'fastify'
import { expect, test } from 'vitest'
import { encodeSync, sendEncoded } from './encoded-text.ts'

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['gzip;q=0.5', 'gzip'],
  ['', undefined],
])('who takes %j gets %s', async (accepted, coding) => {
  const app = fastify()
  app.get('/', (request, reply) => sendEncoded(request, reply, encodeSync('cabs')))
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(coding)
  expect(headers.vary).toBe('Accept-Encoding')
})
