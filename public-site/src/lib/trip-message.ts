import { commonTexts } from '../texts/common.ts'
import { formatDay, formatTime, isDay } from './format-day.ts'
import { cityName } from './places.ts'
import type { TripFields } from './trip-fields.ts'

/** A trip that is being typed, as a message to the desk; '' while it has no city. */
export function tripMessage(trip: TripFields): string {
  const { from, fromPlace, to, toPlace, tripType, pickUpDate, pickUpTime, numberOfPersons } = trip
  const ends = [fromPlace || cityName(from), toPlace || cityName(to)].filter(Boolean)
  if (ends.length === 0) return ''
  const { tripTypes, contactBar } = commonTexts()
  const facts = [
    ends.join(' → '),
    tripType && tripTypes[tripType],
    isDay(pickUpDate) && [formatDay(pickUpDate), pickUpTime && formatTime(pickUpTime)].filter(Boolean).join(', '),
    numberOfPersons && contactBar.persons({ count: Number(numberOfPersons) }),
  ]
  return `${contactBar.about} ${facts.filter(Boolean).join('; ')}`
}
