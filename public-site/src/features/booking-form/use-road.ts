import { useEffect } from 'react'
import type { DistanceReply } from 'shared-api/contract'
import { type Query, useDistance } from '../../lib/queries.ts'
import { cityPair } from '../../lib/trip-fields.ts'
import type { FormPart } from './form-part.ts'

export type Road = Query<DistanceReply> & { pending: boolean }

/**
 * The road between the chosen cities. The distance is filled in once for each pair, so a typed one stays; `hill` always follows
 * the road, as on the server.
 */
export function useRoad({ trip, set }: FormPart): Road {
  const pair = cityPair(trip)
  const road = useDistance(trip.from, trip.to)
  const { data } = road
  const isDue = trip.distanceFor !== pair
  const isOther = trip.hill !== (data?.hill ?? false)

  useEffect(() => {
    if (!data || pair === '') return
    const hill = data.hill ?? false
    if (isDue) set({ distance: String(data.km), distanceSource: data.source, distanceFor: pair, hill })
    else if (isOther) set({ hill })
  }, [data, pair, isDue, isOther, set])

  return { ...road, pending: pair !== '' && !road.data && !road.failed }
}
