import './kinds.ts'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  type BookingReceipt,
  type BookingStatus,
  isAssigned,
  isBooked,
  STEP_EVENTS,
  type StepEvent,
  type TripEvent,
} from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { Schema } from '../../platform/database/schema.ts'
import type { Cause } from '../../platform/outbox/kinds.ts'
import { insertMessages } from '../../platform/outbox/repository.ts'
import { languageOf } from '../changing/open-booking.ts'
import type { BookingRecord } from '../record/index.ts'
import { toReceipt } from '../record/wire.ts'
import { type Driver, driverMessages } from './driver-messages.ts'
import { changedSubject, changedTripSubject, visitorSubject } from './mails.ts'
import { stepSubject } from './step-mails.ts'
import { toDesk, toTraveller } from './traveller-messages.ts'

/** What of the server decides who gets messages, and by which channels. */
export type MessageServices = Pick<FastifyInstance, 'company' | 'mailing' | 'phones' | 'now'>

type MailKind = 'booking-visitor' | 'booking-changed' | 'booking-step'
/** What the traveller hears of, by mail and by phone. */
export type Heard = {
  event: TripEvent
  mail: MailKind
  subject: (booking: BookingReceipt, language: Language) => string
}
type Audience = { traveller?: Heard; desk?: true; drivers?: true }

const changed = { event: 'changed', mail: 'booking-changed' } as const
const step = (event: StepEvent): Audience => ({
  traveller: { event, mail: 'booking-step', subject: (...of) => stepSubject(event, ...of) },
  drivers: true,
})

const STEPS = Object.fromEntries(STEP_EVENTS.map((event) => [event, step(event)])) as Record<StepEvent, Audience>

/** What may happen to a booking, and who hears of it how (docs/product.md, Messages). */
const EVENTS = {
  placed: { traveller: { event: 'received', mail: 'booking-visitor', subject: visitorSubject }, desk: true },
  repriced: { traveller: { ...changed, subject: changedSubject } },
  changed: { traveller: { ...changed, subject: changedTripSubject }, drivers: true },
  ...STEPS,
  // The traveller hears of the next assignment, or of what follows.
  'taken back': { drivers: true },
} as const satisfies Record<string, Audience>

type EventName = keyof typeof EVENTS

export type BookingEvent = {
  name: EventName
  /** As it is now. */
  booking: BookingRecord
  cause: Cause
  /** The visitor whose limits hold, as `callerOf` gives them. */
  caller?: string | null
  /** Nobody at the desk has looked at it: a message by phone waits until it has, as the number may be a stranger's. */
  unseen?: boolean
  /** Who drove before it. */
  driverBefore?: Driver | null
}

/** Stores the messages about what happened to a booking, in its transaction; `at` is in ms. */
export type Announce = (tx: Kysely<Schema>, event: BookingEvent, at: number) => Promise<void>

export const announcer =
  (app: MessageServices): Announce =>
  async (tx, event, at) => {
    const { traveller, desk, drivers }: Audience = EVENTS[event.name]
    const { booking } = event
    const receipt = toReceipt(booking)
    const onceKey = `${booking.id} ${event.name} ${booking.version}`
    const language = await languageOf(tx, booking)
    await insertMessages(
      tx,
      [
        ...(traveller ? toTraveller(app, receipt, traveller, { ...event, language, onceKey }) : []),
        ...(desk ? [toDesk(app, receipt, event.caller ?? null)] : []),
        ...(drivers ? await driverMessages(app, tx, booking, { before: event.driverBefore ?? null, onceKey }) : []),
      ],
      at,
    )
  }

/** What a step is to those who hear of it. */
export const eventOfStep = (from: BookingStatus, to: BookingStatus): EventName =>
  to in EVENTS && !(isAssigned(from) && isBooked(to)) ? (to as EventName) : 'taken back'
