import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { newRequestId } from '../ids.ts'
import { REQUEST_ID } from './headers.ts'
import { problemDocument } from './problem-document.ts'
import { type ProblemCode, STATUSES } from './problems.ts'

const BY_CODE: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
}

type Refusal = {
  error: Error & { code?: string }
  socket: Socket
  /** The headers that every reply carries. */
  headers: Record<string, string>
  log: Pick<FastifyBaseLogger, 'info'>
}

/** Answers a request that is no HTTP with a problem document, then closes the connection. */
export function refuseUnreadable({ error, socket, headers, log }: Refusal): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const problem = BY_CODE[error.code ?? ''] ?? 'malformed'
  const status = STATUSES[problem]
  const requestId = newRequestId()
  const document = problemDocument(problem)
  const body = JSON.stringify({ ...document, requestId })
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/problem+json',
    [REQUEST_ID]: requestId,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  log.info({ reqId: requestId, status, code: error.code }, 'a request could not be read')
  socket.end(`HTTP/1.1 ${status} ${document.title}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}
