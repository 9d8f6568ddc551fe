import fastifyPlugin from 'fastify-plugin'

/** One line for each request: what was asked of which route, and how it went. No address, no query, no body. */
export const requestLog = fastifyPlugin(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const { method, routeOptions, log } = request
      const { statusCode, elapsedTime } = reply
      log.info(
        { method, route: routeOptions.url ?? 'none', status: statusCode, ms: Math.round(elapsedTime) },
        'request',
      )
    })
  },
  { name: 'request-log' },
)
