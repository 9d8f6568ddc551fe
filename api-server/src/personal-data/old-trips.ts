import type { FastifyInstance } from 'fastify'
import { DAY_MS } from 'shared-api/india'

/** Erases the travellers of trips that ended too long ago. Reads the many old trips at most once a day: none is urgent. */
export function oldTripsDaily(app: FastifyInstance): () => Promise<void> {
  let doneAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = app.now()
    // `doneAt` may be in the future after the clock was put back.
    if (doneAt <= now && now < doneAt + DAY_MS) return
    await app.personalData.eraseOldTrips(now - app.config.bookingAge)
    doneAt = now
  }
}
