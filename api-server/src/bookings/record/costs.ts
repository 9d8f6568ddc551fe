import { sql } from 'kysely'
import { isNotDriven, NOT_DRIVEN } from 'shared-api/contract'
import type { BookingRow } from '../../platform/database/schema.ts'

/** What was paid for a booking, in paise. */
export const PAID_PAISE = sql<number>`(select coalesce(sum(amount_paise), 0) from payments where booking_id = bookings.id)`

/** The price of a booking in paise: of a cancelled trip its fee. */
export const priceOf = ({
  status,
  totalPaise,
  feePaise,
}: Pick<BookingRow, 'status' | 'totalPaise' | 'feePaise'>): number =>
  isNotDriven(status) ? (feePaise ?? 0) : totalPaise

const NOT_TAKEN = sql.join(NOT_DRIVEN.map((status) => sql.lit(status)))
const PRICE = sql`case when status in (${NOT_TAKEN}) then coalesce(fee_paise, 0) else total_paise end`

/** What a booking costs, in paise: a cancelled trip its fee; less what goodwill and credit notes took off. */
export const COSTS = sql<number>`case when (${PRICE}) > forgiven_paise then (${PRICE}) - forgiven_paise else 0 end`
