import type { Kysely } from 'kysely'
import type { Offer } from 'shared-api/fares'
import { shortPaise } from 'shared-api/money'
import type { CabRow, Schema } from '../../platform/database/schema.ts'
import { refused } from '../../platform/http/problems.ts'
import { type OfferTerms, takeOffer } from '../holds/offers.ts'
import type { BookingRecord } from './index.ts'

/**
 * A booking at the price of a return offer, whose car it is promised (docs/product.md, Return offers). Throws AppError 409 with the
 * usual price when there is no such offer now.
 */
export async function soldByOffer(
  tx: Kysely<Schema>,
  { cabClass }: Pick<CabRow, 'cabClass'>,
  priced: (offer?: Offer) => BookingRecord,
  terms: OfferTerms,
): Promise<BookingRecord> {
  const [usual, row] = [priced(), priced({ percent: terms.returnPercent * 100, classes: cabClass ? [cabClass] : [] })]
  const isLess = row.totalPaise < usual.totalPaise
  const promisedVehicleId = isLess ? await takeOffer(tx, { ...row, cabClass }, terms, row.createdAt) : null
  if (promisedVehicleId === null) throw refused('return-offer-gone', { total: shortPaise(usual.totalPaise) })
  return { ...row, promisedVehicleId }
}
