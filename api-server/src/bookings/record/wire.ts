import {
  type Assignment,
  type Booking,
  type BookingPage,
  BookingReceipt,
  type Company,
  isNotDriven,
  type OnWire,
  pick,
  toWire,
} from 'shared-api/contract'
import { linesOnWire, withoutStaff } from 'shared-api/fares'
import { differingRoadKm } from 'shared-api/geography/trip-road'
import type { Language } from 'shared-api/languages'
import { toRupees } from 'shared-api/money'
import { advanceWhen, dueOf } from '../../payments/index.ts'
import type { OutboxRow } from '../../platform/database/schema.ts'
import { inRupees } from '../../platform/money.ts'
import { toMailStatuses } from '../../platform/outbox/mail-status.ts'
import { isoOf } from '../../platform/time.ts'
import { toEarlierLeg } from '../steps/legs.ts'
import { toBookingChange } from './changes.ts'
import { toDriving } from './driven.ts'
import { type BookingRecord, tripOf } from './index.ts'
import type { StoredBooking } from './page.ts'
import { toParty } from './party.ts'

/** In the order of the contract. */
const RECEIPT_FIELDS = Object.keys(BookingReceipt.shape) as (keyof BookingReceipt)[]

/** A stored booking as its visitor sees it; money in rupees. */
export const toReceipt = (row: BookingRecord): BookingReceipt =>
  pick(
    {
      _id: row.id,
      reference: row.reference,
      status: row.status,
      createdAt: isoOf(row.createdAt),
      ...tripOf(row),
      ...inRupees({ fare: row.farePaise, total: row.totalPaise }),
      fareLines: withoutStaff(linesOnWire(row.fareLines)),
      tariff: row.tariffId === null ? null : { id: row.tariffId, name: row.tariffName ?? '' },
      advance: toRupees(row.advancePaise ?? 0),
      messagesByPhone: row.messagesByPhone === 1,
    },
    RECEIPT_FIELDS,
  )

/** What belongs to a booking beside its row. */
export type Beside = { mails: OutboxRow[]; assignment: Assignment | null; paidPaise: number }

export const NOTHING: Beside = { mails: [], assignment: null, paidPaise: 0 }

/** A stored booking as the desk's list sends it. */
export const toBooking = (
  row: BookingRecord,
  { mails, assignment, paidPaise }: Beside,
  language: Language,
): OnWire<Booking> =>
  toWire({
    ...toReceipt(row),
    fareLines: linesOnWire(row.fareLines),
    ...{ note: row.note, mails: toMailStatuses(mails, language), assignment, version: row.version },
    ...inRupees({ paid: paidPaise, balance: dueOf(row, paidPaise).balance }),
  })

/** A stored booking with the history of its status and of its edits, and what was driven. */
export const toBookingPage = (
  { booking, history, changes, driven, party, ...beside }: StoredBooking,
  language: Language,
): OnWire<BookingPage> => ({
  ...toBooking(booking, beside, language),
  history: history.map(({ status, at, byName, reason }) => ({ status, at: isoOf(at), by: byName, reason })),
  changes: changes.map(toBookingChange),
  earlier: driven?.legs.map(toEarlierLeg) ?? [],
  driving: driven && toDriving(booking, driven),
  roadKm: differingRoadKm(tripOf(booking)),
  fee: isNotDriven(booking.status) ? toRupees(booking.feePaise ?? 0) : null,
  notice: booking.noticeVersion,
  ...(party.length > 0 && { party: toParty(party) }),
})

/** The reply to a request to book. */
export const bookedReply = (booking: BookingReceipt) => ({ success: true as const, booking: toWire(booking) })

/** The reply to the visitor's, with the path of the trip's page. */
export const bookedByVisitor = (booking: BookingReceipt, tripLink: string, company: Company) => ({
  ...bookedReply(booking),
  ...{ tripLink, advanceWhen: advanceWhen(booking, company) },
})
