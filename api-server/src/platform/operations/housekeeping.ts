import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { DAY_MS } from 'shared-api/india'
import type { Config } from '../config.ts'

const EVERY = 10 * 60_000
/** How often old trips are gone through: there are ever more of them, and none is in a hurry. */
const OLD_TRIPS_EVERY = DAY_MS

declare module 'fastify' {
  interface FastifyInstance {
    /** Deletes what has run out, at once; it happens by itself every ten minutes. */
    cleanUp(): Promise<void>
  }
}

/**
 * Deletes what has run out: sessions, idempotency records, rate limits, enquiries that nobody needs any more, and the
 * travellers of trips that are long over. What a clock that ran ahead has put off is due again once it is right.
 */
export const housekeeping = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    let oldTripsAt = Number.NEGATIVE_INFINITY
    const eraseOldTrips = async () => {
      const now = app.now()
      // Once the clock was put back, what it said then is no time to wait from.
      if (oldTripsAt <= now && now < oldTripsAt + OLD_TRIPS_EVERY) return
      await app.personalData.eraseOldTrips(now - config.bookingAge)
      oldTripsAt = now
    }
    const tooOld = () => app.now() - config.enquiryAge
    const tasks = {
      sessions: () => app.sessions.deleteEnded(),
      'rate limits': () => app.rateLimits.deleteEmpty(),
      'idempotency keys': () => app.bookings.deleteOldKeys(),
      enquiries: () => app.enquiries.deleteOld(tooOld()),
      messages: () => app.outbox.deleteOld(tooOld()),
      'waiting messages': () => app.outbox.hasten(),
      'old trips': eraseOldTrips,
    }
    app.decorate('cleanUp', async () => {
      for (const [what, task] of Object.entries(tasks)) {
        // One that fails at each turn must not keep the others from theirs: people were promised a day.
        await task().catch((error: unknown) => app.log.warn({ err: error }, `housekeeping failed: ${what}`))
      }
    })
    const timer = setInterval(() => void app.cleanUp(), EVERY)
    timer.unref()
    app.addHook('onClose', async () => clearInterval(timer))
  },
  {
    name: 'housekeeping',
    dependencies: ['accounts', 'rate-limits', 'bookings', 'enquiries', 'outbox', 'personal-data'],
  },
)
