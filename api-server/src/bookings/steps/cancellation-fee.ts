import type { FastifyInstance } from 'fastify'
import { cancellationFee, type Tariff } from 'shared-api/fares'
import type { BookingRow } from '../../platform/database/schema.ts'

/** The tariff that priced a booking; for one older than tariffs, the tariff in force. */
export const tariffOf = (app: FastifyInstance, { tariffId }: Pick<BookingRow, 'tariffId'>) =>
  tariffId === null ? app.tariffs.inForce() : app.tariffs.tariff(tariffId)

type Priced = Pick<BookingRow, 'totalPaise' | 'startsAt'>

/** What cancelling costs the traveller at `now` (ms), in paise (docs/product.md, Cancellation costs). */
export const feeAt = (
  { totalPaise, startsAt }: Priced,
  { cancellation }: Pick<Tariff, 'cancellation'>,
  now: number,
): number => cancellationFee(totalPaise, cancellation, startsAt, now)
