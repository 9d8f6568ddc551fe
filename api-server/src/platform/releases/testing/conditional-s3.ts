import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * A proxy that adds conditional writes to an S3 server without them: one request at a time, and 412 for a PUT whose
 * condition fails.
 */
export async function startConditionalS3(endpoint: string): Promise<{ endpoint: string; stop: () => void }> {
  let last = Promise.resolve()
  const server = createServer((asked, reply) => {
    last = last.then(() => answer(endpoint, asked, reply)).catch(() => void reply.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(endpoint: string, asked: IncomingMessage, reply: ServerResponse) {
  const { method = 'GET', headers } = asked
  const url = endpoint + asked.url
  const body = await buffer(asked)
  if (method === 'PUT' && !(await holds(url, headers))) return void reply.writeHead(412).end()
  const { connection: _, host: _host, ...rest } = headers
  const answered = await fetch(url, {
    method,
    headers: rest as Record<string, string>,
    ...(method === 'PUT' && { body }),
  })
  const etag = answered.headers.get('etag')
  reply.writeHead(answered.status, etag ? { etag } : {}).end(Buffer.from(await answered.arrayBuffer()))
}

async function holds(url: string, { 'if-match': match, 'if-none-match': none }: IncomingHttpHeaders): Promise<boolean> {
  const there = await fetch(url, { method: 'HEAD' })
  if (none === '*') return !there.ok
  return match === undefined || match === there.headers.get('etag')
}
