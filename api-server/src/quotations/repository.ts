import type { Kysely } from 'kysely'
import type { QuotationInput } from 'shared-api/contract'
import { fareOf } from 'shared-api/fares'
import { type BookingRepository, bookableTrip, discountOf, type Edit, parseLines } from '../bookings/index.ts'
import { refuseDiscount } from '../company/index.ts'
import { markAnswered } from '../enquiries/index.ts'
import type { Database } from '../platform/database/open.ts'
import type { EnquiryRow, QuotationRow, Schema } from '../platform/database/schema.ts'
import { AppError, notFound, refused } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { insertMessages, type NewMessage } from '../platform/outbox/repository.ts'
import { fareCabOf, fareTripOf, tariffRepository } from '../tariffs/index.ts'
import { acceptQuotation } from './accept.ts'
import { quotationLinks } from './links.ts'
import { lockEnquiry, lockQuotation, quotationsOf, readQuotation } from './read.ts'
import { statusOf, written } from './row.ts'
import { type StoredQuotation, toQuotation } from './wire.ts'

type By = Pick<Edit, 'byName' | 'limits'>

export type QuotationRepository = ReturnType<typeof quotationRepository>

/** Quotations for enquiries: written, sent, withdrawn by the desk, accepted by the traveller. */
export function quotationRepository(
  database: Database,
  now: () => number,
  publicOrigin: string,
  bookings: Pick<BookingRepository, 'bookQuoted'>,
) {
  const { db, transaction } = database
  const tariffs = tariffRepository(database, now)

  /** What is stored of an input. Throws AppError 400 naming the fields; `lines` for a price that is lower than the caller may offer. */
  async function checked(
    tx: Kysely<Schema>,
    input: QuotationInput,
    { name, phone, email }: EnquiryRow,
    { byName, limits = {} }: By,
  ) {
    const tariff = await tariffs.inForce(tx)
    const person = { name, mobile: phone, mail: email }
    const { details, cab } = await bookableTrip(tx, { ...input.bookingDetails, ...person }, tariff, now())
    const { name: _name, mobile: _mobile, mail: _mail, ...trip } = details
    const stored = written(input, { details: trip, cab }, tariff, { byName, now: now() })
    const usual = fareOf({ ...fareTripOf(details), km: details.distance }, fareCabOf(cab), tariff)
    const below = usual ? usual.total - stored.totalPaise : 0
    const off = Math.max(discountOf(parseLines(stored.fareLines)), below)
    refuseDiscount(off, stored.totalPaise, limits, 'lines')
    return stored
  }

  async function write(
    tx: Kysely<Schema>,
    { id, version }: Pick<QuotationRow, 'id' | 'version'>,
    change: Partial<QuotationRow>,
  ) {
    const next = { ...change, version: version + 1 }
    await tx.updateTable('quotations').set(next).where('id', '=', id).execute()
  }

  return {
    async list(enquiryId: string): Promise<StoredQuotation[]> {
      const enquiry = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('id', '=', enquiryId)
        .executeTakeFirstOrThrow(notFound)
      return quotationsOf(db, [enquiry])
    },

    find: (id: string) => readQuotation(db, id),

    /** Stores a draft. Throws AppError 404; 400 naming the fields. */
    add: (enquiryId: string, input: QuotationInput, by: By) =>
      transaction(async (tx) => {
        const enquiry = await lockEnquiry(tx, enquiryId)
        const fields = await checked(tx, input, enquiry, by)
        const [last] = await quotationsOf(tx, [enquiry])
        const fresh = { id: newId(), enquiryId, number: (last?.quotation.number ?? 0) + 1, version: 1 }
        const rest = { status: 'draft', bookingId: null, createdAt: now(), sentAt: null, endedAt: null } as const
        await tx
          .insertInto('quotations')
          .values({ ...fresh, ...rest, ...fields })
          .execute()
        await touch(tx, enquiry, now())
        return readQuotation(tx, fresh.id)
      }),

    /** Changes a draft. Throws AppError 404; 412 if `allows` returns false; 409 once it was sent; 400 naming the fields. */
    update: (id: string, input: QuotationInput, { allows, ...by }: Edit) =>
      transaction(async (tx) => {
        const stored = await lockQuotation(tx, id)
        const { quotation, enquiry } = stored
        const { version } = quotation
        if (!allows(version))
          throw new AppError('changed', { current: { record: toQuotation(stored, now()), version } })
        if (quotation.status !== 'draft') throw refused('quotation-no-draft')
        await write(tx, quotation, await checked(tx, input, enquiry, by))
        await touch(tx, enquiry, now())
        return readQuotation(tx, id)
      }),

    /**
     * Sends a draft, or one that was sent already again; its enquiry is answered.
     * @throws AppError 404; 400 for a trip that cannot be booked any more; 409 once it is over or accepted
     */
    send: (id: string, announce: (stored: StoredQuotation) => NewMessage[]) =>
      transaction(async (tx) => {
        const stored = await lockQuotation(tx, id)
        const { quotation, enquiry } = stored
        const status = statusOf(quotation, now())
        if (status !== 'draft' && status !== 'sent') throw refused('quotation-over', { status })
        if (status === 'draft') {
          const { lines, ...input } = toQuotation(stored, now())
          const { cab: _cab, ...bookingDetails } = quotation.trip
          await checked(tx, { ...input, lines, bookingDetails }, enquiry, { byName: quotation.byName })
        }
        const at = Math.max(now(), enquiry.updatedAt)
        await write(tx, quotation, { status: 'sent', sentAt: at })
        await markAnswered(tx, enquiry, at)
        await insertMessages(tx, announce(stored), at)
        return readQuotation(tx, id)
      }),

    /** Takes a quotation back; one that is withdrawn stays so. Throws AppError 404; 409 once it was accepted. */
    withdraw: (id: string) =>
      transaction(async (tx) => {
        const { quotation, enquiry } = await lockQuotation(tx, id)
        if (quotation.status === 'accepted') throw refused('quotation-accepted')
        if (quotation.status !== 'withdrawn') {
          await write(tx, quotation, { status: 'withdrawn', endedAt: now() })
          await touch(tx, enquiry, now())
        }
        return readQuotation(tx, id)
      }),

    accept: acceptQuotation(database, now, bookings),
    links: quotationLinks(database, now, publicOrigin),
  }
}

/** Counts an edit of the enquiry, so that open pages of the desk read it again. */
async function touch(tx: Kysely<Schema>, { id, version, updatedAt }: EnquiryRow, at: number) {
  const next = { version: version + 1, updatedAt: Math.max(at, updatedAt) }
  await tx.updateTable('enquiries').set(next).where('id', '=', id).execute()
}
