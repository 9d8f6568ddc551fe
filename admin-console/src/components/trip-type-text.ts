import type { Booking } from 'shared-api/contract'
import { commonTexts } from '../texts/common.ts'

/** The type of a trip, and of a local one how it is charged, each by its name. */
export function tripTypeNames({ tripType, localTripType }: Pick<Booking, 'tripType' | 'localTripType'>): string[] {
  const { tripTypes, localTripTypes } = commonTexts()
  return localTripType ? [tripTypes[tripType], localTripTypes[localTripType]] : [tripTypes[tripType]]
}
