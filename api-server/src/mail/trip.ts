import type { BookingReceipt } from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { formatPaise, PAISE_PER_KM, toPaise } from 'shared-api/pricing'
import type { Row } from './mail.ts'
import { texts } from './texts.ts'

const LONG_DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' })
const SHORT_DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const KM = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** A calendar day is shown as it stands, wherever the server runs. */
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)

/** '2026-12-25' as '25 Dec 2026'. */
export const shortDate = (date: string) => SHORT_DAY.format(dayOf(date))

/** 'Chennai to Madurai' */
export const routeOf = ({ from, to }: Pick<BookingReceipt, 'from' | 'to'>) => `${cityName(from)} to ${cityName(to)}`

/** 'Local Trip (Day-Use)' */
export const tripName = ({ triptype, LocalTripType }: Pick<BookingReceipt, 'triptype' | 'LocalTripType'>) =>
  LocalTripType ? `${triptype} (${LocalTripType})` : triptype

export const cabName = ({ selectedCab }: Pick<BookingReceipt, 'selectedCab'>) =>
  `${selectedCab.brand} ${selectedCab.carModel}, ${selectedCab.seats} seats`

/** Everything about the trip; what it does not have is left out. */
export function tripRows(booking: BookingReceipt): Row[] {
  const t = texts.trip
  const rows: [string, string | null][] = [
    [t.reference, booking.reference],
    [t.tripType, tripName(booking)],
    [t.from, cityName(booking.from)],
    [t.to, cityName(booking.to)],
    [t.pickUp, momentOf(booking.PickUpdate, booking.pickUpTime)],
    [t.pickUpLocation, booking.pickUpLocation],
    [t.visitingPlaces, booking.visitingPlaces.join(', ')],
    [t.return, booking.returndate && booking.ReturnTime ? momentOf(booking.returndate, booking.ReturnTime) : null],
    [t.returnLocation, booking.returnLocation],
    [t.persons, String(booking.NumberOfPersons)],
    [t.cab, cabName(booking)],
    [t.package, booking.package],
  ]
  return rows.flatMap(([label, value]): Row[] => (value ? [[label, value]] : []))
}

/** The price and what it is made of (`specification §9`). */
export function priceRows({ distance, fare, total }: Pick<BookingReceipt, 'distance' | 'fare' | 'total'>): Row[] {
  const t = texts.price
  const farePaise = toPaise(fare)
  const roadPaise = toPaise(total) - farePaise
  return [
    [t.distance(KM.format(distance), formatPaise(PAISE_PER_KM)), formatPaise(roadPaise)],
    [t.fare, formatPaise(farePaise)],
    [t.total, formatPaise(toPaise(total))],
  ]
}

const cityName = (id: string) => findCity(id)?.name ?? id

/** '2026-12-25', '06:30' as 'Friday, 25 December, 2026, 6:30 am IST' */
const momentOf = (date: string, time: string) => `${LONG_DAY.format(dayOf(date))}, ${clockOf(time)} IST`

function clockOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}
