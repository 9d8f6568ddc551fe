import { z } from './zod.ts'

/** Cab categories and trip types, in the order they are shown (`specification §9`). */
export const TRIP_TYPES = ['Outstation', 'Local Trip', 'Drop Trip'] as const
export const TripType = z.enum(TRIP_TYPES, { error: 'Please Select The TripType' })
export type TripType = z.infer<typeof TripType>

/** The sub-types of a local trip; the first is the default (`specification §4`). */
export const LOCAL_TRIP_TYPES = ['Hour-Basis', 'Day-Use'] as const
export const LocalTripType = z.enum(LOCAL_TRIP_TYPES, { error: 'LocalTripType must be Hour-Basis or Day-Use' })
export type LocalTripType = z.infer<typeof LocalTripType>

/** A Local Trip and an Outstation trip come back; a Drop Trip does not (`specification §5`). */
export const comesBack = (trip: TripType) => trip !== 'Drop Trip'

/** Only an Outstation trip lists visiting places (`specification §2`). */
export const visitsPlaces = (trip: TripType) => trip === 'Outstation'
