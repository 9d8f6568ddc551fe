import {
  fieldsOf,
  type OfferReply,
  type Quotation,
  type QuotedTrip,
  storedReturn,
  TRIP_WORDS,
  visitsPlaces,
} from 'shared-api/contract'
import { linesOnWire, withoutStaff } from 'shared-api/fares'
import { toRupees } from 'shared-api/money'
import type { BookingRow, EnquiryRow } from '../platform/database/schema.ts'
import { inRupees } from '../platform/money.ts'
import { isoOf } from '../platform/time.ts'
import type { QuotationRecord, StoredTrip } from './record.ts'
import { referenceOf, statusOf } from './row.ts'

/** A quotation with its enquiry, and the booking that it became. */
export interface StoredQuotation {
  quotation: QuotationRecord
  enquiry: EnquiryRow
  booking: Pick<BookingRow, 'id' | 'reference' | 'status'> | null
}

/** A stored quotation as the desk sees it at `now` (ms). */
export function toQuotation({ quotation: row, enquiry, booking }: StoredQuotation, now: number): Quotation {
  return {
    ...{ _id: row.id, enquiryId: row.enquiryId, ...shownOf(row, enquiry, now) },
    lines: row.lines.map((line) => ({ ...line, rate: toRupees(line.rate) })),
    tariff: { id: row.tariffId, name: row.tariffName },
    ...{ createdAt: isoOf(row.createdAt), by: row.byName },
    ...{ sentAt: isoOrNull(row.sentAt), endedAt: isoOrNull(row.endedAt) },
    booking: booking && { _id: booking.id, reference: booking.reference, status: booking.status },
    version: row.version,
  }
}

/** The same as its traveller sees it: nothing of the desk, and nothing at all of one that is over. */
export function toOffer(
  { quotation, enquiry, booking }: StoredQuotation,
  tripLink: string | null,
  now: number,
): OfferReply {
  const status = statusOf(quotation, now)
  if (status === 'expired' || status === 'withdrawn') return { offer: null, over: status, booking: null }
  const shown = shownOf(quotation, enquiry, now)
  return {
    offer: { ...shown, fareLines: withoutStaff(shown.fareLines), name: enquiry.name },
    over: null,
    booking: booking && tripLink !== null ? { reference: booking.reference, tripLink } : null,
  }
}

const shownOf = (row: QuotationRecord, enquiry: EnquiryRow, now: number) => ({
  reference: referenceOf(enquiry, row),
  status: statusOf(row, now),
  trip: tripOf(row.trip),
  fareLines: linesOnWire(row.fareLines),
  ...inRupees({ total: row.totalPaise, advance: row.advancePaise }),
  note: row.note,
  validUntil: row.validUntil,
})

function tripOf({ cab, ...trip }: StoredTrip): QuotedTrip {
  return {
    ...{ tripType: trip.tripType, localTripType: trip.localTripType ?? null, from: trip.from, to: trip.to },
    ...{ pickUpDate: trip.pickUpDate, pickUpTime: trip.pickUpTime, pickUpLocation: trip.pickUpLocation },
    ...storedReturn(trip),
    ...fieldsOf(TRIP_WORDS, (field) => trip[field] || null),
    visitingPlaces: visitsPlaces(trip.tripType) ? trip.visitingPlaces : [],
    ...{ numberOfPersons: trip.numberOfPersons, distance: trip.distance, hours: trip.hours ?? null },
    cab: { _id: trip.selectedCab._id, ...cab },
  }
}

const isoOrNull = (at: number | null) => (at === null ? null : isoOf(at))
