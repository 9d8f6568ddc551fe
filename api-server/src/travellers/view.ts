import { type Document, isAwaited, isToCome, nextStatuses, type TripReply, toWire } from 'shared-api/contract'
import { feeHoldsUntil, type Tariff, withoutStaff } from 'shared-api/fares'
import { DAY_MS } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { feeAt, type StoredBooking, toReceipt } from '../bookings/index.ts'
import type { BookingRow } from '../platform/database/schema.ts'
import { isoOf } from '../platform/time.ts'

type Beside = Pick<TripReply, 'payment' | 'paysOnline' | 'quoted'> & { papers: Document[]; now: number }
type Policy = Pick<Tariff, 'cancellation'>

/** A trip as its traveller sees it at `now` (ms): without notes, names of the desk, and reasons. */
export function tripReply(
  stored: StoredBooking,
  tariff: Policy,
  { payment, papers, paysOnline, quoted, now }: Beside,
): TripReply {
  const { booking, history, assignment } = stored
  const seesDigits = assignment && isAwaited(booking.status)
  return {
    booking: toWire(toReceipt(booking)),
    history: history.map(({ status, at }) => ({ status, at: isoOf(at) })),
    driver: assignment && {
      name: assignment.driver.name,
      mobile: (now < endOf(stored) + DAY_MS && assignment.driver.mobile) || null,
    },
    vehicle: assignment && { registration: assignment.vehicle.registration, cab: assignment.vehicle.cab },
    code: seesDigits ? assignment.code : null,
    cancellation: costOf(booking, tariff, now),
    changeable: isToCome(booking.status),
    payment,
    paysOnline,
    quoted: quoted && { ...quoted, lines: withoutStaff(quoted.lines) },
    papers: papers.map(({ number, kind, day, total }) => ({ number, kind, day, total })),
  }
}

function costOf(booking: BookingRow, tariff: Policy, now: number): TripReply['cancellation'] {
  if (!nextStatuses(booking.status, 'traveller').includes('cancelled')) return null
  const fee = feeAt(booking, tariff, now)
  const until = feeHoldsUntil(tariff.cancellation, booking.startsAt, now)
  const later = until === null ? fee : feeAt(booking, tariff, until + 1)
  if (until === null || later === fee) return { fee: toRupees(fee), until: null, later: null }
  return { fee: toRupees(fee), until: isoOf(until), later: toRupees(later) }
}

/** When the trip ended; as it was booked until the driver has said so. */
const endOf = ({ booking, history }: StoredBooking): number =>
  history.find(({ status }) => status === 'ended')?.at ?? booking.endsAt
