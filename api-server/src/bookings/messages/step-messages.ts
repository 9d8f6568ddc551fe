import type { BookingStatus } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { Cause } from '../../platform/outbox/kinds.ts'
import type { NewMessage } from '../../platform/outbox/repository.ts'
import { toReceipt } from '../record/wire.ts'
import { type Drivers, driverMessages } from './driver-messages.ts'
import { type MessageServices, travellerMessages } from './messages.ts'
import { stepSubject } from './step-mails.ts'
import type { StepEvent } from './step-texts.ts'

/** A step that was taken, the status before, and the traveller's language. */
type TakenStep = Drivers & { from: BookingStatus; language: Language }
/** The messages about a step. */
export type AnnounceStep = (step: TakenStep) => NewMessage[]

/** The messages about a step of a booking (docs/product.md, Messages): to the traveller, and of an assignment to the driver too. */
export const stepMessages =
  (app: MessageServices, cause: Cause): AnnounceStep =>
  (step) => {
    const event = eventOf(step)
    const booking = toReceipt(step.booking)
    const onceKey = `${booking._id} ${event ?? 'taken back'} ${step.booking.version}`
    const toDrivers = driverMessages(app)(step, onceKey)
    if (!event) return toDrivers
    const subject = stepSubject(event, booking, step.language)
    // Nobody at the desk has looked at it yet.
    const byHand = cause === 'visitor' && step.from === 'new' && event === 'cancelled'
    const about = { event, cause, byHand, subject, language: step.language, onceKey }
    const told = travellerMessages(app, booking, about, 'booking-step')
    return [...told, ...toDrivers]
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
