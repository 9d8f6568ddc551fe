import { getAvailableCars } from 'shared-api/client'
import type { Cab, TripType } from 'shared-api/contract'
import useSWR from 'swr'
import { client } from '../../api/staff-call.ts'

const NONE: Cab[] = []

/** The cabs that can be booked for a trip type, once they are known, and a way to ask again when that failed. */
export function useBookableCabs(tripType: TripType) {
  const { data, error, mutate } = useSWR(
    ['/api/v1/avaibleCars', tripType],
    async () => (await getAvailableCars(client, tripType)).Cars,
  )
  return {
    cabs: data ?? NONE,
    cabsKnown: data !== undefined,
    cabsFailed: error !== undefined,
    askCabsAgain: () => void mutate(),
  }
}
