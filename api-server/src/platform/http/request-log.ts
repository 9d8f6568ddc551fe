import fastifyPlugin from 'fastify-plugin'

/** Files that pages load: dozens for each page, which would bury the rest. */
const FILE = /^\/(assets|remotes|uploads|icon)/

/** The caller's address of the server's own requests. No connection has it. */
export const ITSELF = 'the server itself'

/**
 * One line for each request: route, account of the desk, status and time. No address, query or body, and nothing of
 * visitors. Files and the server's own requests are logged at level debug.
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
