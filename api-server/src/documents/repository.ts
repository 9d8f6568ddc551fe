import type { Kysely } from 'kysely'
import {
  type Document,
  type DocumentContent,
  type DocumentKind,
  type DocumentsQuery,
  isDriven,
  type Recipient,
  type Settings,
} from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import { lockBooking, withFare } from '../bookings/index.ts'
import { invoiceMessages, paidFor } from '../payments/index.ts'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { BookingRow, DocumentRow, Schema } from '../platform/database/schema.ts'
import { AppError, refused } from '../platform/http/problems.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import { insertMessages } from '../platform/outbox/repository.ts'
import { tariffRepository } from '../tariffs/index.ts'
import { creditNoteContent, invoiceContent, paymentContent } from './content.ts'
import { nextNumber } from './numbers.ts'
import { parseContent } from './record.ts'

export type DocumentRepository = ReturnType<typeof documentRepository>
/** What a document is about, on or after which day it is dated. */
type Links = Partial<Pick<DocumentRow, 'ofNumber' | 'paymentId'>> & { since?: string }
type Write = (issue: { kind: DocumentKind; number: string; day: string }) => DocumentContent

/** Invoices, bills, credit notes, receipts and refund vouchers (docs/product.md, Documents). None is ever changed. */
export function documentRepository(
  database: Database,
  now: () => number,
  company: () => Settings,
  sender: Pick<Mailing, 'domain'>,
) {
  const { db, transaction } = database
  const tariffs = tariffRepository(database, now)
  return {
    /** Documents from the oldest, by day or booking. */
    async list({ from, to, bookingId }: DocumentsQuery): Promise<Document[]> {
      const rows = await db
        .selectFrom('documents')
        .selectAll()
        .$if(from !== undefined, (query) => query.where('day', '>=', from ?? ''))
        .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
        .$if(bookingId !== undefined, (query) => query.where('bookingId', '=', bookingId ?? ''))
        .orderBy('day')
        .orderBy('number')
        .execute()
      return rows.map(toDocument)
    },

    /** What a document says. Throws AppError 404. */
    async content(number: string, bookingId?: string): Promise<DocumentContent> {
      const row = await db.selectFrom('documents').selectAll().where('number', '=', number).executeTakeFirst()
      if (!row || (bookingId !== undefined && row.bookingId !== bookingId)) throw new AppError('not-found')
      return parseContent(row)
    },

    /** Issues the invoice of a booking. Throws AppError 404; 409 before the trip has ended, or while one holds. */
    invoice: (bookingId: string, recipient: Recipient | undefined, byName: string): Promise<Document> =>
      transaction(async (tx) => {
        const booking = await withFare(tx, await lockBooking(tx, bookingId))
        if (!isDriven(booking.status)) throw refused('invoice-too-early', { status: booking.status })
        const holding = await invoiceInForce(tx, bookingId)
        if (holding) throw refused('document-holds', { number: holding })
        const tariff = await tariffs.kept(booking.tariffId ?? 'tariff-first', tx)
        const paidPaise = await paidFor(tx, bookingId)
        const kind = company().gst ? 'invoice' : 'bill'
        const invoice = await issue(tx, booking, kind, byName, {}, (data) =>
          invoiceContent({ booking, tariff, paidPaise }, company(), data, recipient),
        )
        await insertMessages(tx, invoiceMessages(sender, booking, invoice), now())
        return invoice
      }),

    /** Takes an invoice back. Throws AppError 404; 409 for one that was taken back already, or is none. */
    creditNote: (number: string, reason: string, byName: string): Promise<Document> =>
      transaction(async (tx) => {
        const query = tx.selectFrom('documents').selectAll().where('number', '=', number)
        const invoice = await lockRows(tx, query).executeTakeFirst()
        if (!invoice) throw new AppError('not-found')
        const later = await tx
          .selectFrom('documents')
          .select('number')
          .where('ofNumber', '=', number)
          .executeTakeFirst()
        if (later) throw refused('document-taken-back', { number: later.number })
        if (invoice.kind !== 'invoice' && invoice.kind !== 'bill') throw refused('not-invoice', { number })
        const booking = { id: invoice.bookingId, reference: invoice.bookingReference }
        return issue(tx, booking, 'credit-note', byName, { ofNumber: number, since: invoice.day }, (data) =>
          creditNoteContent(parseContent(invoice), data, reason),
        )
      }),

    /** The receipt of a payment or the voucher of a refund, issued when it is first asked for. Throws AppError 404. */
    ofPayment: (paymentId: string, byName: string): Promise<Document> =>
      transaction(async (tx) => {
        const payment = await lockRows(
          tx,
          tx.selectFrom('payments').selectAll().where('id', '=', paymentId),
        ).executeTakeFirst()
        if (!payment?.bookingId || payment.takesBack) throw new AppError('not-found')
        await refuseNotGiven(tx, paymentId)
        const before = await tx
          .selectFrom('documents')
          .selectAll()
          .where('paymentId', '=', paymentId)
          .executeTakeFirst()
        if (before) return toDocument(before)
        const booking = await lockBooking(tx, payment.bookingId)
        const kind = payment.amountPaise < 0 ? 'refund' : 'receipt'
        return issue(tx, booking, kind, byName, { paymentId, since: istDay(payment.at) }, (data) =>
          paymentContent({ booking }, payment, company(), data),
        )
      }),
  }

  async function issue(
    tx: Kysely<Schema>,
    booking: Pick<BookingRow, 'reference'> & { id: string | null },
    kind: DocumentKind,
    byName: string,
    { since = '', ...links }: Links,
    write: Write,
  ): Promise<Document> {
    const earliest = latest(istDay(now()), since)
    const number = await nextNumber(tx, kind, earliest, company().gst?.prefix)
    const day = latest(earliest, await dayBefore(tx, number))
    const content = write({ kind, number, day })
    const row: DocumentRow = {
      ...{ number, kind, day, issuedAt: now(), byName, bookingId: booking.id, bookingReference: booking.reference },
      ...{ totalPaise: content.total, ofNumber: null, paymentId: null, ...links, content: JSON.stringify(content) },
    }
    await tx.insertInto('documents').values(row).execute()
    return toDocument(row)
  }
}

/** The later of two days. */
const latest = (one: string, other: string) => (one > other ? one : other)

/** The day of the document before a new one of its series; '' for the first. A clock may have been put back since. */
async function dayBefore(tx: Kysely<Schema>, number: string): Promise<string> {
  const at = number.lastIndexOf('-') + 1
  const before = number.slice(0, at) + String(Number(number.slice(at)) - 1).padStart(5, '0')
  const row = await tx.selectFrom('documents').select('day').where('number', '=', before).executeTakeFirst()
  return row?.day ?? ''
}

/** Throws AppError 409 for a refund that is asked for alone, or was refused: there is no voucher of it. */
async function refuseNotGiven(tx: Kysely<Schema>, entryId: string) {
  const query = tx.selectFrom('refunds').select('state').where('entryId', '=', entryId).where('state', '!=', 'given')
  const { state } = (await query.executeTakeFirst()) ?? {}
  if (state) throw refused('voucher-too-early', { state })
}

/** The number of a booking's invoice or bill that no credit note took back. */
export async function invoiceInForce(tx: Kysely<Schema>, bookingId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('documents')
    .leftJoin('documents as later', 'later.ofNumber', 'documents.number')
    .select('documents.number')
    .where('documents.bookingId', '=', bookingId)
    .where('documents.kind', 'in', ['invoice', 'bill'])
    .where('later.number', 'is', null)
    .executeTakeFirst()
  return row?.number
}

/** A document as the wire has it. */
export function toDocument({
  number,
  kind,
  day,
  bookingReference,
  totalPaise,
  ofNumber,
  content,
}: DocumentRow): Document {
  const { recipient } = parseContent({ content })
  return {
    ...{ number, kind, day, reference: bookingReference, recipient: recipient.name },
    ...{ total: toRupees(totalPaise), of: ofNumber },
  }
}
