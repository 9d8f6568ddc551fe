import type { FareLine } from 'shared-api/contract'
import { cityName } from 'shared-api/geography'
import { formatPhone } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { dueOf } from '../payments/index.ts'
import type { BookingRow } from '../platform/database/schema.ts'
import { istMinute } from '../platform/time.ts'
import { toReceipt } from './wire.ts'

type Cell = string | number | null

/** A booking with what was paid for it. */
export type PaidBooking = BookingRow & { paidPaise: number }

/** The columns of the export, in their order. Money is in rupees; dates and times are Indian Standard Time. */
const COLUMNS: Record<string, (row: PaidBooking, booking: ReturnType<typeof toReceipt>) => Cell> = {
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
  'Pick-up date': ({ pickUpDate }) => pickUpDate,
  'Pick-up time': ({ pickUpTime }) => pickUpTime,
  'Pick-up location': ({ pickUpLocation }) => pickUpLocation,
  'Return date': ({ returnDate }) => returnDate,
  'Return time': ({ returnTime }) => returnTime,
  'Return location': ({ returnLocation }) => returnLocation,
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

/** The byte order mark makes spreadsheets read UTF-8; without it Tamil names break. */
export const csvHead = () => `\uFEFF${lineOf(Object.keys(COLUMNS))}`

/** A booking's line (RFC 4180). */
export function csvLine(row: PaidBooking): string {
  const booking = toReceipt(row)
  return lineOf(Object.values(COLUMNS).map((cell) => cell(row, booking)))
}

const lineOf = (cells: Cell[]) => `${cells.map(quoted).join(',')}\r\n`

/**
 * A spreadsheet takes a text that begins so for a formula, even between quotes, and in some languages with the wide signs
 * too; an apostrophe keeps it a text.
 */
const FORMULA = /^[\s]*[=+\-@＝＋－＠\t\r]/
/** Digits, with spaces between and one plus before: a number at most, whatever begins it. */
const PHONE = /^\+?\d[\d ]*$/

function quoted(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
