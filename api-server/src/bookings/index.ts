import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Company } from 'shared-api/contract'
import { deskBookingRoutes } from './desk-routes.ts'
import { exportBookingsRoute } from './export-route.ts'
import { fareLinesRoute } from './fare-lines-route.ts'
import { bookingMails } from './messages.ts'
import { type BookingRepository, bookingRepository } from './repository.ts'
import { sendEmailRoute } from './send-email-route.ts'
import { tripRoutes } from './trip-routes.ts'

export { tripCalendar } from './calendar.ts'
export { stepMessages } from './messages.ts'
export { readBookings, type StoredBooking } from './page.ts'
export { toBookingPage, toReceipt } from './wire.ts'
export { isToCome } from './wish.ts'

declare module 'fastify' {
  interface FastifyInstance {
    bookings: BookingRepository
  }
}

export const bookings = fastifyPlugin(
  async (app: FastifyInstance, { company }: { company: Company }) => {
    app.decorate('bookings', bookingRepository(app.database, app.now))
    await app.register(bookingMails, { company })
    app.addCleanUp('idempotency keys', () => app.bookings.deleteOldKeys())
  },
  { name: 'bookings', dependencies: ['database', 'housekeeping', 'outbox'] },
)

/** POST sendemail for everyone, the rest for the desk. */
export async function bookingRoutes(app: FastifyInstance): Promise<void> {
  await app.register(sendEmailRoute)
  await app.register(deskBookingRoutes)
  await app.register(fareLinesRoute)
  await app.register(tripRoutes)
  await app.register(exportBookingsRoute)
}
