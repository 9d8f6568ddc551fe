import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'

/** Data has no business in a frame, nor scripts in it. Pages set a policy of their own. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ')

const TWO_YEARS = 63_072_000

/** The headers that every reply carries. A route that knows better sets its own over them. */
export const headers = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const always: Record<string, string> = {
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': PERMISSIONS,
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': DATA_POLICY,
    }
    if (config.publicOrigin.startsWith('https:')) {
      always['strict-transport-security'] = `max-age=${TWO_YEARS}; includeSubDomains`
    }
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(always)
      // Private replies must not stay in any cache; what is public says so itself.
      if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
      done()
    })
  },
  { name: 'headers' },
)
