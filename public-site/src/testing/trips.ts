import { dayAfter, istDay } from 'shared-api/india'
import { emptyTrip, type TripFields } from '../lib/trip-fields.ts'

/** A day in India, this many days from now. */
export const dayFromNow = (days: number): string => dayAfter(istDay(Date.now()), days)

/** An Outstation trip from Chennai to Madurai in the Innova of cabs.ts, with all filled in. */
export const fullTrip = (part: Partial<TripFields> = {}): TripFields => ({
  ...emptyTrip(),
  fromState: 'TN',
  from: 'tn-chennai',
  toState: 'TN',
  to: 'tn-madurai',
  distance: '460',
  distanceSource: 'estimate',
  distanceFor: 'tn-chennai>tn-tiruchirappalli>tn-thanjavur>tn-madurai>0',
  pickUpLocation: 'Anna Nagar',
  pickUpDate: dayFromNow(2),
  pickUpTime: '06:30',
  visitingPlaces: ['Trichy', 'Thanjavur'],
  returnLocation: 'Anna Nagar',
  returnDate: dayFromNow(4),
  returnTime: '21:00',
  numberOfPersons: '3',
  selectedCab: 'innova',
  terms: true,
  ...part,
})
