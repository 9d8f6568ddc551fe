import fastifyPlugin from 'fastify-plugin'

/** Files that pages load: dozens for each page, which would bury the rest. */
const FILE = /^\/(assets|remotes|uploads|icon)/

/** Stands where the caller's address does in what the server asks itself. No connection has such an address. */
export const ITSELF = 'the server itself'

/**
 * One line for each request: what was asked of which route, by which account of the desk, and how it went. No address, no
 * query, no body, and nothing of visitors. Files that were delivered, and replies that the server made for its own pages, are
 * told at level debug.
 */
export const requestLog = fastifyPlugin(
  async (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions, log, foundUser } = request
      const { statusCode, elapsedTime } = reply
      const route = routeOptions.url ?? 'none'
      const inner = FILE.test(route) || request.raw.socket.remoteAddress === ITSELF
      const level = inner && statusCode < 400 ? 'debug' : 'info'
      const by = foundUser?.role === 'admin' ? { by: foundUser.id } : {}
      log[level]({ method, route, ...by, status: statusCode, ms: Math.round(elapsedTime) }, 'request')
      done()
    })
  },
  { name: 'request-log' },
)
