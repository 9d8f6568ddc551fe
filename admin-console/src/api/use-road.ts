import { getDistance } from 'shared-api/client'
import useSWR from 'swr'
import { client } from './staff-call.ts'

type Road = {
  km: number | undefined
  /** What a fare counts beside the km: whether it is a ghat road, and the minutes that a km takes, 0 while not known. */
  facts: { hill: boolean; minutesPerKm: number }
  /** The places that are not in the km. */
  unknown: string[]
  failed: boolean
}

/**
 * The road between two different cities, by the places that a trip visits: its km, undefined until they are known, and whether
 * asking failed.
 */
export const useRoad = (from: string, to: string, places: readonly string[] = []): Road => {
  const { data: stops } = useSWR(
    places.length > 0 ? ['stops', ...places] : null,
    async () => (await import('shared-api/geography/stops')).stopsOf(places),
    { keepPreviousData: true },
  )
  const { via = [], extraKm = 0, unknown = [] } = (places.length > 0 && stops) || {}
  const key = from && to && (from !== to || via.length > 0) ? ['/api/v1/distance', from, to, ...via] : null
  const { data, error } = useSWR(key, () => getDistance(client, from, to, via))
  const minutesPerKm = data?.minutes ? data.minutes / data.km : 0
  return {
    km: data && data.km + extraKm,
    facts: { hill: data?.hill ?? false, minutesPerKm },
    unknown,
    failed: error !== undefined,
  }
}
