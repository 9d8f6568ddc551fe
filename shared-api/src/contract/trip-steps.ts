import { type Phase, type Process, type StepActor, TABLE } from './trip-process.ts'

export type { Phase, StepActor }

/** What the table of states says of each. */
export const PROCESS: Process<BookingStatus, StepEvent | 'received' | 'changed'> = TABLE
type BookingStatus = keyof typeof TABLE
/** The statuses of a booking, in order. */
export const BOOKING_STATUSES = Object.keys(TABLE) as BookingStatus[]
type With<Column extends string, Value> = {
  [Status in BookingStatus]: (typeof TABLE)[Status] extends Record<Column, Value> ? Status : never
}[BookingStatus]

export const phaseOf = (status: BookingStatus): Phase => PROCESS[status].phase
export const statusesIn = (...phases: Phase[]) => BOOKING_STATUSES.filter((status) => phases.includes(phaseOf(status)))
/** The statuses that may follow one by an actor. */
export const nextStatuses = (from: BookingStatus, actor: StepActor = 'desk'): BookingStatus[] =>
  PROCESS[from].next.filter((to) => PROCESS[to].by.includes(actor))

/** The statuses of trips that nobody drives yet. */
export const UNASSIGNED = statusesIn('asked', 'booked')
/** The statuses of trips that hold a cab. */
export const HOLDING = statusesIn('booked', 'assigned', 'coming', 'driving')
/** The statuses of trips that are to come or under way. */
export const TO_COME = statusesIn('asked', 'booked', 'assigned', 'coming', 'driving')
/** The statuses of trips that somebody is to drive or drives: until the end another may take over. */
export const MANNED = statusesIn('assigned', 'coming', 'driving')
/** The statuses of trips that were driven, which can be billed; of those nobody closed. */
export const DRIVEN = statusesIn('to bill', 'done')
export const TO_BILL = statusesIn('to bill')
/** The statuses of trips that did not take place. */
export const NOT_DRIVEN = statusesIn('called off', 'missed')

/** The steps that a driver takes, in order (docs/product.md, The driver's page). */
export type DriverStep = With<'by', readonly ['desk', 'driver']>
export const DRIVER_STEPS = BOOKING_STATUSES.filter((status): status is DriverStep =>
  PROCESS[status].by.includes('driver'),
)
/** The steps of which the traveller is notified. */
export type StepEvent = With<'notifies', true>
export const STEP_EVENTS = BOOKING_STATUSES.filter((status): status is StepEvent => PROCESS[status].notifies === true)
/** The steps that the product takes by itself or has a control of its own for, by the status that each leads to. */
export const STEP = {
  ...{ place: 'new', confirm: 'confirmed', assign: 'assigned', complete: 'completed', cancel: 'cancelled' },
} as const satisfies Record<string, BookingStatus>

/** Also of an event by the name of its status. */
const isOneOf = (statuses: readonly (string | null)[]) => (status: string | null) => statuses.includes(status)
const isIn = (...phases: Phase[]) => isOneOf(statusesIn(...phases))
/** Whether nobody has confirmed a booking yet. */
export const isAsked = isIn('asked')
/** Whether it is confirmed, and nobody drives it yet. */
export const isBooked = isIn('booked')
export const isAssigned = isIn('assigned')
export const hasDriver = isOneOf(MANNED)
/** Whether the traveller gets in, or the trip is over: what the driver reports. */
export const isStart = isIn('driving')
export const isEnd = isIn('to bill')
export const isCancelled = isIn('called off')
export const isUnassigned = isOneOf(UNASSIGNED)
export const holdsCab = isOneOf(HOLDING)
export const isToCome = isOneOf(TO_COME)
/** Whether it is between the driver's departure and the end. */
export const isUnderWay = isIn('coming', 'driving')
/** Whether the traveller waits for a driver who is known. */
export const isAwaited = isIn('assigned', 'coming')
export const isDriven = isOneOf(DRIVEN)
export const isNotDriven = isOneOf(NOT_DRIVEN)
/** Whether the traveller may still cancel or change it. */
export const isOpen = (status: BookingStatus): boolean => nextStatuses(status, 'traveller').some(isCancelled)
