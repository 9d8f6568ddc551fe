import { dayFromToday } from '../harness/days.ts'
import { CABS, tripTypesOf } from './fleet.ts'
import { mailOf, mobileOf, nameOf, pickUpOf } from './people.ts'

/** The first and last day of pick-ups, counted from today: seven weeks. */
export const FIRST_DAY = -42
const DAYS = 49
const TRIPS = 200

/** From a hill town to another state, and once the same city twice. */
const WAYS = [
  ['tn-madurai', 'tn-kodaikanal', 116],
  ['tn-madurai', 'tn-chennai', 462],
  ['kl-ernakulam', 'kl-idukki', 108],
  ['tn-madurai', 'ka-bengaluru-urban', 435],
  ['tn-madurai', 'tn-rameswaram', 174],
  ['tn-madurai', 'tn-madurai', 84],
  ['kl-ernakulam', 'tn-madurai', 266],
  ['tn-coimbatore', 'tn-ooty', 86],
  ['ap-tirupati', 'tn-chennai', 137],
] as const

const TIMES = ['05:30', '07:00', '09:15', '11:00', '14:30', '17:00', '22:30', '04:00'] as const

/** What becomes of a trip whose day has come. */
type Fate = 'driven' | 'cancelled' | 'cancelled late' | 'no show'

export type PlannedTrip = {
  nth: number
  /** Index of the cab in `CABS`. */
  cab: number
  /** The days of booking and pick-up, counted from today. */
  booked: number
  day: number
  lastDay: number
  fate: Fate
  /** Whether the traveller books at the site; else the desk does. */
  online: boolean
  /** What sendemail takes, without the cab. */
  details: Record<string, unknown>
}

function fateOf(nth: number): Fate {
  if (nth % 20 === 3) return 'cancelled'
  if (nth % 20 === 9) return 'cancelled late'
  return nth % 20 === 16 ? 'no show' : 'driven'
}

function planned(nth: number): PlannedTrip {
  const cab = nth % CABS.length
  const { cabClass, seats } = CABS[cab] ?? CABS[0]
  const types = tripTypesOf({ cabClass })
  const triptype = types[Math.floor(nth / 6) % types.length] ?? 'Outstation'
  const day = FIRST_DAY + Math.floor((nth * DAYS) / TRIPS)
  const [from, to, distance] = WAYS[nth % WAYS.length] ?? WAYS[0]
  const isLocal = triptype === 'Local Trip'
  const lastDay = triptype === 'Outstation' ? day + (nth % 3) : day
  const back = { returndate: dayFromToday(lastDay), ReturnTime: '23:30', returnLocation: pickUpOf(nth + 1) }
  const details = {
    ...{ triptype, from, to: isLocal ? from : to },
    ...{ PickUpdate: dayFromToday(day), pickUpTime: TIMES[nth % TIMES.length], pickUpLocation: pickUpOf(nth) },
    ...(triptype === 'Drop Trip' ? {} : back),
    ...(isLocal ? { LocalTripType: 'Hour-Basis', hours: nth % 2 ? 4 : 8 } : { distance }),
    visitingPlaces: nth % 6 === 5 ? ['Dindigul', 'பழனி முருகன் கோவில்'] : [],
    NumberOfPersons: 1 + (nth % Number(seats)),
    ...{ name: nameOf(nth), mobile: mobileOf(nth), mail: mailOf(nth), messagesByPhone: nth % 3 === 0 },
  }
  const booked = Math.max(day - 1 - (nth % 5), FIRST_DAY - 1)
  return { nth, cab, booked: Math.min(booked, 0), day, lastDay, fate: fateOf(nth), online: nth % 2 === 0, details }
}

/** The trips of seven weeks, in the order of their pick-ups. */
export const plannedTrips = (): PlannedTrip[] => Array.from({ length: TRIPS }, (_, nth) => planned(nth))
