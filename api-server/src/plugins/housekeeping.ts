import fastifyPlugin from 'fastify-plugin'

const EVERY = 10 * 60_000

/** Deletes what has run out: sessions, idempotency records, rate limits. */
export const housekeeping = fastifyPlugin(
  async (app) => {
    const clean = async () => {
      await app.sessions.deleteEnded()
      await app.rateLimits.deleteEmpty()
      await app.bookings.deleteOldKeys()
    }
    const run = () => void clean().catch((error: unknown) => app.log.warn({ err: error }, 'housekeeping failed'))
    const timer = setInterval(run, EVERY)
    timer.unref()
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'housekeeping', dependencies: ['repositories'] },
)
