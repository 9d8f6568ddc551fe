import type { Booking, BookingPage, BookingReceipt } from 'shared-api/contract'
import { toRupees } from 'shared-api/pricing'
import type { BookingRow, OutboxRow, StatusChange } from '../platform/database/schema.ts'
import { toMailStatuses } from '../platform/outbox/mail-status.ts'
import { isoOf } from '../platform/time.ts'

/** A stored booking as its visitor sees it: by the names of the wire, money in rupees. The route's schema checks it. */
export const toReceipt = (row: BookingRow): BookingReceipt => ({
  _id: row.id,
  reference: row.reference,
  status: row.status,
  createdAt: isoOf(row.createdAt),
  triptype: row.tripType,
  LocalTripType: row.localTripType,
  from: row.fromCity,
  to: row.toCity,
  PickUpdate: row.pickUpDate,
  pickUpTime: row.pickUpTime,
  pickUpLocation: row.pickUpLocation,
  returndate: row.returnDate,
  ReturnTime: row.returnTime,
  returnLocation: row.returnLocation,
  package: row.package,
  visitingPlaces: JSON.parse(row.visitingPlaces),
  NumberOfPersons: row.numberOfPersons,
  CabType: row.cabType,
  distance: row.distanceKm,
  fare: toRupees(row.farePaise),
  total: toRupees(row.totalPaise),
  selectedCab: JSON.parse(row.cabSnapshot),
  name: row.name,
  mobile: row.mobile,
  mail: row.mail,
})

/** A stored booking as the desk's list shows it. */
export const toBooking = (row: BookingRow, mails: OutboxRow[]): Booking => ({
  ...toReceipt(row),
  note: row.note,
  mails: toMailStatuses(mails),
  version: row.version,
})

/** A stored booking with the history of its status. */
export const toBookingPage = (row: BookingRow, mails: OutboxRow[], history: StatusChange[]): BookingPage => ({
  ...toBooking(row, mails),
  history: history.map(({ status, at, byName }) => ({ status, at: isoOf(at), by: byName })),
})
