import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { announcer } from './messages/announce.ts'
import { bookingDeliveries } from './messages/deliveries.ts'
import { type Alongside, type BookingRepository, bookingRepository } from './repository.ts'
import { byHandRoute } from './routes/by-hand-route.ts'
import { changeTripRoute } from './routes/change-trip-route.ts'
import { deskBookingRoutes } from './routes/desk-routes.ts'
import { exportBookingsRoute } from './routes/export-route.ts'
import { fareLinesRoute } from './routes/fare-lines-route.ts'
import { freeCabsRoute } from './routes/free-cabs-route.ts'
import { handOverRoute } from './routes/hand-over-route.ts'
import { messagesByPhoneRoute } from './routes/messages-by-phone-route.ts'
import { moneyChangesRoute } from './routes/money-changes-route.ts'
import { returnOffersRoute } from './routes/return-offers-route.ts'
import { sendEmailRoute } from './routes/send-email-route.ts'
import { tripRoutes } from './routes/trip-routes.ts'
import { afterLostPayments, afterPayment } from './steps/after-payment.ts'

export { refuseMoreOff, signedLines, withFare } from './changing/own-lines.ts'
export { HELD } from './holds/held.ts'
export { standingAt, type Waiting } from './holds/nearest.ts'
export { tripCalendar } from './messages/calendar.ts'
export { smsTemplates } from './messages/phone-texts.ts'
export { bookingTexts } from './messages/texts.ts'
export { bookableCabs, cabAsBooked } from './record/bookable-cab.ts'
export { insertChange } from './record/changes.ts'
export { COSTS, PAID_PAISE } from './record/costs.ts'
export { estimateKm, toDriving } from './record/driven.ts'
export { type BillRecord, billOf } from './record/final-bill.ts'
export { type ImportedTrip, importedTrip, insertImported } from './record/imported.ts'
export {
  type BookingRecord,
  cabNameOf,
  lockBooking,
  moneyChangesOf,
  parseBooking,
  parseCab,
  parseLines,
  priceOf,
  recordMoney,
  storedReply,
  toMoneyChange,
  writeBooking,
} from './record/index.ts'
export { discountOf } from './record/money-changes.ts'
export { type Edit, lockVersion, readBooking, readBookings, type StoredBooking } from './record/page.ts'
export { partyTotal } from './record/party.ts'
export { bookableTrip } from './record/quoted.ts'
export { toBookingPage, toReceipt } from './record/wire.ts'
export { editOf } from './routes/edit.ts'
export { requestProblems } from './routes/request.ts'
export { assignmentsOf } from './steps/assignments.ts'
export { type CancellationTerms, cancellationTerms, feeAt, freeOf } from './steps/cancellation-fee.ts'
export { earlierKm, platesOf, tripKm } from './steps/legs.ts'
export { refuseStep } from './steps/steps.ts'

export type { Alongside, BookingRepository }

declare module 'fastify' {
  interface FastifyInstance {
    bookings: BookingRepository
  }
}

export const bookings = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.decorate('bookings', bookingRepository(app.database, app.now, announcer(app)))
    app.onPayment((id) => afterPayment(app, id))
    app.addCleanUp('paid advances', () => afterLostPayments(app))
    app.sitemap.leaveOut('/confirmbooking')
    await app.register(bookingDeliveries)
    app.addCleanUp('idempotency keys', () => app.bookings.deleteOldKeys())
  },
  { name: 'bookings', dependencies: ['database', 'housekeeping', 'outbox', 'links', 'payments', 'sitemap'] },
)

/** POST sendemail for everyone, the rest for the desk. */
export async function bookingRoutes(app: FastifyInstance): Promise<void> {
  await app.register(sendEmailRoute)
  await app.register(deskBookingRoutes)
  await app.register(fareLinesRoute)
  await app.register(moneyChangesRoute)
  await app.register(tripRoutes)
  await app.register(changeTripRoute)
  await app.register(freeCabsRoute)
  await app.register(returnOffersRoute)
  await app.register(byHandRoute)
  await app.register(handOverRoute)
  await app.register(messagesByPhoneRoute)
  await app.register(exportBookingsRoute)
}
