import { shortPaise } from 'shared-api/money'

/** A route as its sentences tell it: names in the page's language, times 'HH:MM', money in paise. */
export type RouteWords = {
  from: string
  to: string
  km: number
  straightKm: number
  /** What the road is longer than the straight line, in km. */
  extraKm: number
  /** Minutes of driving at the speed that the tariff counts with. */
  minutes: number
  heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'
  states: string[]
  hills: { from: string; to: string; km: number }[]
  stops: RouteStop[]
  /** The longest stretch without a town of the list. */
  longest: { from: string; to: string; km: number }
  leave: string
  beyond: { name: string; km: number }[]
  /** The days of the trip there and back. */
  days: number
  /** The cheapest trip one way, and the one with the most seats; the same in a fleet of one class. */
  cheapest: RouteOffer | null
  largest: RouteOffer | null
}

/** A town on the way: km up to it, and the time there. */
export type RouteStop = { id: string; name: string; km: number; time: string }
export type RouteOffer = { name: string; seats: number; total: number }

/** The wordings of a part of a route's page: as many as shared-api/geography counts. */
export type Wordings = readonly Wording[]
type Wording = (route: RouteWords) => string

/** The sentences of a route's page, by what they are about. */
export type RouteSentences = Record<
  'lead' | 'road' | 'states' | 'hills' | 'stops' | 'time' | 'price' | 'beyond' | 'trip' | 'booking',
  Wordings
>

/** A time of day some minutes after another, rounded to five minutes; past midnight it is one of the next day. */
export function later(time: string, minutes: number): string {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  const whole = (Math.round((hours * 60 + rest + minutes) / 5) * 5 + 1440) % 1440
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`
}

/** The km of hill road. */
export const hillKm = ({ hills }: Pick<RouteWords, 'hills'>): number => hills.reduce((sum, { km }) => sum + km, 0)

/** The town next to half of the way. */
export const middleOf = ({ stops, km }: Pick<RouteWords, 'stops' | 'km'>): RouteStop | undefined =>
  stops.toSorted((a, b) => Math.abs(a.km - km / 2) - Math.abs(b.km - km / 2))[0]

/** A total shared by all seats, in whole rupees. */
export const perHead = ({ total, seats }: RouteOffer): string => shortPaise(Math.round(total / seats / 100) * 100)

/** A total by km, to ten paise. */
export const perKm = (total: number, km: number): string => shortPaise(Math.round(total / km / 10) * 10)
