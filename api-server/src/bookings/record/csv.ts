import { type FareLine, FOR_WHOM, TIME_FIELDS } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { formatPhone } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { dueOf } from '../../payments/index.ts'
import { type CsvCell, csvHead as headOf, csvLine as toLine } from '../../platform/csv.ts'
import { istMinute } from '../../platform/time.ts'
import type { BookingRecord } from './index.ts'
import { toReceipt } from './wire.ts'

/** A booking with what was paid for it. */
export type PaidBooking = BookingRecord & { paidPaise: number }

/** 'pickUpDate' as 'Pick-up date' */
function headerOf(field: string): string {
  const [first = '', ...rest] = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const header = [first.toUpperCase(), ...rest].join('')
  return header.replace('Pick up', 'Pick-up').replace('Gstin', 'GSTIN')
}

/** The columns of the export, in their order. Money is in rupees; dates and times are Indian Standard Time. */
const COLUMNS: Record<string, (row: PaidBooking, booking: ReturnType<typeof toReceipt>) => CsvCell> = {
  Reference: ({ reference }) => reference,
  Status: ({ status }) => status,
  Booked: ({ createdAt }) => istMinute(createdAt),
  Name: ({ name }) => name,
  // With its spaces: a spreadsheet would take all digits together for an amount.
  Mobile: ({ mobile }) => formatPhone(mobile),
  Mail: ({ mail }) => mail,
  'Trip type': ({ tripType }) => tripType,
  'Local trip type': ({ localTripType }) => localTripType,
  From: ({ fromCity }) => cityName(fromCity),
  To: ({ toCity }) => cityName(toCity),
  'Visiting places': (_row, { visitingPlaces }) => visitingPlaces.join('; '),
  ...Object.fromEntries(TIME_FIELDS.map((field) => [headerOf(field), (row: PaidBooking) => row[field]])),
  ...Object.fromEntries(FOR_WHOM.map((field) => [headerOf(field), (row: PaidBooking) => row[field]])),
  'Guest mobile': ({ guestMobile }) => guestMobile && formatPhone(guestMobile),
  Persons: ({ numberOfPersons }) => numberOfPersons,
  Cab: (_row, { selectedCab }) => `${selectedCab.brand} ${selectedCab.carModel}`,
  'Distance in km': ({ distanceKm }) => distanceKm,
  Fare: (_row, { fare }) => fare,
  Hours: ({ hours }) => hours,
  'Fare lines': (_row, { fareLines }) => fareLines.map(lineCell).join('; '),
  Tariff: ({ tariffName }) => tariffName,
  Total: (_row, { total }) => total,
  Advance: (_row, { advance }) => advance,
  Paid: ({ paidPaise }) => toRupees(paidPaise),
  Balance: (row) => toRupees(dueOf(row, row.paidPaise).balance),
  Package: (row) => row.package,
  Notes: ({ note }) => note,
}

/** 'toll 665 (NH 38)' */
const lineCell = ({ code, amount, note }: FareLine) => `${code} ${amount}${note ? ` (${note})` : ''}`

export const csvHead = () => headOf(Object.keys(COLUMNS))

/** A booking's line (RFC 4180). */
export function csvLine(row: PaidBooking): string {
  const booking = toReceipt(row)
  return toLine(Object.values(COLUMNS).map((cell) => cell(row, booking)))
}
