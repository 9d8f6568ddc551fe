import { type Document, isAwaited, isEnd, isOpen, isToCome, type TripReply, toWire } from 'shared-api/contract'
import { cancellationFee, feeHoldsUntil, withoutStaff } from 'shared-api/fares'
import { DAY_MS } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { type CancellationTerms, feeAt, freeOf, partyTotal, type StoredBooking, toReceipt } from '../bookings/index.ts'
import type { BookingRow } from '../platform/database/schema.ts'
import { isoOf } from '../platform/time.ts'

type Beside = Pick<TripReply, 'payment' | 'advanceWhen' | 'paysOnline' | 'quoted'> & { papers: Document[]; now: number }

/** A trip as its traveller sees it at `now` (ms): without notes, names of the desk, and reasons. */
export function tripReply(
  stored: StoredBooking,
  terms: CancellationTerms,
  { payment, advanceWhen, papers, paysOnline, quoted, now }: Beside,
): TripReply {
  const { booking, history, assignment, party } = stored
  const isSoon = now < endOf(stored) + DAY_MS
  const seesDigits = assignment && isAwaited(booking.status)
  return {
    booking: toWire(toReceipt(booking)),
    history: history.map(({ status, at }) => ({ status, at: isoOf(at) })),
    driver: assignment && {
      name: assignment.driver.name,
      mobile: (isSoon && assignment.driver.mobile) || null,
      photo: (isSoon && assignment.driver.photo) || null,
    },
    vehicle: assignment && { registration: assignment.vehicle.registration, cab: assignment.vehicle.cab },
    code: seesDigits ? assignment.code : null,
    cancellation: costOf(booking, terms, now),
    changeable: isToCome(booking.status),
    payment,
    advanceWhen,
    paysOnline,
    quoted: quoted && { ...quoted, lines: withoutStaff(quoted.lines) },
    ...(party.length > 0 && {
      party: { total: toRupees(partyTotal(party)), references: party.map(({ reference }) => reference) },
    }),
    papers: papers.map(({ number, kind, day, total }) => ({ number, kind, day, total })),
  }
}

function costOf(booking: BookingRow, terms: CancellationTerms, now: number): TripReply['cancellation'] {
  if (!isOpen(booking.status)) return null
  const fee = feeAt(booking, terms, now)
  const until = holdsUntil(booking, terms, now)
  const later = until === null ? fee : feeAt(booking, terms, until + 1)
  if (until === null || later === fee) return { fee: toRupees(fee), until: null, later: null }
  return { fee: toRupees(fee), until: isoOf(until), later: toRupees(later) }
}

/** Until when, in ms since 1970, the fee of `now` holds; null where no other follows. */
function holdsUntil(booking: BookingRow, { cancellation, graceMinutes }: CancellationTerms, now: number) {
  const free = freeOf(booking, graceMinutes)
  if (free === Number.POSITIVE_INFINITY) return null
  const byTariff = feeHoldsUntil(cancellation, booking.startsAt, Math.max(now, free))
  if (now > free) return byTariff
  // Free by the tariff too for longer than the grace.
  return cancellationFee(booking.totalPaise, cancellation, booking.startsAt, free) === 0 ? byTariff : free
}

/** When the trip ended; as it was booked until the driver has said so. */
const endOf = ({ booking, history }: StoredBooking): number =>
  history.find(({ status }) => isEnd(status))?.at ?? booking.endsAt
