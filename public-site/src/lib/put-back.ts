import { emptyTrip, type TripFields } from './trip-fields.ts'

/** Cities, and the distance that is theirs: they are of one trip or of the other. */
const ROUTE = ['fromState', 'from', 'toState', 'to', 'distance', 'distanceSource', 'distanceFor']
/** What was agreed to for one trip type, which another may not have. */
const OF_TYPE = ['selectedCab', 'terms']

/** The form with what was `cleared` when its trip type changed, where nothing else is filled in; itself if that is nothing. */
export function withCleared(trip: TripFields, cleared: TripFields): TripFields {
  const blank = blankOf(trip)
  const isOwn = (name: string) => (ROUTE.includes(name) ? ROUTE : [name]).some((one) => differ(trip, blank, one))
  const isOfType = (name: string) => trip.tripType === cleared.tripType || !OF_TYPE.includes(name)
  const back = Object.entries(cleared).filter(
    ([name]) => name !== 'tripType' && differ(cleared, blank, name) && !isOwn(name) && isOfType(name),
  )
  return back.length > 0 ? { ...trip, ...Object.fromEntries(back) } : trip
}

/** What of a form is to be had again once another trip type clears it; of one in which nothing is filled in, what was so before. */
export function keptOf(trip: TripFields, cleared: TripFields | null): TripFields {
  if (!cleared) return trip
  const isBlank = JSON.stringify(trip) === JSON.stringify(blankOf(trip))
  return isBlank ? cleared : withCleared(trip, cleared)
}

const blankOf = ({ tripType }: TripFields) => emptyTrip(tripType || undefined)

const differ = (one: TripFields, other: TripFields, name: string) =>
  JSON.stringify(one[name as keyof TripFields]) !== JSON.stringify(other[name as keyof TripFields])
