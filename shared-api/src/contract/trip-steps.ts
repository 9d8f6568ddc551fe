import type { BookingStatus } from './booking-status.ts'

/** Who takes a step: staff, the driver by the trip's link, or the traveller by theirs. */
export type StepActor = 'desk' | 'driver' | 'traveller'

const DESK = ['desk'] as const
const DESK_OR_DRIVER = ['desk', 'driver'] as const
const DESK_OR_TRAVELLER = ['desk', 'traveller'] as const

/** Where a booking stands, from which follows what it holds, who sees what, its colour, and whether it can be billed. */
export type Phase = 'asked' | 'booked' | 'assigned' | 'coming' | 'driving' | 'to bill' | 'done' | 'off'
type State<Status extends string> = {
  phase: Phase
  /** The statuses that may follow, in the order of the desk's buttons, and who may take each step. */
  next: Partial<Record<Status, readonly StepActor[]>>
}
type Process<Status extends string> = Record<Status, State<Status>>

/** The process of a trip. The desk enters what a driver without a phone reports. */
export const PROCESS: Process<BookingStatus> = {
  new: { phase: 'asked', next: { confirmed: DESK, cancelled: DESK_OR_TRAVELLER } },
  confirmed: { phase: 'booked', next: { assigned: DESK, cancelled: DESK_OR_TRAVELLER, 'no show': DESK } },
  assigned: {
    phase: 'assigned',
    next: { 'on the way': DESK_OR_DRIVER, confirmed: DESK, cancelled: DESK_OR_TRAVELLER, 'no show': DESK },
  },
  'on the way': { phase: 'coming', next: { arrived: DESK_OR_DRIVER } },
  arrived: { phase: 'coming', next: { started: DESK_OR_DRIVER } },
  started: { phase: 'driving', next: { ended: DESK_OR_DRIVER } },
  ended: { phase: 'to bill', next: { completed: DESK } },
  completed: { phase: 'done', next: {} },
  cancelled: { phase: 'off', next: {} },
  'no show': { phase: 'off', next: {} },
}

/** All that the table of a process says. */
export function readProcess<Status extends string>(process: Process<Status>) {
  const statuses = Object.keys(process) as Status[]
  const phaseOf = (status: Status): Phase => process[status].phase
  const statusesIn = (...phases: Phase[]) => statuses.filter((status) => phases.includes(phaseOf(status)))
  const nextOf = (status: Status) => Object.keys(process[status].next) as Status[]
  return {
    phaseOf,
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
    /** The statuses of trips that were driven, which can be billed. */
    DRIVEN: statusesIn('to bill', 'done'),
    /** The statuses of trips that did not take place. */
    NOT_DRIVEN: statusesIn('off'),
    /** The statuses that may follow one by an actor. */
    nextStatuses: (from: Status, actor: StepActor = 'desk'): Status[] =>
      nextOf(from).filter((to) => process[from].next[to]?.includes(actor)),
    /** Whether the traveller may still cancel or change it. */
    isOpen: (status: Status): boolean =>
      nextOf(status).some((to) => phaseOf(to) === 'off' && process[status].next[to]?.includes('traveller')),
  }
}

const TRIP = readProcess(PROCESS)
export const { UNASSIGNED, HOLDING, TO_COME, UNDER_WAY, DRIVEN, NOT_DRIVEN, nextStatuses, isOpen, phaseOf } = TRIP

/** Whether nobody has confirmed a booking yet. */
export const isAsked = (status: BookingStatus): boolean => phaseOf(status) === 'asked'
export const isUnassigned = (status: BookingStatus): boolean => UNASSIGNED.includes(status)
export const isToCome = (status: BookingStatus): boolean => TO_COME.includes(status)
export const isUnderWay = (status: BookingStatus): boolean => UNDER_WAY.includes(status)
/** Also of an event by the name of its status. */
export const isAwaited = (status: string | null): boolean => (TRIP.AWAITED as (string | null)[]).includes(status)
export const isDriven = (status: BookingStatus): boolean => DRIVEN.includes(status)
export const isNotDriven = (status: BookingStatus): boolean => NOT_DRIVEN.includes(status)
