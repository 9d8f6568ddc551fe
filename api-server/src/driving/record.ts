import type { TouristList } from 'shared-api/contract'

/** The passengers of a stored list. */
export const parsePassengers = (passengers: string): TouristList['passengers'] => JSON.parse(passengers)
