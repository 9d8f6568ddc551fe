import { refusedAs } from './problems.ts'
import { LOCAL_TRIP_TYPES, TRIP_TYPES } from './trip-types.ts'
import { z } from './zod.ts'

export const TripType = refusedAs(z.enum(TRIP_TYPES), 'trip-type')
export type TripType = z.infer<typeof TripType>

export const LocalTripType = refusedAs(z.enum(LOCAL_TRIP_TYPES), 'local-trip-type')
export type LocalTripType = z.infer<typeof LocalTripType>
