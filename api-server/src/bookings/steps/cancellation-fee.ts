import type { FastifyInstance } from 'fastify'
import { isAsked } from 'shared-api/contract'
import { cancellationFee, freeUntil, type Tariff } from 'shared-api/fares'
import type { BookingRow } from '../../platform/database/schema.ts'

/** By what a booking is cancelled. */
export type CancellationTerms = Pick<Tariff, 'cancellation'> & { graceMinutes: number }
type Priced = Pick<BookingRow, 'totalPaise' | 'startsAt' | 'status' | 'createdAt'>

/** The terms of the tariff that priced a booking; for one older than tariffs, of the tariff in force. */
export async function cancellationTerms(
  app: FastifyInstance,
  { tariffId }: Pick<BookingRow, 'tariffId'>,
): Promise<CancellationTerms> {
  const { cancellation } = await (tariffId === null ? app.tariffs.inForce() : app.tariffs.tariff(tariffId))
  return { cancellation, graceMinutes: app.company().graceMinutes }
}

/** What cancelling costs the traveller at `now` (ms), in paise (docs/product.md, Cancellation costs). */
export function feeAt(booking: Priced, { cancellation, graceMinutes }: CancellationTerms, now: number): number {
  if (now <= freeOf(booking, graceMinutes)) return 0
  return cancellationFee(booking.totalPaise, cancellation, booking.startsAt, now)
}

/** Until when, in ms since 1970, a booking is cancelled for nothing, whatever the tariff says. */
export const freeOf = ({ status, createdAt }: Priced, graceMinutes: number): number =>
  freeUntil({ isConfirmed: !isAsked(status), createdAt }, graceMinutes)
