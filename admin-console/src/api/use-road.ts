import { getDistance } from 'shared-api/client'
import useSWR from 'swr'
import { client } from './staff-call.ts'

type Road = { km: number | undefined; hill: boolean; failed: boolean }

/** The road between two different cities: its km, undefined until they are known, whether it is a ghat road, and whether asking failed. */
export const useRoad = (from: string, to: string): Road => {
  const key = from && to && from !== to ? ['/api/v1/distance', from, to] : null
  const { data, error } = useSWR(key, () => getDistance(client, from, to))
  return { km: data?.km, hill: data?.hill ?? false, failed: error !== undefined }
}
