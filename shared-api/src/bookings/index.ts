// Without schemas: the first view of a page needs these.
export { ANSWER_WITHIN_MS, answerBy } from './answer-by.ts'
export { billCorrections, type Figure } from './bill-corrections.ts'
export { confirmBy } from './confirm-by.ts'
export { byTariff, type FareForm, fareTripOf, formFare, ofTripType } from './form-fare.ts'
export { notedPlace, pickUpText } from './pick-up-text.ts'
export { tripTimes } from './trip-times.ts'

/** Cities, and the distance between them: they belong to one trip or to the other. */
const ROUTE = [
  'fromState',
  'from',
  'fromPlace',
  'toState',
  'to',
  'toPlace',
  'distance',
  'distanceSource',
  'distanceFor',
  'hill',
]
/** Another trip type may not have these. */
const OF_TYPE = ['selectedCab', 'terms']

type Form = { tripType: string }

/**
 * The form with the values that a change of the trip type `cleared`, where nothing else is filled in; `values` itself if
 * that is nothing, or nothing was cleared. `blank` is the empty form of its trip type.
 */
export function withCleared<Values extends Form>(values: Values, cleared: Values | null, blank: Values): Values {
  if (!cleared) return values
  const isFilled = (name: string) => differ(values, blank, name)
  const isOwn = (name: string) => (ROUTE.includes(name) ? ROUTE.some(isFilled) : isFilled(name))
  const isOfType = (name: string) => values.tripType === cleared.tripType || !OF_TYPE.includes(name)
  const back = Object.entries(cleared).filter(
    ([name]) => name !== 'tripType' && differ(cleared, blank, name) && !isOwn(name) && isOfType(name),
  )
  return back.length > 0 ? { ...values, ...Object.fromEntries(back) } : values
}

/** What a further change of the trip type can restore: the values, or of a blank form those before it. */
export function clearedBy<Values extends Form>(values: Values, before: Values | null, blank: Values): Values {
  const isBlank = JSON.stringify(values) === JSON.stringify(blank)
  return before && isBlank ? before : withCleared(values, before, blank)
}

const differ = <Values>(one: Values, other: Values, name: string) =>
  JSON.stringify(one[name as keyof Values]) !== JSON.stringify(other[name as keyof Values])

/** A local trip starts and ends in one city, so the first city is offered as both. */
export const citiesFrom = ({ tripType, to }: { tripType: string; to: string }, from: string) =>
  tripType === 'Local Trip' && to === '' ? { from, to: from } : { from }
