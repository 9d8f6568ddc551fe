import type { TripType } from '../contract/trip.ts'
import { visitsPlaces } from '../contract/trip-types.ts'
import { differsFromRoad } from './index.ts'
import { stopsOf } from './places/stops.ts'
import { type RoadFacts, roadFacts } from './roads.ts'

type Trip = { tripType: TripType; from: string; to: string; visitingPlaces?: readonly string[] }

/** The road of a trip by the places that it visits, as far as we know them; null for an id that is no city. For servers: names are large. */
export function tripRoad({ tripType, from, to, visitingPlaces = [] }: Trip): RoadFacts | null {
  const { via, extraKm } = stopsOf(visitsPlaces(tripType) ? visitingPlaces : [])
  const road = roadFacts(from, to, via)
  return road && { ...road, km: road.km + extraKm }
}

/** The km of a trip's road if the entered ones differ from it by more than a fifth; else null. */
export function differingRoadKm(trip: Trip & { distance: number }): number | null {
  const km = tripRoad(trip)?.km ?? 0
  return differsFromRoad(trip.distance, km) ? km : null
}

/** Whether the entered km are below four fifths of the trip's road. Within one city there is no road to compare with. */
export const isShortOfRoad = (trip: Trip & { distance: number }): boolean =>
  trip.distance < (tripRoad(trip)?.km ?? 0) * 0.8
