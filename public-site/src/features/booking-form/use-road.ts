import { useEffect } from 'react'
import type { DistanceReply } from 'shared-api/contract'
import type { Stops } from 'shared-api/geography/stops'
import { type Query, useDistance } from '../../lib/queries.ts'
import { cityPair } from '../../lib/trip-fields.ts'
import { NO_STOPS, useStops } from '../../lib/use-stops.ts'
import type { FormPart } from './form-part.ts'

/** `way` names the cities and stops; '' while there is none. */
export type Road = Query<DistanceReply> & { pending: boolean; way: string; stops: Stops }

/**
 * The road between the chosen cities by the places that are visited. The distance is filled in once for each way, so a typed one
 * stays; `hill` and `minutesPerKm` always follow the road, as on the server.
 */
export function useRoad({ trip, set }: FormPart): Road {
  const known = useStops(trip)
  const stops = known ?? NO_STOPS
  const { via, extraKm } = stops
  const isRound = via.length > 0 && trip.from !== '' && trip.to !== ''
  const way = isRound ? [trip.from, ...via, trip.to, extraKm].join('>') : cityPair(trip)
  const road = useDistance(trip.from, trip.to, stops)
  const { data } = road
  const hill = data?.hill ?? false
  const minutesPerKm = data?.minutes ? data.minutes / (data.km - extraKm) : 0
  const isDue = known !== null && trip.distanceFor !== way
  const isOther = known !== null && (trip.hill !== hill || trip.minutesPerKm !== minutesPerKm)

  useEffect(() => {
    if (!data || way === '') return
    const filled = { distance: String(data.km), distanceSource: data.source, distanceFor: way }
    if (isDue) set({ ...filled, hill, minutesPerKm })
    else if (isOther) set({ hill, minutesPerKm })
  }, [data, way, isDue, isOther, set])

  return { ...road, way, stops, pending: way !== '' && (known === null || !road.data) && !road.failed }
}
