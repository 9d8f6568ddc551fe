import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config.ts'

const EVERY = 10 * 60_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Deletes what has run out, at once; it happens by itself every ten minutes. */
    cleanUp(): Promise<void>
  }
}

/** Deletes what has run out: sessions, idempotency records, rate limits, and enquiries that nobody needs any more. */
export const housekeeping = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    app.decorate('cleanUp', async () => {
      const tooOld = app.now() - config.enquiryAge
      await app.sessions.deleteEnded()
      await app.rateLimits.deleteEmpty()
      await app.bookings.deleteOldKeys()
      await app.enquiries.deleteOld(tooOld)
      await app.outbox.deleteOld(tooOld)
    })
    const run = () => void app.cleanUp().catch((error: unknown) => app.log.warn({ err: error }, 'housekeeping failed'))
    const timer = setInterval(run, EVERY)
    timer.unref()
    app.addHook('onClose', async () => clearInterval(timer))
  },
  { name: 'housekeeping', dependencies: ['repositories'] },
)
