import type { BookingStatus } from './booking-status.ts'

/** Who takes a step: staff, the driver by the trip's link, or the traveller by theirs. */
export type StepActor = 'desk' | 'driver' | 'traveller'

const DESK = ['desk'] as const
const DESK_OR_DRIVER = ['desk', 'driver'] as const
const DESK_OR_TRAVELLER = ['desk', 'traveller'] as const

/** Where a booking stands, from which follows what it holds, who sees what and whether it can be billed. */
type Phase = 'asked' | 'booked' | 'assigned' | 'under way' | 'over' | 'off'
type State = {
  phase: Phase
  /** The statuses that may follow, in the order of the desk's buttons, and who may take each step. */
  next: Partial<Record<BookingStatus, readonly StepActor[]>>
}

/** The process of a trip. The desk enters what a driver without a phone reports. */
const PROCESS: Record<BookingStatus, State> = {
  new: { phase: 'asked', next: { confirmed: DESK, cancelled: DESK_OR_TRAVELLER } },
  confirmed: { phase: 'booked', next: { assigned: DESK, cancelled: DESK_OR_TRAVELLER, 'no show': DESK } },
  assigned: {
    phase: 'assigned',
    next: { 'on the way': DESK_OR_DRIVER, confirmed: DESK, cancelled: DESK_OR_TRAVELLER, 'no show': DESK },
  },
  'on the way': { phase: 'under way', next: { arrived: DESK_OR_DRIVER } },
  arrived: { phase: 'under way', next: { started: DESK_OR_DRIVER } },
  started: { phase: 'under way', next: { ended: DESK_OR_DRIVER } },
  ended: { phase: 'over', next: { completed: DESK } },
  completed: { phase: 'over', next: {} },
  cancelled: { phase: 'off', next: {} },
  'no show': { phase: 'off', next: {} },
}

const statusesIn = (...phases: Phase[]) =>
  (Object.keys(PROCESS) as BookingStatus[]).filter((status) => phases.includes(PROCESS[status].phase))

/** The statuses of trips that nobody drives yet. */
export const UNASSIGNED = statusesIn('asked', 'booked')
/** The statuses of trips that hold a cab. */
export const HOLDING = statusesIn('booked', 'assigned', 'under way')
/** The statuses of trips that are to come or under way. */
export const TO_COME = statusesIn('asked', 'booked', 'assigned', 'under way')
/** The statuses of trips between the driver's departure and the end. */
export const UNDER_WAY = statusesIn('under way')
/** The statuses in which the traveller waits for a driver who is known. */
const AWAITED: readonly string[] = statusesIn('assigned', 'under way').filter((status) => status !== 'started')
/** The statuses of trips that were driven, which can be billed. */
export const DRIVEN = statusesIn('over')
/** The statuses of trips that did not take place. */
export const NOT_DRIVEN = statusesIn('off')

export const isUnassigned = (status: BookingStatus): boolean => UNASSIGNED.includes(status)
export const isToCome = (status: BookingStatus): boolean => TO_COME.includes(status)
export const isUnderWay = (status: BookingStatus): boolean => UNDER_WAY.includes(status)
/** Also of an event by the name of its status. */
export const isAwaited = (status: string | null): boolean => status !== null && AWAITED.includes(status)
export const isDriven = (status: BookingStatus): boolean => DRIVEN.includes(status)
export const isNotDriven = (status: BookingStatus): boolean => NOT_DRIVEN.includes(status)

/** The statuses that may follow one by an actor. */
export const nextStatuses = (from: BookingStatus, actor: StepActor = 'desk'): BookingStatus[] =>
  (Object.keys(PROCESS[from].next) as BookingStatus[]).filter((to) => PROCESS[from].next[to]?.includes(actor))

/** Whether a booking may still be cancelled or changed. */
export const isOpen = (status: BookingStatus): boolean => PROCESS[status].next.cancelled !== undefined
