import { AdvanceWhen, BookingReceipt, Cab } from 'shared-api/contract'
import { emptyTrip, type TripFields } from '../../lib/trip-fields.ts'

/**
 * The navigation state of the confirm page: a trip and its cab on the way in; once it is booked, the receipt, the total
 * that the visitor saw before, the link to the trip's page, and when its advance is asked for.
 */
export type ConfirmState = {
  trip: TripFields | null
  cab: Cab | null
  receipt: BookingReceipt | null
  seenPaise: number | null
  /** The path of the trip's page. */
  tripLink: string | null
  advanceWhen: AdvanceWhen | null
}

/** Reads the navigation state. It comes back from the browser's history, so an older release may have written it. */
export function confirmState(state: unknown): ConfirmState {
  const { trip, cab, receipt, seenPaise, tripLink, advanceWhen } = isRecord(state) ? state : {}
  return {
    trip: readTrip(trip),
    cab: Cab.safeParse(cab).data ?? null,
    receipt: BookingReceipt.safeParse(receipt).data ?? null,
    tripLink: typeof tripLink === 'string' && tripLink.startsWith('/trip/') ? tripLink : null,
    advanceWhen: AdvanceWhen.safeParse(advanceWhen).data ?? null,
    seenPaise: typeof seenPaise === 'number' ? seenPaise : null,
  }
}

function readTrip(value: unknown): TripFields | null {
  if (!isRecord(value) || !Array.isArray(value.visitingPlaces)) return null
  const sameShape = Object.entries(emptyTrip()).every(([name, blank]) => typeof value[name] === typeof blank)
  return sameShape ? (value as TripFields) : null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
