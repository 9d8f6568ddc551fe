import type { Priced } from './recount.ts'

const FIRST_DAY = Date.parse('2026-10-01T00:00:00Z')
/** Three months of 300 trips in the nightly tier, by day three weeks of 60. */
const [TRIPS, ALL_DAYS] = process.env.NIGHTLY ? [300, 92] : [60, 21]
export const DAYS = ALL_DAYS
/** A day of the quarter, by how many are before it. */
export const dayOf = (nth: number): string => new Date(FIRST_DAY + nth * 86_400_000).toISOString().slice(0, 10)
/** A time in India on a day, ms since 1970. */
export const instantOf = (nth: number, time: string): number => Date.parse(`${dayOf(nth)}T${time}:00+05:30`)

const KINDS = ['Drop Trip', 'Outstation', 'Local Trip'] as const
/** Without hills and nights; into another state, from another, and within one. */
const WAYS = [
  ['tn-madurai', 'tn-rameswaram', 174],
  ['tn-madurai', 'ka-bengaluru-urban', 436],
  ['ap-tirupati', 'tn-chennai', 138],
  ['tn-madurai', 'tn-chennai', 462],
  ['kl-ernakulam', 'kl-thrissur', 80],
] as const
/** What becomes of it: 40 of 300 do not take place, of 10 of those nobody came. */
type Fate = 'driven' | 'cancelled' | 'cancelled late' | 'no show'

export type Planned = Priced & {
  nth: number
  /** The days of booking, pick-up and end. */
  booked: number
  first: number
  last: number
  fate: Fate
}

function planned(nth: number): Planned {
  const kind = KINDS[nth % 3] ?? 'Drop Trip'
  const [from, end, km] = WAYS[nth % 5] ?? WAYS[0]
  const first = Math.floor((nth * 3) / 10)
  const days = kind === 'Outstation' ? 2 + (nth % 2) : 1
  const fates: Record<number, Fate> = { 4: 'cancelled late', 11: nth % 2 ? 'cancelled' : 'no show' }
  const [to, way] = kind === 'Local Trip' ? [from, 80] : [end, km]
  return {
    ...{ nth, kind, from, to, km: way, days, day: dayOf(first), cab: nth % 4 },
    ...{ booked: first - 2 - (nth % 4), first, last: first + days - 1, fate: fates[nth % 15] ?? 'driven' },
  }
}

/** The trips of a quarter, in the order of their pick-ups. */
export const plannedTrips = (): Planned[] => Array.from({ length: TRIPS }, (_, nth) => planned(nth))

/** What sendemail takes for it; `byHours` where local trips are sold so. */
export function detailsOf({ nth, kind, from, to, km, day, last }: Planned, cab: string, byHours: boolean) {
  const back = { returndate: dayOf(last), ReturnTime: '17:00', returnLocation: 'Bus stand' }
  const isLocal = kind === 'Local Trip'
  return {
    ...{ triptype: kind, from, to, PickUpdate: day, pickUpTime: '09:00', pickUpLocation: 'Railway station' },
    ...(kind !== 'Drop Trip' && back),
    ...(isLocal && { LocalTripType: 'Hour-Basis' }),
    ...(isLocal && byHours ? { hours: 8 } : { distance: km }),
    ...{ NumberOfPersons: 2, selectedCab: { _id: cab } },
    ...{ name: `Traveller ${nth}`, mobile: `98400${10_000 + nth}`, mail: `t${nth}@example.com` },
  }
}
