import type { Cab, CabClass } from 'shared-api/contract'
import { type FareCab, type FareTrip, fareCab, fareOf, type Tariff } from 'shared-api/fares'
import type { tariffsTexts } from '../../texts/tariffs.ts'

type SampleName = keyof ReturnType<typeof tariffsTexts>['samples']
type Sample = { name: SampleName; cabClass: CabClass; trip: FareTrip }

const NO_TIMES = { hours: null, hill: false, pickUpDate: '2027-01-18', pickUpTime: '09:00' }
const drop = (from: string, to: string, km: number): FareTrip => ({ ...NO_TIMES, tripType: 'Drop Trip', from, to, km })
const outstation = (from: string, to: string, km: number, returnDate: string): FareTrip => ({
  ...{ ...NO_TIMES, tripType: 'Outstation', from, to, km, returnDate, returnTime: '20:00' },
})
const local = (hours: number, km: number): FareTrip => ({
  ...{ ...NO_TIMES, tripType: 'Local Trip', from: 'tn-chennai', to: 'tn-chennai', km, hours },
})

/** Ten usual trips, by which tariffs are compared. */
const SAMPLE_TRIPS: Sample[] = [
  { name: 'madurai', cabClass: 'sedan', trip: drop('tn-chennai', 'tn-madurai', 460) },
  { name: 'bengaluru', cabClass: 'suv', trip: drop('tn-chennai', 'ka-bengaluru-urban', 350) },
  { name: 'kanchipuram', cabClass: 'sedan', trip: drop('tn-chennai', 'tn-kanchipuram', 75) },
  {
    name: 'ooty',
    cabClass: 'muv',
    trip: { ...drop('tn-coimbatore', 'tn-ooty', 86), hill: true },
  },
  {
    name: 'trichy',
    cabClass: 'sedan',
    trip: { ...drop('tn-chennai', 'tn-tiruchirappalli', 330), pickUpTime: '23:00' },
  },
  {
    name: 'viluppuram',
    cabClass: 'sedan',
    trip: outstation('tn-chennai', 'tn-viluppuram', 160, '2027-01-18'),
  },
  {
    name: 'kodaikanal',
    cabClass: 'muv',
    trip: { ...outstation('tn-madurai', 'tn-kodaikanal', 115, '2027-01-20'), hill: true },
  },
  {
    name: 'kochi',
    cabClass: 'premium-muv',
    trip: outstation('ka-bengaluru-urban', 'kl-ernakulam', 550, '2027-01-22'),
  },
  { name: 'halfDay', cabClass: 'sedan', trip: local(4, 40) },
  { name: 'day', cabClass: 'suv', trip: local(8, 80) },
]

/** The cheapest cab of a class, whose price counts where a tariff adds it; without one the class alone. */
export function cabOfClass(cabClass: CabClass, cabs: readonly Cab[]): FareCab {
  const [cheapest] = cabs
    .filter((cab) => cab.cabClass === cabClass && cab.price !== null)
    .sort((one, other) => (one.price ?? 0) - (other.price ?? 0))
  return cheapest ? fareCab(cheapest) : { cabClass, pricePaise: null, perKmPaise: null }
}

export type Comparison = { sample: SampleName; cabClass: CabClass; inForce: number | null; other: number | null }

/** The totals of the sample trips in paise, by the tariff in force and by another; null where one has no price. */
export const compared = (inForce: Tariff, other: Tariff, cabs: readonly Cab[]): Comparison[] =>
  SAMPLE_TRIPS.map(({ name, cabClass, trip }) => {
    const cab = cabOfClass(cabClass, cabs)
    const total = (tariff: Tariff) => fareOf(trip, cab, tariff)?.total ?? null
    return { sample: name, cabClass, inForce: total(inForce), other: total(other) }
  })
