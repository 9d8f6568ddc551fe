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
    // When it is sent, not when it is asked for: also replies that are under way at the stop.
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (state.now) reply.header('connection', 'close')
      done()
    })
  },
  { name: 'draining' },
)
