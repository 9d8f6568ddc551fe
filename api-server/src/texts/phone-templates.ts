import { TRIP_EVENTS, type TripEvent } from 'shared-api/contract'

/** The name by which providers know the text of an event, 'trip_on_the_way'. */
export const travellerTemplate = (event: TripEvent) => `trip_${event.replaceAll(' ', '_')}`
/** The name of the text for a new booking that its advance confirms. */
export const TO_PAY_TEMPLATE = 'trip_received_to_pay'
/** The name of the text to a driver about a trip. */
export const DRIVER_TEMPLATE = 'driver_assigned'
/** The name of the text to a driver whose trip was taken away. */
export const DRIVER_RELEASED_TEMPLATE = 'driver_released'

/** All texts that providers may know. */
export const TEMPLATES = [
  ...TRIP_EVENTS.map(travellerTemplate),
  TO_PAY_TEMPLATE,
  DRIVER_TEMPLATE,
  DRIVER_RELEASED_TEMPLATE,
]
