import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** `now` is true once the process was asked to stop; `requests` counts the replies since. */
    draining: { now: boolean; requests: number }
  }
}

/** While the process stops, each reply asks its client to reconnect, possibly to another process. */
export const draining = fastifyPlugin(
  async (app) => {
    const state = { now: false, requests: 0 }
    app.decorate('draining', state)
    // When it is sent, not when it is asked for: also replies that are under way at the stop.
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (state.now) {
        state.requests += 1
        reply.header('connection', 'close')
      }
      done()
    })
  },
  { name: 'draining' },
)
