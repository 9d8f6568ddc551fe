import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { byHandRoute } from './by-hand-route.ts'
import { changeTripRoute } from './change-trip-route.ts'
import { bookingDeliveries } from './deliveries.ts'
import { deskBookingRoutes } from './desk-routes.ts'
import { exportBookingsRoute } from './export-route.ts'
import { fareLinesRoute } from './fare-lines-route.ts'
import { freeCabsRoute } from './free-cabs-route.ts'
import { messagesByPhoneRoute } from './messages-by-phone-route.ts'
import { type BookingRepository, bookingRepository } from './repository.ts'
import { sendEmailRoute } from './send-email-route.ts'
import { type AnnounceStep, stepMessages } from './step-messages.ts'
import { tripRoutes } from './trip-routes.ts'

export { assignmentsOf } from './assignments.ts'
export { bookableCabs, cabAsBooked } from './bookable-cab.ts'
export { tripCalendar } from './calendar.ts'
export { feeAt, tariffOf } from './cancellation-fee.ts'
export { insertChange } from './changes.ts'
export { estimateKm, toDriving } from './driven.ts'
export { editOf } from './edit.ts'
export { HELD } from './held.ts'
export { type ImportedTrip, importedTrip, insertImported } from './imported.ts'
export { COSTS } from './matching.ts'
export { deskBookingMessages } from './messages.ts'
export { signedLines, withFare } from './own-lines.ts'
export { type Edit, lockVersion, readBooking, readBookings, type StoredBooking } from './page.ts'
export { bookableTrip, bookQuoted } from './quoted.ts'
export {
  type BookingRecord,
  cabNameOf,
  lockBooking,
  parseBooking,
  parseCab,
  parseLines,
  storedReply,
  writeBooking,
} from './record/index.ts'
export { requestProblems } from './request.ts'
export { refuseStep } from './steps.ts'
export { bookingTexts } from './texts.ts'
export { stepLocked } from './update.ts'
export { toBookingPage, toReceipt } from './wire.ts'
export { type AnnounceStep, stepMessages }

declare module 'fastify' {
  interface FastifyInstance {
    bookings: BookingRepository
    /** Confirms a new booking in a name that is nobody's of the desk, and notifies the traveller. Throws as a step does. */
    confirmBooking: (id: string, byName: string) => Promise<void>
  }
}

export const bookings = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('bookings', bookingRepository(app.database, app.now))
    app.decorate('confirmBooking', async (id: string, byName: string) => {
      const step = { to: 'confirmed', tell: true } as const
      await app.bookings.takeStep(id, step, { byName, allows: () => true }, stepMessages(app, 'visitor'))
      app.outboxWorker.wake()
    })
    await app.register(bookingDeliveries)
    app.addCleanUp('idempotency keys', () => app.bookings.deleteOldKeys())
  },
  { name: 'bookings', dependencies: ['database', 'housekeeping', 'outbox', 'links', 'payments'] },
)

/** POST sendemail for everyone, the rest for the desk. */
export async function bookingRoutes(app: FastifyInstance): Promise<void> {
  await app.register(sendEmailRoute)
  await app.register(deskBookingRoutes)
  await app.register(fareLinesRoute)
  await app.register(tripRoutes)
  await app.register(changeTripRoute)
  await app.register(freeCabsRoute)
  await app.register(byHandRoute)
  await app.register(messagesByPhoneRoute)
  await app.register(exportBookingsRoute)
}
