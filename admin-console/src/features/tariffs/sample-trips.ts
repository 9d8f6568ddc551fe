import type { Cab, CabClass } from 'shared-api/contract'
import { type FareCab, type FareTrip, fareCab, fareOf, type Tariff } from 'shared-api/fares'

type Sample = { name: string; cabClass: CabClass; trip: FareTrip }

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
  { name: 'Chennai to Madurai, drop', cabClass: 'sedan', trip: drop('tn-chennai', 'tn-madurai', 460) },
  { name: 'Chennai to Bengaluru, drop', cabClass: 'suv', trip: drop('tn-chennai', 'ka-bengaluru-urban', 350) },
  { name: 'Chennai to Kanchipuram, drop', cabClass: 'sedan', trip: drop('tn-chennai', 'tn-kanchipuram', 75) },
  {
    name: 'Coimbatore to Ooty, drop over ghats',
    cabClass: 'muv',
    trip: { ...drop('tn-coimbatore', 'tn-ooty', 86), hill: true },
  },
  {
    name: 'Chennai to Tiruchirappalli, drop at 11 pm',
    cabClass: 'sedan',
    trip: { ...drop('tn-chennai', 'tn-tiruchirappalli', 330), pickUpTime: '23:00' },
  },
  {
    name: 'Chennai to Viluppuram, 1 day',
    cabClass: 'sedan',
    trip: outstation('tn-chennai', 'tn-viluppuram', 160, '2027-01-18'),
  },
  {
    name: 'Madurai to Kodaikanal, 3 days over ghats',
    cabClass: 'muv',
    trip: { ...outstation('tn-madurai', 'tn-kodaikanal', 115, '2027-01-20'), hill: true },
  },
  {
    name: 'Bengaluru to Kochi, 5 days',
    cabClass: 'premium-muv',
    trip: outstation('ka-bengaluru-urban', 'kl-ernakulam', 550, '2027-01-22'),
  },
  { name: 'Local, 4 hours and 40 km', cabClass: 'sedan', trip: local(4, 40) },
  { name: 'Local, 8 hours and 80 km', cabClass: 'suv', trip: local(8, 80) },
]

/** The cheapest cab of a class, whose price counts where a tariff adds it; without one the class alone. */
export function cabOfClass(cabClass: CabClass, cabs: readonly Cab[]): FareCab {
  const [cheapest] = cabs
    .filter((cab) => cab.cabClass === cabClass && cab.price !== null)
    .sort((one, other) => (one.price ?? 0) - (other.price ?? 0))
  return cheapest ? fareCab(cheapest) : { cabClass, pricePaise: null, perKmPaise: null }
}

export type Comparison = { name: string; cabClass: CabClass; inForce: number | null; other: number | null }

/** The totals of the sample trips in paise, by the tariff in force and by another; null where one has no price. */
export const compared = (inForce: Tariff, other: Tariff, cabs: readonly Cab[]): Comparison[] =>
  SAMPLE_TRIPS.map(({ name, cabClass, trip }) => {
    const cab = cabOfClass(cabClass, cabs)
    const total = (tariff: Tariff) => fareOf(trip, cab, tariff)?.total ?? null
    return { name, cabClass, inForce: total(inForce), other: total(other) }
  })
