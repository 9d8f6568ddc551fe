/** Who takes a step: staff, the driver by the trip's link, or the traveller by theirs. */
export type StepActor = 'desk' | 'driver' | 'traveller'

const DESK = ['desk'] as const
const DESK_OR_DRIVER = ['desk', 'driver'] as const
const DESK_OR_TRAVELLER = ['desk', 'traveller'] as const

/** Where a booking stands, from which follows what it holds, who sees what, its colour, and whether it can be billed. */
export type Phase =
  | 'asked'
  | 'booked'
  | 'assigned'
  | 'coming'
  | 'driving'
  | 'to bill'
  | 'done'
  | 'called off'
  | 'missed'
type State<Status, Event> = {
  phase: Phase
  /** Who takes the step to it. */
  by: readonly StepActor[]
  /** The statuses that may follow, in the order of the desk's buttons. */
  next: readonly Status[]
  /** Whether traveller and driver are notified of it, and whether that asks for what is due. */
  notifies?: true
  asks?: true
  /** The events whose unsent messages are no longer true. */
  withdraws?: readonly Event[]
}
type Process<Status extends string, Event = string> = Record<Status, State<Status, Event>>

const OVER = ['received', 'changed', 'confirmed', 'assigned'] as const
const TABLE = {
  new: { phase: 'asked', by: [], next: ['confirmed', 'cancelled'] },
  confirmed: {
    phase: 'booked',
    by: DESK,
    next: ['assigned', 'cancelled', 'no show'],
    notifies: true,
    asks: true,
    withdraws: ['assigned'],
  },
  assigned: {
    phase: 'assigned',
    by: DESK,
    next: ['on the way', 'confirmed', 'cancelled', 'no show'],
    notifies: true,
    withdraws: ['assigned'],
  },
  'on the way': { phase: 'coming', by: DESK_OR_DRIVER, next: ['arrived'], notifies: true },
  arrived: { phase: 'coming', by: DESK_OR_DRIVER, next: ['started', 'no show'], notifies: true },
  started: { phase: 'driving', by: DESK_OR_DRIVER, next: ['ended'] },
  ended: { phase: 'to bill', by: DESK_OR_DRIVER, next: ['completed'], notifies: true, asks: true },
  completed: { phase: 'done', by: DESK, next: [] },
  cancelled: { phase: 'called off', by: DESK_OR_TRAVELLER, next: [], notifies: true, withdraws: OVER },
  'no show': { phase: 'missed', by: DESK, next: [], withdraws: OVER },
} as const satisfies Process<string>

/** The process of a trip (docs/product.md, Steps of a booking). The desk enters what a driver without a phone reports. */
export const PROCESS: Process<BookingStatus, StepEvent | 'received' | 'changed'> = TABLE
type BookingStatus = keyof typeof TABLE
/** The statuses of a booking, in order. */
export const BOOKING_STATUSES = Object.keys(TABLE) as BookingStatus[]
type With<Column extends string, Value> = {
  [Status in BookingStatus]: (typeof TABLE)[Status] extends Record<Column, Value> ? Status : never
}[BookingStatus]

/** All that the table of a process says. */
export function readProcess<Status extends string>(process: Process<Status>) {
  const statuses = Object.keys(process) as Status[]
  const phaseOf = (status: Status): Phase => process[status].phase
  const statusesIn = (...phases: Phase[]) => statuses.filter((status) => phases.includes(phaseOf(status)))
  const nextStatuses = (from: Status, actor: StepActor = 'desk'): Status[] =>
    process[from].next.filter((to) => process[to].by.includes(actor))
  return {
    phaseOf,
    statusesIn,
    /** The statuses of trips that nobody drives yet. */
    UNASSIGNED: statusesIn('asked', 'booked'),
    /** The statuses of trips that hold a cab. */
    HOLDING: statusesIn('booked', 'assigned', 'coming', 'driving'),
    /** The statuses of trips that are to come or under way. */
    TO_COME: statusesIn('asked', 'booked', 'assigned', 'coming', 'driving'),
    /** The statuses of trips between the driver's departure and the end. */
    UNDER_WAY: statusesIn('coming', 'driving'),
    /** The statuses in which the traveller waits for a driver who is known. */
    AWAITED: statusesIn('assigned', 'coming'),
    /** The statuses of trips that were driven, which can be billed; of those nobody closed. */
    DRIVEN: statusesIn('to bill', 'done'),
    TO_BILL: statusesIn('to bill'),
    /** The statuses of trips that did not take place. */
    NOT_DRIVEN: statusesIn('called off', 'missed'),
    /** The statuses that may follow one by an actor. */
    nextStatuses,
    /** Whether the traveller may still cancel or change it. */
    isOpen: (status: Status): boolean => nextStatuses(status, 'traveller').some((to) => phaseOf(to) === 'called off'),
  }
}

const TRIP = readProcess(PROCESS)
export const { UNASSIGNED, HOLDING, TO_COME, TO_BILL, DRIVEN, NOT_DRIVEN, statusesIn, nextStatuses, isOpen, phaseOf } =
  TRIP

/** The steps that a driver takes, in order (docs/product.md, The driver's page). */
export type DriverStep = With<'by', typeof DESK_OR_DRIVER>
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
/** Whether somebody is to drive it or drives it: until its end another may take over. */
export const hasDriver = isIn('assigned', 'coming', 'driving')
/** Whether the traveller gets in, or the trip is over: what the driver reports. */
export const isStart = isIn('driving')
export const isEnd = isIn('to bill')
export const isCancelled = isIn('called off')
export const isUnassigned = isOneOf(UNASSIGNED)
export const holdsCab = isOneOf(HOLDING)
export const isToCome = isOneOf(TO_COME)
export const isUnderWay = isOneOf(TRIP.UNDER_WAY)
export const isAwaited = isOneOf(TRIP.AWAITED)
export const isDriven = isOneOf(DRIVEN)
export const isNotDriven = isOneOf(NOT_DRIVEN)
