import type { Generated } from 'kysely'
import type { ExpenseKind, ExpenseOutcome } from 'shared-api/contract'
import type { Flag } from './columns.ts'

/** What was driven on a trip, as its driver reports it. */
export interface DrivingTable {
  bookingId: string
  openingKm: number | null
  closingKm: number | null
  waitingMinutes: number | null
  /** Whether the km are far off the estimate. */
  doubt: Flag
}

/** What a driver paid on the way. */
export interface ExpensesTable {
  /** Made by the driver's phone, so unique within its booking alone. */
  id: string
  bookingId: string
  kind: ExpenseKind
  amountPaise: number
  /** Whether it counts: what is above the price of the trip waits for the desk. */
  outcome: Generated<ExpenseOutcome>
  /** Who paid it, where another drives the trip by now; null for who drives it. */
  driverId: Generated<string | null>
  /** The key of the photo of its receipt. */
  photo: string | null
  at: number
}

/** The passengers of a trip, for the time that the law asks for. */
export interface TouristListsTable {
  bookingId: string
  origin: string
  destination: string
  /** JSON list of { name, age }. */
  passengers: string
}
