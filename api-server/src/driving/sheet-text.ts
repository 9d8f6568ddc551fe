import { type Assignment, whoTravels } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { formatPhone } from 'shared-api/india'
import { rupeesText } from 'shared-api/money'
import { type BookingRecord, toReceipt } from '../bookings/index.ts'

const DAY = new Intl.DateTimeFormat('en-IN', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })

/** The trip sheet as a text for WhatsApp, with the link to the driver's page; `collect` is rupees, null where it says nothing of them. */
export function sheetText(
  { booking, assignment, collect }: { booking: BookingRecord; assignment: Assignment; collect: number | null },
  url: string,
): string {
  const trip = toReceipt(booking)
  const { name, mobile } = whoTravels(trip)
  const lines: [string, string | null][] = [
    ['Pick-up', `${moment(trip.pickUpDate, trip.pickUpTime)}, ${trip.pickUpLocation}, ${cityName(trip.from)}`],
    ['To', cityName(trip.to)],
    ['Places', trip.visitingPlaces.join(', ')],
    ['Return', trip.returnDate && [moment(trip.returnDate, trip.returnTime ?? ''), trip.returnLocation].join(', ')],
    ['Traveller', `${name}, ${formatPhone(mobile)}, ${trip.numberOfPersons} persons`],
    ['Note', trip.driverNote],
    ['Flight or train', trip.arrivalNumber],
    ['Luggage', trip.luggage],
    ['Vehicle', [assignment.vehicle.registration, assignment.vehicle.cab].filter(Boolean).join(', ')],
    ['To collect', collect === null ? null : rupeesText(collect)],
  ]
  const rows = lines.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`)
  return [`*Trip ${trip.reference}*`, ...rows, `Steps, km and tolls: ${url}`].join('\n')
}

/** 'Thu, 24 Dec, 06:30' */
const moment = (date: string, time: string) => `${DAY.format(new Date(`${date}T00:00:00Z`))}, ${time}`
