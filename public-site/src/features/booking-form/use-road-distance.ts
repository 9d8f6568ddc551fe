import { useEffect } from 'react'
import type { DistanceReply } from 'shared-api/contract'
import { type Query, useDistance } from '../../lib/queries.ts'
import { cityPair } from '../../lib/trip-fields.ts'
import type { FormPart } from './form-part.ts'

/** The road distance of the chosen cities. It is filled in once for each pair, so a typed distance stays. */
export function useRoadDistance({ trip, set }: FormPart): Query<DistanceReply> & { pending: boolean } {
  const pair = cityPair(trip)
  const road = useDistance(trip.from, trip.to)
  const due = pair !== '' && trip.distanceFor !== pair ? road.data : undefined

  useEffect(() => {
    if (due) set({ distance: String(due.km), distanceSource: due.source, distanceFor: pair, hill: due.hill ?? false })
  }, [due, pair, set])

  return { ...road, pending: pair !== '' && !road.data && !road.failed }
}
