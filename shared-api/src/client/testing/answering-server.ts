import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type Client, createClient } from '../http.ts'

export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

/** A server on a free port that records requests and answers by `respond`; it closes with the test. */
export async function startServer(
  respond: RequestListener,
): Promise<{ baseUrl: string; client: Client; seen: Seen[] }> {
  const seen: Seen[] = []
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, crossOrigin(request)).end()
    const body = Buffer.concat(await request.toArray()).toString()
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    respond(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { baseUrl, client: createClient({ baseUrl }), seen }
}

/** A listener that answers everything with one JSON body. */
export const always =
  (
    body: unknown,
    { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ): RequestListener =>
  (request, response) => {
    const type = status < 400 ? 'application/json' : 'application/problem+json'
    response.writeHead(status, { 'content-type': type, ...crossOrigin(request), ...headers })
    response.end(JSON.stringify(body))
  }

/** The console on its own origin asks across origins, with its session cookie. */
const crossOrigin = ({ headers }: IncomingMessage) => ({
  'access-control-allow-origin': headers.origin ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'content-type, if-match, idempotency-key, accept',
  'access-control-expose-headers': 'etag',
})
