import { istInstant } from 'shared-api/contract'
import type { Alongside, BookingRepository } from '../bookings/index.ts'
import type { Database } from '../platform/database/open.ts'
import { refused } from '../platform/http/problems.ts'
import { lockQuotation, readQuotation } from './read.ts'
import { referenceOf, statusOf } from './row.ts'
import type { StoredQuotation } from './wire.ts'

/**
 * Makes the booking of a quotation that was sent, at its price, with its messages and what `alongside` stores, all or nothing.
 * One that was accepted already gives the same again, and stores nothing.
 * @throws AppError 404; 409 after its day or pick-up, when it was withdrawn, or when its cab is gone
 */
export const acceptQuotation =
  ({ transaction }: Database, now: () => number, { bookQuoted }: Pick<BookingRepository, 'bookQuoted'>) =>
  (id: string, alongside: Alongside): Promise<StoredQuotation> =>
    transaction(async (tx) => {
      const stored = await lockQuotation(tx, id)
      const { quotation, enquiry } = stored
      const status = statusOf(quotation, now())
      if (status === 'accepted') return stored
      // A draft has no link, but for one that was made by mistake.
      if (status !== 'sent') throw refused(status === 'expired' ? 'quotation-expired' : 'quotation-withdrawn')
      const { cab: _cab, ...trip } = quotation.trip
      if (istInstant(trip.pickUpDate, trip.pickUpTime) <= now()) throw refused('quotation-begun')
      // Also one that is offered to nobody any more: the desk has promised it.
      const cab = await tx.selectFrom('cabs').selectAll().where('id', '=', trip.selectedCab._id).executeTakeFirst()
      if (!cab) throw refused('quotation-cab-gone')
      const language = enquiry.language ?? 'en'
      const { _id: bookingId } = await bookQuoted(
        tx,
        {
          details: { ...trip, name: enquiry.name, mobile: enquiry.phone, mail: enquiry.email },
          cab,
          fare: {
            ...{ lines: quotation.fareLines, total: quotation.totalPaise },
            advance: quotation.advancePaise,
          },
          tariff: { id: quotation.tariffId, name: quotation.tariffName },
          ...{ language, ofEnquiry: enquiry.id, note: `Of quotation ${referenceOf(enquiry, quotation)}.` },
        },
        now(),
      )
      await alongside(tx, bookingId)
      await tx
        .updateTable('quotations')
        .set({ status: 'accepted', bookingId, endedAt: now(), version: quotation.version + 1 })
        .where('id', '=', id)
        .execute()
      return readQuotation(tx, id)
    })
