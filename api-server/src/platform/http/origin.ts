import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'
import { AppError } from './problems.ts'
import { proxyHints } from './proxy-hints.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
/** How long a browser may remember a preflight's answer, in seconds. */
const PREFLIGHT_AGE = '600'

/**
 * Keeps other websites from acting in a visitor's name: a change is taken only from our own pages, from the origins
 * that ALLOWED_ORIGINS names, or from a client that is no browser. The named origins also get CORS, and no other.
 */
export const origin = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const allowed = new Set(config.allowedOrigins)
    const isOwnOrigin = (from: string, request: FastifyRequest) =>
      from === config.publicOrigin || from === `${request.protocol}://${request.headers.host}`

    const hint = proxyHints(config, app.log)
    app.addHook('onRequest', (request, reply, done) => {
      const from = request.headers.origin
      if (allowed.size > 0) reply.header('vary', 'Origin')
      const isAllowed = from !== undefined && allowed.has(from)
      if (isAllowed) allowReading(reply, from)
      if (isAllowed && isPreflight(request)) answerPreflight(reply)
      else if (isAllowed || SAFE.has(request.method)) done()
      else if (isOwn(request, isOwnOrigin)) {
        hint(request)
        done()
      } else done(new AppError('foreign-origin'))
    })
  },
  { name: 'origin' },
)

/** Browsers send where a request comes from, and pages cannot change it; other clients send neither header. */
function isOwn(request: FastifyRequest, isOwnOrigin: (from: string, request: FastifyRequest) => boolean) {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = request.headers.origin
  return from === undefined || isOwnOrigin(from, request)
}

function allowReading(reply: FastifyReply, from: string) {
  reply.headers({
    'access-control-allow-origin': from,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'ETag, Retry-After, X-Request-Id',
  })
}

const isPreflight = (request: FastifyRequest) =>
  request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined

const answerPreflight = (reply: FastifyReply) =>
  reply
    .headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'Content-Type, If-Match, Idempotency-Key',
      'access-control-max-age': PREFLIGHT_AGE,
    })
    .code(204)
    .send()
