import { getAvailableCars, getDistance, getTariffInForce } from 'shared-api/client'
import type { Cab, TripType } from 'shared-api/contract'
import { inPaise, type Tariff } from 'shared-api/fares'
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

/** The tariff that prices trips today, in paise, once it is known. */
export const useTariffInForce = (): Tariff | undefined =>
  useSWR('/api/v1/tariff', async () => inPaise((await getTariffInForce(client)).tariff)).data

type Road = { km: number | undefined; hill: boolean; failed: boolean }

/** The road between two different cities: its km, undefined until they are known, whether it is a ghat road, and whether asking failed. */
export const useRoad = (from: string, to: string): Road => {
  const key = from && to && from !== to ? ['/api/v1/distance', from, to] : null
  const { data, error } = useSWR(key, () => getDistance(client, from, to))
  return { km: data?.km, hill: data?.hill ?? false, failed: error !== undefined }
}
