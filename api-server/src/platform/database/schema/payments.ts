import type { Generated } from 'kysely'
import type { DocumentKind, EntryKind, ExpenseCategory, LookWhy, MovementKind, RefundState } from 'shared-api/contract'
import type { Flag, SearchText } from './columns.ts'

/** Every movement of money, in and out: rows that are only ever added. */
export interface PaymentsTable {
  id: string
  kind: Generated<MovementKind>
  /** Null once the booking is deleted, and of what is no trip's. */
  bookingId: string | null
  /** '' of what is no trip's. */
  bookingReference: string
  /** In the day that it is dated. */
  at: number
  /** When it was noted, if it is dated on an earlier day. */
  notedAt: Generated<number | null>
  byName: string
  way: string
  /** Negative for what went out; of the bank, the way is that of the drawer. */
  amountPaise: number
  /** The bank's or provider's number; '' for none. */
  reference: string
  note: string
  /** The driver who took the cash, or whose money it is. */
  driverId: string | null
  /** Of an expense, as the next two. */
  category: Generated<ExpenseCategory | null>
  vehicleId: Generated<string | null>
  payee: Generated<string>
  /** What keeps one payment from being noted twice: the request's key, or the provider's id. */
  onceKey: string | null
  /** The reference as it is compared, in one payment at most; null for none, and for a further part of one transfer. */
  referenceKey: string | null
  /** Why one transfer is noted for several bookings; null if it is not. */
  splitReason: string | null
  /** The entry of a refund that was not given after all, which this one takes back. */
  takesBack: string | null
  /** Of a refund: whether the booking costs so much less. */
  goodwill: Generated<Flag>
}

/** Refunds by a payment provider: written as asked before the provider is, and counted from then on. */
export interface RefundsTable {
  /** Its row of the ledger. */
  entryId: string
  /** The payment that it gives back; null in rows of before they were kept here. */
  paymentId: string | null
  provider: string
  /** The provider's id; null until it has answered. */
  providerId: string | null
  amountPaise: number
  /** The request's key, which the provider gets too. */
  onceKey: string
  state: RefundState
  askedAt: number
  /** When the provider is asked about it next; null for never again. */
  lookAt: number | null
  /** Why it was refused. */
  reason: string | null
}

/** What a payment provider has reported under its signature, or was found at it; `body` as it came. */
export interface ProviderEventsTable {
  id: string
  provider: string
  kind: string
  body: string
  at: number
  /** `open` while a person has to look. */
  state: 'kept' | 'open' | 'accepted' | 'dismissed'
  why: LookWhy | null
  /** One thing is looked at once, however often it is reported. */
  lookKey: string | null
  bookingId: string | null
  /** The provider's id of what it is about. */
  subject: string
  /** The provider's id of the payment. */
  paymentId: string | null
  amountPaise: number | null
  expectedPaise: number | null
  settledAt: number | null
  settledBy: string | null
  note: string | null
}

/** What travellers say they paid, and cash above what was due that drivers say they took. */
export interface PaymentClaimsTable {
  id: string
  bookingId: string
  way: Generated<'upi' | 'cash'>
  amountPaise: number
  /** '' of cash. */
  reference: string
  /** The reference as it is compared. */
  referenceKey: string | null
  /** The driver who took it; null for what the traveller says. */
  driverId: string | null
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
  kind: EntryKind
  entryId: string
  settlementId: string
  /** As it was settled; null in rows of the release before. */
  amountPaise: number | null
  at: number | null
  booking: string | null
}

/** The cash of the desk at the end of an Indian day, counted and as the ledger had it then: the newest of a day holds. */
export interface DrawerCountsTable {
  id: string
  day: string
  countedPaise: number
  expectedPaise: number
  note: string
  at: number
  byName: string
}

/** Months, '2026-12', into which nothing is dated any more. */
export interface ClosedMonthsTable {
  month: string
  at: number
  byName: string
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
  createdAt: number
  /** Booking and amount while it may be paid: one order is open for them. */
  openKey: string | null
  /** When the provider is asked about it next; null for never again. */
  lookAt: number | null
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
  /** Of a credit note: the invoice of which it takes a part back. */
  partOf: string | null
  /** Of a receipt or refund voucher. */
  paymentId: string | null
  /** Of a credit note: a repeated request does not issue another. */
  onceKey: string | null
  /** JSON of the contract's DocumentContent. */
  content: string
  search: SearchText
}
