import type { Database } from '../../platform/database/open.ts'
import { AppError } from '../../platform/http/problems.ts'
import { readBooking, type StoredBooking } from '../record/page.ts'

/** Says what of a trip's allowance (paise) an earlier driver gets. Throws AppError 404. */
export const shareLeg =
  ({ transaction }: Database) =>
  (bookingId: string, legId: string, sharePaise: number): Promise<StoredBooking> =>
    transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('earlierLegs')
        .set({ sharePaise })
        .where('bookingId', '=', bookingId)
        .where('id', '=', legId)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new AppError('not-found')
      return readBooking(tx, bookingId)
    })
