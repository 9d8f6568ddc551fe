import type { BookingStatus } from './booking-status.ts'

/** Who takes a step: staff, the driver by the trip's link, or the traveller by theirs. */
export type StepActor = 'desk' | 'driver' | 'traveller'

const DESK = ['desk'] as const
const DESK_OR_DRIVER = ['desk', 'driver'] as const
const DESK_OR_TRAVELLER = ['desk', 'traveller'] as const

/** The steps that exist, in the order of the desk's buttons, and who may take each. The desk enters what a driver without a phone reports. */
const STEPS: Record<BookingStatus, Partial<Record<BookingStatus, readonly StepActor[]>>> = {
  new: { confirmed: DESK, cancelled: DESK_OR_TRAVELLER },
  confirmed: { assigned: DESK, cancelled: DESK_OR_TRAVELLER, 'no show': DESK },
  assigned: { 'on the way': DESK_OR_DRIVER, confirmed: DESK, cancelled: DESK_OR_TRAVELLER, 'no show': DESK },
  'on the way': { arrived: DESK_OR_DRIVER },
  arrived: { started: DESK_OR_DRIVER },
  started: { ended: DESK_OR_DRIVER },
  ended: { completed: DESK },
  completed: {},
  cancelled: {},
  'no show': {},
}

/** The statuses that may follow one by an actor. */
export const nextStatuses = (from: BookingStatus, actor: StepActor = 'desk'): BookingStatus[] =>
  (Object.keys(STEPS[from]) as BookingStatus[]).filter((to) => STEPS[from][to]?.includes(actor))

/** The statuses of trips that are to come or under way. */
export const TO_COME = [
  'new',
  'confirmed',
  'assigned',
  'on the way',
  'arrived',
  'started',
] as const satisfies BookingStatus[]

/** The statuses of trips that did not take place. */
export const NOT_DRIVEN = ['cancelled', 'no show'] as const satisfies BookingStatus[]
export const isNotDriven = (status: BookingStatus): boolean => NOT_DRIVEN.some((one) => one === status)

/** Whether a booking may still be cancelled or changed. */
export const isOpen = (status: BookingStatus): boolean => STEPS[status].cancelled !== undefined
