import { LOCAL_TRIP_TYPES, TRIP_TYPES } from './trip-types.ts'
import { z } from './zod.ts'

export const TripType = z.enum(TRIP_TYPES, { error: 'Please Select The TripType' })
export type TripType = z.infer<typeof TripType>

export const LocalTripType = z.enum(LOCAL_TRIP_TYPES, { error: 'LocalTripType must be Hour-Basis or Day-Use' })
export type LocalTripType = z.infer<typeof LocalTripType>
