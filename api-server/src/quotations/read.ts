import type { Kysely } from 'kysely'
import { lockRows } from '../platform/database/engine.ts'
import type { EnquiryRow, QuotationRow, Schema } from '../platform/database/schema.ts'
import { notFound } from '../platform/http/problems.ts'
import { parseQuotation } from './record.ts'
import type { StoredQuotation } from './wire.ts'

/** The quotations of enquiries, from the newest, each with its enquiry and booking. */
export async function quotationsOf(db: Kysely<Schema>, enquiries: EnquiryRow[]): Promise<StoredQuotation[]> {
  if (enquiries.length === 0) return []
  const byId = new Map(enquiries.map((enquiry) => [enquiry.id, enquiry]))
  const rows = await db
    .selectFrom('quotations')
    .selectAll()
    .where('enquiryId', 'in', [...byId.keys()])
    .orderBy('enquiryId')
    .orderBy('number', 'desc')
    .execute()
  const bookings = await bookingsOf(db, rows)
  return rows.flatMap((row) => {
    const quotation = parseQuotation(row)
    const enquiry = byId.get(quotation.enquiryId)
    return enquiry ? { quotation, enquiry, booking: bookings.get(quotation.bookingId ?? '') ?? null } : []
  })
}

async function bookingsOf(db: Kysely<Schema>, rows: Pick<QuotationRow, 'bookingId'>[]) {
  const ids = rows.flatMap(({ bookingId }) => bookingId ?? [])
  if (ids.length === 0) return new Map<string, StoredQuotation['booking']>()
  const found = await db.selectFrom('bookings').select(['id', 'reference', 'status']).where('id', 'in', ids).execute()
  return new Map(found.map((booking) => [booking.id, booking]))
}

/** One quotation with its enquiry and booking. Throws AppError 404. */
export async function readQuotation(db: Kysely<Schema>, id: string): Promise<StoredQuotation> {
  const quotation = await db.selectFrom('quotations').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return besides(db, quotation)
}

/** The same, locked until the transaction ends, its enquiry too. Throws AppError 404. */
export async function lockQuotation(tx: Kysely<Schema>, id: string): Promise<StoredQuotation> {
  const { enquiryId } = (await readQuotation(tx, id)).quotation
  // The enquiry first, as everything that writes both does.
  await lockEnquiry(tx, enquiryId)
  const query = tx.selectFrom('quotations').selectAll().where('id', '=', id)
  const quotation = await lockRows(tx, query).executeTakeFirstOrThrow(notFound)
  return besides(tx, quotation)
}

/** An enquiry, locked until the transaction ends. Throws AppError 404. */
export async function lockEnquiry(tx: Kysely<Schema>, id: string): Promise<EnquiryRow> {
  const query = tx.selectFrom('enquiries').selectAll().where('id', '=', id)
  const enquiry = await lockRows(tx, query).executeTakeFirstOrThrow(notFound)
  return enquiry
}

async function besides(db: Kysely<Schema>, row: QuotationRow): Promise<StoredQuotation> {
  const quotation = parseQuotation(row)
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', quotation.enquiryId)
    .executeTakeFirstOrThrow(notFound)
  const bookings = await bookingsOf(db, [quotation])
  return { quotation, enquiry, booking: bookings.get(quotation.bookingId ?? '') ?? null }
}
