import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'

/** Data has no business in a frame, nor scripts in it. Pages set a policy of their own. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The id of this request's log line. */
export const REQUEST_ID = 'x-request-id'

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ')

const TWO_YEARS = 63_072_000

/** Of what search engines must leave out. */
export const NO_INDEX = { 'x-robots-tag': 'noindex' }
/** Of whatever has a secret in its address: it must not go on to other sites, nor into an index. */
export const SECRET_ADDRESS = { 'referrer-policy': 'no-referrer', ...NO_INDEX }

/** The headers that every reply carries. */
export const headersOf = ({ publicOrigin }: Pick<Config, 'publicOrigin'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': DATA_POLICY,
  ...(publicOrigin.startsWith('https:') && {
    // No includeSubDomains: other hosts of the company may lack TLS and would become unreachable.
    'strict-transport-security': `max-age=${TWO_YEARS}`,
  }),
})

/** Gives every reply its headers. A route that knows better sets its own over them. */
export const headers = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const always = headersOf(config)
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(always)
      // Private replies must not be cached; public routes set their own header.
      if (isCall(request)) reply.header('cache-control', 'no-store').header(REQUEST_ID, request.id)
      if (request.routeOptions.url?.includes('/:token')) reply.headers(SECRET_ADDRESS)
      done()
    })
  },
  { name: 'headers' },
)

// By the route too: '/%61pi/…' leads there as well, and so does an address with a host.
const isCall = (request: FastifyRequest) =>
  request.url.startsWith('/api/') || request.routeOptions.url?.startsWith('/api/')
