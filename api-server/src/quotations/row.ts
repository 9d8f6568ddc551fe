import type { QuotationInput, QuotationStatus, TripDetails } from 'shared-api/contract'
import { type PricedLine, quotationFare, type Tariff } from 'shared-api/fares'
import { istDay } from 'shared-api/india'
import { toPaise } from 'shared-api/money'
import type { CabRow, EnquiryRow, QuotationRow } from '../platform/database/schema.ts'
import { invalid } from '../platform/http/problems.ts'
import { isoOf } from '../platform/time.ts'
import type { StoredTrip } from './record.ts'

/** The columns that the desk writes. */
export type Written = Pick<
  QuotationRow,
  | ('trip' | 'lines' | 'fareLines' | 'totalPaise' | 'advancePaise' | 'tariffId' | 'tariffName')
  | ('note' | 'validUntil' | 'byName')
>

/** The status at an instant (ms): one that was sent has expired once its day is over in India. */
export const statusOf = (
  { status, validUntil }: Pick<QuotationRow, 'status' | 'validUntil'>,
  now: number,
): QuotationStatus => (status === 'sent' && istDay(now) > validUntil ? 'expired' : status)

/** 'EN-7K3M9Q/1' */
export const referenceOf = ({ reference }: Pick<EnquiryRow, 'reference'>, { number }: Pick<QuotationRow, 'number'>) =>
  `${reference ?? 'Q'}/${number}`

/**
 * What is stored of an input, priced by a tariff.
 * @throws AppError 400 for a total that is not above 0, and a last day that is past or after the pick-up
 */
export function written(
  { lines, note, validUntil }: QuotationInput,
  trip: { details: Omit<TripDetails, 'distance'> & { distance: number }; cab: CabRow },
  tariff: Tariff,
  { byName, now }: { byName: string; now: number },
): Written {
  const { details, cab } = trip
  if (validUntil < istDay(now)) throw invalid([{ path: 'validUntil', code: 'day-past' }])
  if (validUntil > details.pickUpDate) throw invalid([{ path: 'validUntil', code: 'after-pick-up' }])
  const priced: PricedLine[] = lines.map((line) => ({ ...line, rate: toPaise(line.rate) }))
  const fare = quotationFare(priced, details.from, tariff)
  if (fare.total <= 0) throw invalid([{ path: 'lines', code: 'total-not-above-zero' }])
  const signed = fare.lines.map((line) => (line.note === undefined ? line : { ...line, by: byName, at: isoOf(now) }))
  const stored: StoredTrip = {
    ...details,
    selectedCab: { _id: cab.id },
    cab: { name: `${cab.brand} ${cab.carModel}`, seats: cab.seats },
  }
  return {
    ...{ trip: JSON.stringify(stored), lines: JSON.stringify(priced), fareLines: JSON.stringify(signed) },
    ...{ totalPaise: fare.total, advancePaise: fare.advance, tariffId: tariff.id, tariffName: tariff.name },
    ...{ note, validUntil, byName },
  }
}
