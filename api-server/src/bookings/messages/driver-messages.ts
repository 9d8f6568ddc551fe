import type { Kysely } from 'kysely'
import { type Assignment, isAssigned, STEP, type StepEvent } from 'shared-api/contract'
import type { Schema } from '../../platform/database/schema.ts'
import type { NewMessage } from '../../platform/outbox/repository.ts'
import { DRIVER_RELEASED_TEMPLATE, DRIVER_TEMPLATE } from '../../texts/phone-templates.ts'
import type { BookingRecord } from '../record/index.ts'
import { assignmentsOf } from '../steps/assignments.ts'
import type { MessageServices } from './announce.ts'

export type Driver = Assignment['driver']

/** To the driver of an assigned trip, and to the one it was taken from (docs/product.md, Messages by phone). */
export async function driverMessages(
  { company, mailing, phones }: MessageServices,
  tx: Kysely<Schema>,
  booking: BookingRecord,
  { before, onceKey }: { before: Driver | null; onceKey: string },
): Promise<NewMessage[]> {
  const language = company().driverLanguage
  const driver = await driverOf(tx, booking)
  const released = await releasedOf(tx, booking.id, before, driver)
  // The number is looked up when it is sent: deleting a driver erases it.
  const to = ({ id, name }: Driver, event: StepEvent, template: string): NewMessage => ({
    ...{ kind: 'driver-phone', bookingId: booking.id, recipient: name, about: id, event, language },
    ...{ subject: `Trip ${booking.reference}`, channel: phones.channelOf(template, language) },
    ...{ domain: mailing.domain, onceKey: `${onceKey} driver ${event}` },
  })
  return [
    ...(released ? [to(released, STEP.cancel, DRIVER_RELEASED_TEMPLATE)] : []),
    ...(isAssigned(booking.status) && driver ? [to(driver, STEP.assign, DRIVER_TEMPLATE)] : []),
  ]
}

/** Who is assigned to a booking. */
export const driverOf = async (tx: Kysely<Schema>, booking: { id: string }): Promise<Driver | null> =>
  (await assignmentsOf(tx, [booking])).get(booking.id)?.driver ?? null

/** The driver whom a change took the trip from, if they were sent it; else null. */
async function releasedOf(
  tx: Kysely<Schema>,
  bookingId: string,
  before: Driver | null,
  now: Driver | null,
): Promise<Driver | null> {
  if (!before || before.id === now?.id) return null
  const heard = await tx
    .selectFrom('outbox')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'driver-phone')
    .where('event', '=', STEP.assign)
    .where('state', 'in', ['sending', 'sent'])
    .where(({ eb, or }) => or([eb('about', '=', before.id), eb('recipient', '=', before.name)]))
    .executeTakeFirst()
  return heard ? before : null
}
