import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** `now` is true from the moment the process is told to stop. */
    draining: { now: boolean }
  }
}

/** While the process stops, each reply tells its client to come back on a new connection, or to another process. */
export const draining = fastifyPlugin(
  async (app) => {
    const state = { now: false }
    app.decorate('draining', state)
    app.addHook('onRequest', (_request, reply, done) => {
      if (state.now) reply.header('connection', 'close')
      done()
    })
  },
  { name: 'draining' },
)
