import {
  fieldsOf,
  LOCAL_TRIP_TYPES,
  type LocalTripType,
  type TripType,
  TYPED_FIELDS,
  type TypedField,
} from 'shared-api/contract'

/** Where the distance of the form is from: the API's estimate or exact figure, or the visitor's own. */
type DistanceSource = 'estimate' | 'osrm' | 'visitor'

/**
 * The booking form while it is filled in (docs/product.md, Booking fields). All texts; '' is empty. `from` and `to` are
 * city ids; `fromPlace` and `toPlace` are names of places near them, such as an airport. `distanceFor` is the way whose distance was filled in or typed.
 */
export type TripFields = Record<TypedField, string> & {
  tripType: TripType | ''
  localTripType: LocalTripType
  fromState: string
  fromPlace: string
  toState: string
  toPlace: string
  distanceSource: DistanceSource
  distanceFor: string
  /** Whether the way has ghat roads. */
  hill: boolean
  /** How many minutes a km of the way takes; 0 while it is not known. */
  minutesPerKm: number
  visitingPlaces: string[]
  selectedCab: string
  terms: boolean
}

/** A form with nothing filled in but its trip type: choosing one resets all the others (docs/product.md, Home). */
export const emptyTrip = (tripType: TripType = 'Outstation'): TripFields => ({
  ...fieldsOf(TYPED_FIELDS, () => ''),
  tripType,
  localTripType: LOCAL_TRIP_TYPES[0],
  fromState: '',
  fromPlace: '',
  toState: '',
  toPlace: '',
  distanceSource: 'visitor',
  distanceFor: '',
  hill: false,
  minutesPerKm: 0,
  visitingPlaces: [''],
  selectedCab: '',
  terms: false,
})

/** True while neither a city nor a cab is chosen. */
export const isBlank = ({ from, to, selectedCab }: TripFields): boolean => `${from}${to}${selectedCab}` === ''

/** The key of a pair of different cities; '' while one is missing or both are the same. */
export const cityPair = ({ from, to }: Pick<TripFields, 'from' | 'to'>): string =>
  from && to && from !== to ? `${from}>${to}` : ''
