import type { DocumentKind } from 'shared-api/contract'

/** What was paid, and given back: rows that are only ever added. */
export interface PaymentsTable {
  id: string
  /** Null once the booking is deleted. */
  bookingId: string | null
  bookingReference: string
  at: number
  byName: string
  way: string
  /** Negative for a refund. */
  amountPaise: number
  /** The bank's or provider's number; '' for none. */
  reference: string
  note: string
  /** The driver who took the cash. */
  driverId: string | null
  /** What keeps one payment from being noted twice: the request's key, or the provider's id. */
  onceKey: string | null
}

/** What travellers say they paid. */
export interface PaymentClaimsTable {
  id: string
  bookingId: string
  amountPaise: number
  reference: string
  at: number
  outcome: 'waiting' | 'accepted' | 'refused'
  settledAt: number | null
  settledBy: string | null
}

/** The final bill of a trip: what was quoted before it, in paise, and what it was made of. */
export interface FinalBillsTable {
  bookingId: string
  /** JSON of the fare's lines in paise, as they were before the first bill. */
  quotedLines: string
  quotedPaise: number
  /** JSON of the contract's input of a bill. */
  input: string
  at: number
  byName: string
}

/** Money that was settled with a driver: given to them, or taken when it is below 0. */
export interface SettlementsTable {
  id: string
  driverId: string
  amountPaise: number
  at: number
  byName: string
}

/** What a settlement covered: nothing is settled twice. */
export interface SettlementEntriesTable {
  kind: 'cash' | 'expense' | 'allowance'
  entryId: string
  settlementId: string
  /** As it was settled; null in rows of the release before. */
  amountPaise: number | null
  at: number | null
  booking: string | null
}

/** The one reminder of an advance. */
export interface AdvanceRemindersTable {
  bookingId: string
  at: number
  byName: string
}

/** What a payment provider was asked to take. */
export interface PaymentOrdersTable {
  id: string
  provider: string
  bookingId: string
  amountPaise: number
  /** When it was made, or a refund of it was last asked for. */
  createdAt: number
}

/** The last number of each series, such as 'INV-26-27'. */
export interface DocumentSeriesTable {
  series: string
  last: number
}

/** Invoices, receipts and their kin: issued with a number, and never changed. */
export interface DocumentsTable {
  number: string
  kind: DocumentKind
  /** The Indian day of issue. */
  day: string
  issuedAt: number
  byName: string
  /** Null once the booking is deleted. */
  bookingId: string | null
  bookingReference: string
  totalPaise: number
  /** Of a credit note: the invoice that it takes back. */
  ofNumber: string | null
  /** Of a receipt or refund voucher. */
  paymentId: string | null
  /** JSON of the contract's DocumentContent. */
  content: string
}
