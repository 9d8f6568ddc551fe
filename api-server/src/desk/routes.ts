import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import {
  DayTrip,
  DeskSummaryReply,
  DeskTrip,
  FIRST_STEPS,
  type FirstStep,
  type OnWire,
  PickUp,
  type Settings,
  toWire,
} from 'shared-api/contract'
import { type BookingRecord, toReceipt } from '../bookings/index.ts'
import type { OutboxRow, Schema } from '../platform/database/schema.ts'
import { callsOf } from '../platform/http/calls.ts'
import { toMailStatus } from '../platform/outbox/mail-status.ts'

/** The first steps that are not done yet, read off what is there. */
async function firstSteps(
  db: Kysely<Schema>,
  settings: Settings,
  { smtpUrl }: { smtpUrl: string | null },
): Promise<FirstStep[]> {
  const isDone: Record<FirstStep, boolean> = {
    company: !isMadeUp(settings),
    gstin: settings.gst !== undefined || settings.noGstin,
    tariff: await hasOwnTariff(db),
    cabs: await hasAny(db, 'cabs'),
    vehicles: await hasAny(db, 'vehicles'),
    drivers: await hasAny(db, 'drivers'),
    mail: smtpUrl !== null,
  }
  return FIRST_STEPS.filter((step) => !isDone[step])
}

// company.json as it comes: no mail arrives at .example, and no number of India begins with 0.
const isMadeUp = ({ email, phones }: Settings) =>
  email.endsWith('.example') || phones.some((phone) => phone.startsWith('+910'))

async function hasOwnTariff(db: Kysely<Schema>): Promise<boolean> {
  const own = db.selectFrom('tariffs').select('id').where('validFrom', 'is not', null).where('id', '!=', 'tariff-first')
  return (await own.where('deletedAt', 'is', null).executeTakeFirst()) !== undefined
}

async function hasAny(db: Kysely<Schema>, table: 'cabs' | 'vehicles' | 'drivers'): Promise<boolean> {
  const some = db.selectFrom(table).select('id').where('deletedAt', 'is', null).limit(1)
  return (await some.executeTakeFirst()) !== undefined
}

const deskCall = callsOf('Desk', { policy: 'admin' })

/** GET desk/summary: what needs attention today, and how bookings came in. */
export const deskSummaryRoute: FastifyPluginAsyncZod = async (app) => {
  app.get('/desk/summary', deskCall('What needs attention today', DeskSummaryReply), async () => {
    const { unsentMail, pickUpsToday, dueTrips, overTrips, day, bookingsByTripType, ...numbers } =
      await app.deskSummary.read()
    return {
      ...numbers,
      mailLimit: await reachedLimit(),
      mailServer: app.config.smtpUrl !== null,
      firstSteps: await firstSteps(app.database.db, await app.refreshCompany(), app.config),
      unsentMail: unsentMail.map(toUnsentMail),
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

const toUnsentMail = (row: OutboxRow) => ({
  ...toMailStatus(row),
  bookingId: row.bookingId,
  enquiryId: row.enquiryId,
})

// `strip` drops the fields that a list does not have.
const toPickUp = (row: BookingRecord): OnWire<PickUp> => toWire(PickUp.strip().parse(toReceipt(row)))
const toDayTrip = (trip: object): OnWire<DayTrip> => toWire(DayTrip.strip().parse(trip))
const toDeskTrip = (row: BookingRecord): OnWire<DeskTrip> => toWire(DeskTrip.strip().parse(toReceipt(row)))
