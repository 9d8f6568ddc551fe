import type { Kysely } from 'kysely'
import type { Assignment } from 'shared-api/contract'
import type { Schema } from '../../platform/database/schema.ts'
import type { NewMessage } from '../../platform/outbox/repository.ts'
import { DRIVER_RELEASED_TEMPLATE, DRIVER_TEMPLATE } from '../../platform/outbox/templates.ts'
import type { BookingRecord } from '../record/index.ts'
import { assignmentsOf } from '../steps/assignments.ts'
import type { MessageServices } from './messages.ts'

type Driver = Assignment['driver']
/** A booking after a change, who drives it now, and who drove it before and heard of it. */
export type Drivers = { booking: BookingRecord; assignment: Assignment | null; released: Driver | null }
/** The messages to drivers about a change; `onceKey` is that of the change. */
export type AnnounceDrivers = (change: Drivers, onceKey: string) => NewMessage[]

/** To the driver of an assigned trip, and to the one it was taken from (docs/product.md, Messages by phone). */
export const driverMessages =
  ({ company, mailing, phones }: MessageServices): AnnounceDrivers =>
  ({ booking, assignment, released }, onceKey) => {
    const language = company().driverLanguage
    // The number is looked up when it is sent: deleting a driver erases it.
    const to = (driver: Driver, event: 'assigned' | 'cancelled', template: string): NewMessage => ({
      ...{ kind: 'driver-phone', bookingId: booking.id, recipient: driver.name, about: driver.id, event, language },
      ...{ subject: `Trip ${booking.reference}`, channel: phones.channelOf(template, language) },
      ...{ domain: mailing.domain, onceKey: `${onceKey} driver ${event}` },
    })
    return [
      ...(released ? [to(released, 'cancelled', DRIVER_RELEASED_TEMPLATE)] : []),
      ...(booking.status === 'assigned' && assignment ? [to(assignment.driver, 'assigned', DRIVER_TEMPLATE)] : []),
    ]
  }

/** Who is assigned to a booking. */
export const driverOf = async (tx: Kysely<Schema>, booking: { id: string }): Promise<Driver | null> =>
  (await assignmentsOf(tx, [booking])).get(booking.id)?.driver ?? null

/** The driver whom a change took the trip from, if they were sent it; else null. */
export async function releasedOf(
  tx: Kysely<Schema>,
  bookingId: string,
  before: Driver | null,
  now: Driver | null | undefined,
): Promise<Driver | null> {
  if (!before || before.id === now?.id) return null
  const heard = await tx
    .selectFrom('outbox')
    .select('id')
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'driver-phone')
    .where('event', '=', 'assigned')
    .where('state', 'in', ['sending', 'sent'])
    .where(({ eb, or }) => or([eb('about', '=', before.id), eb('recipient', '=', before.name)]))
    .executeTakeFirst()
  return heard ? before : null
}
