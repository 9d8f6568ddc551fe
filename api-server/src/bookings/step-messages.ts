import type { Assignment, BookingStatus } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { BookingRow } from '../platform/database/schema.ts'
import type { NewMessage } from '../platform/outbox/repository.ts'
import { DRIVER_TEMPLATE } from '../platform/outbox/templates.ts'
import { type Telling, travellerMessages } from './messages.ts'
import { stepSubject } from './step-mails.ts'
import type { StepEvent } from './step-texts.ts'
import { toReceipt } from './wire.ts'

/** A step that was taken: the booking after it, the status before, and who drives now. */
interface TakenStep {
  booking: BookingRow
  from: BookingStatus
  assignment: Assignment | null
  language: Language
}
/** The messages about a step. */
export type AnnounceStep = (step: TakenStep) => NewMessage[]

/** The messages about a step of a booking (docs/product.md, Messages): to the traveller, and of an assignment to the driver too. */
export const stepMessages =
  (app: Telling): AnnounceStep =>
  (step) => {
    const event = eventOf(step)
    if (!event) return []
    const booking = toReceipt(step.booking)
    const subject = stepSubject(event, booking, step.language)
    const onceKey = `${booking._id} ${event} ${step.booking.version}`
    const told = travellerMessages(app, booking, { event, subject, language: step.language, onceKey }, 'booking-step')
    return [...told, ...driverMessages(app, step, onceKey)]
  }

const TOLD: Partial<Record<BookingStatus, StepEvent>> = {
  confirmed: 'confirmed',
  assigned: 'assigned',
  'on the way': 'on the way',
  arrived: 'arrived',
  ended: 'ended',
  cancelled: 'cancelled',
}

/** A trip that is taken back from its driver is still confirmed: the traveller hears of the next assignment. */
const eventOf = ({ booking, from }: TakenStep) =>
  from === 'assigned' && booking.status === 'confirmed' ? undefined : TOLD[booking.status]

/** The number is looked up when it is sent: deleting a driver erases it. */
function driverMessages(
  { company, mailing, phones }: Telling,
  { booking, assignment }: TakenStep,
  onceKey: string,
): NewMessage[] {
  if (booking.status !== 'assigned' || !assignment) return []
  const language = company().driverLanguage
  const message: NewMessage = {
    ...{ kind: 'driver-phone', bookingId: booking.id, recipient: assignment.driver.name, event: 'assigned', language },
    ...{ subject: `Trip ${booking.reference}`, channel: phones.channelOf(DRIVER_TEMPLATE, language) },
    ...{ domain: mailing.domain, onceKey: `${onceKey} driver` },
  }
  return [message]
}
