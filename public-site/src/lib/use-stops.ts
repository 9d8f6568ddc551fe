import { useEffect, useMemo, useState } from 'react'
import { visitsPlaces } from 'shared-api/contract'
import type { Stops } from 'shared-api/geography/stops'
import { later } from './later.ts'
import type { TripFields } from './trip-fields.ts'
import { visitedPlaces } from './trip-request.ts'

const stops = later(() => import('shared-api/geography/stops'))
/** A trip without stops. */
export const NO_STOPS: Stops = { via: [], extraKm: 0, unknown: [] }
/** How long typing rests, in ms: the beginning of a name may be another place. */
const PAUSE_MS = 500

/** What is known of the places that a trip visits; null until typing rests and their names have come, and none without them, as offline. */
export function useStops(trip: Pick<TripFields, 'tripType' | 'visitingPlaces'>): Stops | null {
  const typed = trip.tripType !== '' && visitsPlaces(trip.tripType) ? visitedPlaces(trip).join('\n') : ''
  const [rested, setRested] = useState(typed)
  const [known, setKnown] = useState(stops.now)
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (rested === '') return
    stops.load().then(setKnown, () => setKnown({ stopsOf: () => NO_STOPS }))
  }, [rested])
  const isResting = rested === typed
  return useMemo(() => {
    if (rested === '' && isResting) return NO_STOPS
    return (isResting && known?.stopsOf(rested.split('\n'))) || null
  }, [rested, isResting, known])
}
