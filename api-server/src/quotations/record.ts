import type { FareLine, TripDetails } from 'shared-api/contract'
import type { PricedLine } from 'shared-api/fares'
import type { QuotationRow } from '../platform/database/schema.ts'

/** The trip of a quotation with its cab as it was when it was written. */
export type StoredTrip = Omit<TripDetails, 'distance'> & { distance: number; cab: { name: string; seats: number } }

/** A quotation with what its row keeps as JSON; its lines in paise, as they were written and with tax. */
export type QuotationRecord = Omit<QuotationRow, 'trip' | 'lines' | 'fareLines'> & {
  trip: StoredTrip
  lines: PricedLine[]
  fareLines: FareLine[]
}

export const parseQuotation = ({ trip, lines, fareLines, ...row }: QuotationRow): QuotationRecord => ({
  ...{ ...row, trip: JSON.parse(trip), lines: JSON.parse(lines), fareLines: JSON.parse(fareLines) },
})
