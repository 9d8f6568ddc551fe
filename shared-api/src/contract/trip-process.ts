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
export type Process<Status extends string, Event = string> = Record<Status, State<Status, Event>>

const OVER = ['received', 'changed', 'confirmed', 'assigned'] as const
/** The process of a trip (docs/product.md, Steps of a booking). The desk enters what a driver without a phone reports. */
export const TABLE = {
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
