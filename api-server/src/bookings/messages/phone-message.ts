import type { FastifyInstance } from 'fastify'
import { type Company, isCancelled } from 'shared-api/contract'
import type { OutboxRow } from '../../platform/database/schema.ts'
import { UntrueMessage } from '../../platform/outbox/attempts.ts'
import type { PhoneText } from '../../platform/outbox/phones.ts'
import { refusal } from '../../texts/refusal.ts'
import { toReceipt } from '../record/wire.ts'
import { phoneText, textOfEvent } from './phone-texts.ts'
import { refuseStale } from './stale.ts'

type App = Pick<FastifyInstance, 'bookings' | 'drivers' | 'links'>

/**
 * The number (E.164) and the text of a message by phone, from the booking as it is now.
 * @throws UntrueMessage when its event is no longer true, or the traveller takes no messages by phone any more
 */
export async function phoneMessage(
  app: App,
  { kind, bookingId, about, event, language }: OutboxRow,
  company: Company,
): Promise<{ to: string; text: PhoneText }> {
  const found = await app.bookings.find(bookingId ?? '')
  refuseStale(event, found)
  const { booking, assignment } = found
  const trip = { booking: toReceipt(booking), assignment }
  if (kind === 'driver-phone' && isCancelled(event)) {
    const driver = about === null || about === assignment?.driver.id ? null : await app.drivers.find(about)
    if (!driver) throw new UntrueMessage(refusal('driver-not-released'))
    return { to: driver.record.mobile, text: phoneText('driverReleased', { ...trip, link: '' }, company, language) }
  }
  if (kind === 'driver-phone' && assignment) {
    const link = await app.links.urlForDriver(booking.id, assignment.driver.id)
    return { to: assignment.driver.mobile, text: phoneText('driver', { ...trip, link }, company, language) }
  }
  if (!booking.messagesByPhone) throw new UntrueMessage(refusal('no-messages-by-phone'))
  const link = await app.links.urlForTraveller(booking.id, language)
  return {
    to: booking.mobile,
    text: phoneText(textOfEvent(event ?? 'changed', trip.booking, company), { ...trip, link }, company, language),
  }
}
