import { expect, onTestFinished, test, vi } from 'vitest'
import { getAvailableCars } from './cabs.ts'
import { getBookingsCsv } from './desk.ts'
import { ApiProblem, ApiUnreachable } from './errors.ts'
import { createClient } from './http.ts'
import { getCompany, getDistance } from './places.ts'
import { getMe } from './session.ts'
import { always, startServer } from './testing/answering-server.ts'

test('a reply is parsed by its schema', async () => {
  const { client, seen } = await startServer(always({ km: 462, source: 'estimate' }))
  expect(await getDistance(client, 'tn-chennai', 'tn-madurai')).toEqual({ km: 462, source: 'estimate' })
  expect(seen[0]?.url).toBe('/api/v1/distance?from=tn-chennai&to=tn-madurai')
})

test('a query parameter that is not given is left out', async () => {
  const { client, seen } = await startServer(always({ Cars: [] }))
  await getAvailableCars(client)
  await getAvailableCars(client, 'Local Trip')
  expect(seen.map(({ url }) => url)).toEqual(['/api/v1/avaibleCars', '/api/v1/avaibleCars?category=Local+Trip'])
})

test('keys that a later server adds are left out, at any depth', async () => {
  const user = { _id: '1', name: 'Meena', email: 'meena@example.com', role: 'customer' }
  const { client } = await startServer(always({ user: { ...user, since: 2031 }, hint: 'new' }))
  expect(await getMe(client)).toEqual({ user })
})

test('a problem document becomes an ApiProblem with its fields, and is not asked for again', async () => {
  const errors = [{ path: 'from', message: 'from must be a city id' }]
  const problem = { type: 'about:blank', title: 'Bad Request', status: 400, detail: 'One field is wrong', errors }
  const { client, seen } = await startServer(always(problem, { status: 400 }))
  const thrown = await getDistance(client, '', 'tn-madurai').catch((cause) => cause)
  expect(thrown).toBeInstanceOf(ApiProblem)
  expect(thrown).toMatchObject({ status: 400, detail: 'One field is wrong', errors })
  expect(seen).toHaveLength(1)
})

test('reports the status of a failure without a problem document, in words', async () => {
  const { client, seen } = await startServer(always('Bad gateway', { status: 502 }))
  const gateway = 'failed'
  await expect(getCompany(client)).rejects.toMatchObject({ name: 'ApiProblem', status: 502, gateway, errors: [] })
  expect(seen).toHaveLength(1)
})

test.each([
  [413, 'too-large'],
  [429, 'too-many'],
  [503, 'unavailable'],
])(
  'a proxy that is busy, or takes less than we do (%i), is no fault of ours, whatever page it answers with',
  async (status, gateway) => {
    const { client } = await startServer(always('<h1>Slow down</h1>', { status }))
    await expect(getCompany(client)).rejects.toMatchObject({ name: 'ApiProblem', status, gateway, errors: [] })
  },
)

test('a reply that is not the API’s is as good as none', async () => {
  const { client } = await startServer((_request, response) => response.end('<h1>Sign in to the hotel network</h1>'))
  await expect(getMe(client)).rejects.toBeInstanceOf(ApiUnreachable)
  const other = await startServer(always({ km: 'far' }))
  await expect(getDistance(other.client, 'tn-chennai', 'tn-madurai')).rejects.toBeInstanceOf(ApiUnreachable)
})

test('a refused or broken connection is unreachable', async () => {
  const { client } = await startServer((request) => request.socket.destroy())
  await expect(getMe(client)).rejects.toBeInstanceOf(ApiUnreachable)
  await expect(getMe(createClient({ baseUrl: 'http://127.0.0.1:9' }))).rejects.toBeInstanceOf(ApiUnreachable)
})

test('an answer that takes more than 15 s is unreachable', async () => {
  const { client, seen } = await startServer(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const outcome = getMe(client).catch((cause) => cause)
  await vi.waitUntil(() => seen.length > 0)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toBeInstanceOf(ApiUnreachable)
})

/** Puts an answer whose parts come one by one in the place of fetch. */
function answerInParts() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array>()
  vi.stubGlobal('fetch', async () => new Response(readable, { headers: { 'content-type': 'text/csv' } }))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const writer = writable.getWriter()
  return {
    client: createClient({ baseUrl: 'http://127.0.0.1' }),
    send: (text: string) => writer.write(encoder.encode(text)),
    end: () => writer.close(),
  }
}

test.each([
  ['an answer', 15_000, getMe],
  ['a file', 60_000, getBookingsCsv],
])('%s of which nothing more comes for %i ms is unreachable, however it began', async (_what, ms, ask) => {
  const { client, send } = answerInParts()
  let outcome: unknown
  void ask(client).catch((cause) => {
    outcome = cause
  })
  for (const part of ['{"user":', ' ', ' ']) {
    await send(part)
    await vi.advanceTimersByTimeAsync(ms - 1)
  }
  expect(outcome).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toBeInstanceOf(ApiUnreachable)
})

test('an answer that comes slowly in parts is there when its last one is', async () => {
  const { client, send, end } = answerInParts()
  const file = getBookingsCsv(client)
  for (const part of ['a,', 'b,', 'c']) {
    await send(part)
    await vi.advanceTimersByTimeAsync(59_999)
  }
  await end()
  expect(await (await file).text()).toBe('a,b,c')
  expect((await file).type).toBe('text/csv')
})

test('a call says in which language it wants its answer', async () => {
  const { baseUrl, seen } = await startServer(always({ user: null }))
  await getMe(createClient({ baseUrl, language: 'ta' }))
  expect(seen[0]?.headers['accept-language']).toBe('ta')
})

test('reports why a file was refused', async () => {
  const problem = { type: 'about:blank', title: 'Not logged in', status: 401, detail: 'Log in to do this.' }
  const { client } = await startServer(always(problem, { status: 401 }))
  await expect(getBookingsCsv(client)).rejects.toMatchObject({ name: 'ApiProblem', status: 401 })
})
