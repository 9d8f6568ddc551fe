import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { DayTrip, DeskSummaryReply, DeskTrip, type OnWire, PickUp, toWire } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import { type BookingRecord, toReceipt } from '../bookings/index.ts'
import type { OutboxRow } from '../platform/database/schema.ts'
import { callsOf } from '../platform/http/calls.ts'
import { languageOfCaller } from '../platform/http/language.ts'
import { toMailStatus } from '../platform/outbox/mail-status.ts'
import { firstSteps } from './first-steps.ts'

const deskCall = callsOf('Desk', { policy: 'admin' })

/** GET desk/summary: what needs attention today, and how bookings came in. */
export const deskSummaryRoute: FastifyPluginAsyncZod = async (app) => {
  app.get('/desk/summary', deskCall('What needs attention today', DeskSummaryReply), async (request) => {
    const { unsentMail, pickUpsToday, dueTrips, overTrips, day, bookingsByTripType, ...numbers } =
      await app.deskSummary.read()
    return {
      ...numbers,
      mailLimit: await reachedLimit(),
      mailServer: app.config.smtpUrl !== null,
      firstSteps: await firstSteps(app.database.db, await app.refreshCompany(), app.config),
      unsentMail: unsentMail.map((row) => toUnsentMail(row, languageOfCaller(request))),
      pickUpsToday: pickUpsToday.map(toPickUp),
      dueTrips: dueTrips.map(toDeskTrip),
      overTrips: overTrips.map(toDeskTrip),
      day: {
        ...{ now: day.now.map(toDayTrip), later: day.later.map(toDayTrip) },
        ...{ tomorrow: day.tomorrow.map(toDayTrip), returning: day.returning.map(toDayTrip) },
      },
      bookingsByTripType: bookingsByTripType.map((count) => toWire(count)),
    }
  })

  async function reachedLimit() {
    const { mailPerHour: perHour } = app.config
    if ((await app.outbox.sentToVisitors()) < perHour) return null
    return { perHour, waiting: await app.outbox.waitingForVisitors() }
  }
}

const toUnsentMail = (row: OutboxRow, language: Language) => ({
  ...toMailStatus(row, language),
  bookingId: row.bookingId,
  enquiryId: row.enquiryId,
})

// `strip` drops the fields that a list does not have.
const toPickUp = (row: BookingRecord): OnWire<PickUp> => toWire(PickUp.strip().parse(toReceipt(row)))
const toDayTrip = (trip: object): OnWire<DayTrip> => toWire(DayTrip.strip().parse(trip))
const toDeskTrip = (row: BookingRecord): OnWire<DeskTrip> => toWire(DeskTrip.strip().parse(toReceipt(row)))
