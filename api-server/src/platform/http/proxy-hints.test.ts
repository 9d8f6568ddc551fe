import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { origin } from './origin.ts'
import { HINTS } from './proxy-hints.ts'

const SITE = 'https://www.example.com'

/** The log's warnings after these requests. */
async function warnings(env: Record<string, string>, requests: Record<string, string>[]) {
  const said: string[] = []
  const stream = { write: (line: string) => said.push(JSON.parse(line).msg) }
  const app = Fastify({ logger: { level: 'warn', stream } })
  await app.register(origin, { config: readConfig(env) })
  app.post('/', async () => 'done')
  for (const headers of requests) expect((await app.inject({ method: 'POST', url: '/', headers })).statusCode).toBe(200)
  return said
}

const visit = (from: string, headers = {}) => ({
  ...{ origin: from, host: new URL(from).host, 'sec-fetch-site': 'same-origin' },
  ...headers,
})
const forwarded = { 'x-forwarded-for': '192.0.2.7' }

it('warns once about a proxy that is not configured', async () => {
  const requests = [visit(SITE, forwarded), visit(SITE, forwarded)]
  expect(await warnings({ PUBLIC_ORIGIN: SITE }, requests)).toEqual([HINTS.untrusted])
  expect(await warnings({ PUBLIC_ORIGIN: SITE, TRUST_PROXY: 'on' }, requests)).toEqual([])
})

it('a name that is not the one in links is named in the log, once', async () => {
  const requests = [visit(SITE), visit(SITE), {}]
  expect(await warnings({}, requests)).toEqual([HINTS.otherName])
  expect(await warnings({ PUBLIC_ORIGIN: SITE }, requests)).toEqual([])
})
