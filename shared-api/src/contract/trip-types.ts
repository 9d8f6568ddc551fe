// Without schemas: a page's first view shows these without loading a parser.

/** Cab categories and trip types, in the order they are shown (docs/product.md, Trip types). */
export const TRIP_TYPES = ['Outstation', 'Local Trip', 'Drop Trip'] as const
type TripType = (typeof TRIP_TYPES)[number]

/** The sub-types of a local trip; the first is the default (docs/product.md, Trip types). */
export const LOCAL_TRIP_TYPES = ['Hour-Basis', 'Day-Use'] as const

/** The maximum of visiting places and of persons in one booking. */
export const MAX_PLACES = 20
export const MAX_PERSONS = 100
/** The longest trip, in km (docs/product.md, Booking fields). */
export const MAX_KM = 5000

/** A Local Trip and an Outstation trip come back; a Drop Trip does not (docs/product.md, Trip types). */
export const comesBack = (trip: TripType) => trip !== 'Drop Trip'

/** Only an Outstation trip lists visiting places (docs/product.md, Trip types). */
export const visitsPlaces = (trip: TripType) => trip === 'Outstation'
