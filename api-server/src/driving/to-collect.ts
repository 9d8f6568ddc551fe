import { toRupees } from 'shared-api/money'
import type { StoredBooking } from '../bookings/index.ts'
import { dueOf } from '../payments/index.ts'

/** What a driver is to collect from the traveller by now, in rupees (docs/product.md, The driver's page). */
export const toCollect = ({ booking, paidPaise }: Pick<StoredBooking, 'booking' | 'paidPaise'>): number =>
  toRupees(Math.max(0, dueOf(booking, paidPaise).balance))
