import type { Kysely } from 'kysely'
import {
  type ClerkLimits,
  type Document,
  type DocumentContent,
  type DocumentKind,
  type DocumentListQuery,
  type DocumentsQuery,
  type IssueCreditNote,
  isDriven,
  isNotDriven,
  type Recipient,
  type Settings,
} from 'shared-api/contract'
import { istDay } from 'shared-api/india'
import { toRupees } from 'shared-api/money'
import type { z } from 'zod'
import { lockBooking, recordMoney, withFare } from '../bookings/index.ts'
import { refuseAboveLimit } from '../company/index.ts'
import {
  countForgiven,
  findPayment,
  goodwillOf,
  invoiceInForce,
  invoiceMessages,
  paidFor,
  paymentMessages,
} from '../payments/index.ts'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { BookingRow, DocumentRow, PaymentRow, Schema } from '../platform/database/schema.ts'
import { AppError, invalid, notFound, refused } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import type { Mailing } from '../platform/outbox/addresses.ts'
import { insertMessages } from '../platform/outbox/repository.ts'
import { tariffRepository } from '../tariffs/index.ts'
import { invoiceContent, paymentContent } from './content.ts'
import { creditNoteContent, restOf } from './credit.ts'
import { driveOf } from './drive.ts'
import { listDocuments } from './list.ts'
import { nextNumber } from './numbers.ts'
import { aboutPayment } from './payments.ts'
import { parseContent, toDocument } from './record/index.ts'
import { documentSearch } from './search.ts'

export type DocumentRepository = ReturnType<typeof documentRepository>
/** What a document is about, on or after which day it is dated, and what was left in paise of what it takes back. */
type Links = Partial<Pick<DocumentRow, 'ofNumber' | 'partOf' | 'paymentId' | 'onceKey'>> & {
  since?: string
  rest?: number
}
type Credit = z.output<typeof IssueCreditNote>
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

    page: (query: DocumentListQuery) => listDocuments(db, query),

    /** Mails a document to its traveller again. Throws AppError 404; 409 without an address. */
    send: (number: string): Promise<void> =>
      transaction(async (tx) => {
        const row = await tx.selectFrom('documents').selectAll().where('number', '=', number).executeTakeFirst()
        if (!row?.bookingId) throw new AppError('not-found')
        const booking = await lockBooking(tx, row.bookingId)
        if (booking.mail === '') throw refused('no-mail')
        const payment = row.paymentId === null ? undefined : await findPayment(tx, 'id', row.paymentId)
        const messages = payment ? paymentMessages(sender, booking, payment) : invoiceMessages(sender, booking, row)
        const again = messages.map((message) => ({ ...message, onceKey: `again ${newId()}` }))
        await insertMessages(tx, again, now())
      }),

    /** What a document says. Throws AppError 404. */
    async content(number: string, bookingId?: string): Promise<DocumentContent> {
      const row = await db.selectFrom('documents').selectAll().where('number', '=', number).executeTakeFirst()
      if (!row || (bookingId !== undefined && row.bookingId !== bookingId)) throw new AppError('not-found')
      return parseContent(row)
    },

    /** Issues the invoice of a trip or of its fee. Throws AppError 404; 409 before the trip is over, without a fee, or while one holds. */
    invoice: (bookingId: string, recipient: Recipient | undefined, byName: string): Promise<Document> =>
      transaction(async (tx) => {
        const booking = await withFare(tx, await lockBooking(tx, bookingId))
        refuseUnbillable(booking)
        const holding = await invoiceInForce(tx, bookingId)
        if (holding) throw refused('document-holds', { number: holding.number })
        const tariff = await tariffs.kept(booking.tariffId ?? 'tariff-first', tx)
        const money = { paidPaise: await paidFor(tx, bookingId), goodwillPaise: await goodwillOf(tx, bookingId) }
        const known = { booking, tariff, ...money, drive: await driveOf(tx, bookingId) }
        const kind = company().gst ? 'invoice' : 'bill'
        const invoice = await issue(tx, booking, kind, byName, {}, (data) =>
          invoiceContent(known, company(), data, recipient),
        )
        await insertMessages(tx, invoiceMessages(sender, booking, invoice), now())
        return invoice
      }),

    /**
     * Takes back an invoice, or `amount` paise of it; what is due falls by a part. Throws AppError 404; 409 for one that was taken back
     * already, or is none; 400 for more than is left of it, or than the caller may take back alone. A repeated key issues it once;
     * 422 when the key belongs to another.
     */
    creditNote: (
      number: string,
      { reason, amount }: Credit,
      byName: string,
      { limits = {}, key = null }: { limits?: ClerkLimits; key?: string | null } = {},
    ): Promise<Document> =>
      transaction(async (tx) => {
        const query = tx.selectFrom('documents').selectAll().where('number', '=', number)
        const invoice = await lockRows(tx, query).executeTakeFirstOrThrow(notFound)
        const before = await tx.selectFrom('documents').selectAll().where('onceKey', '=', key).executeTakeFirst()
        if (before) return repeated(before, number, amount)
        const later = await tx
          .selectFrom('documents')
          .select('number')
          .where('ofNumber', '=', number)
          .executeTakeFirst()
        if (later) throw refused('document-taken-back', { number: later.number })
        if (invoice.kind !== 'invoice' && invoice.kind !== 'bill') throw refused('not-invoice', { number })
        const said = parseContent(invoice)
        const rest = restOf(said, await partsOf(tx, number))
        const { total: most } = rest
        const taken = amount ?? most
        if (taken > most) throw invalid([{ path: 'amount', code: 'above-rest', params: { rest: toRupees(most) } }])
        refuseAboveLimit(said.total - most + taken, limits.creditNote, 'amount')
        const booking = { id: invoice.bookingId, reference: invoice.bookingReference }
        const links = taken === most ? { ofNumber: number } : { partOf: number }
        return issue(
          tx,
          booking,
          'credit-note',
          byName,
          { ...links, onceKey: key, since: invoice.day, rest: most },
          (data) => creditNoteContent(said, rest, taken, data, reason),
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
        return paymentDocument(tx, payment, byName)
      }),
  }

  async function paymentDocument(tx: Kysely<Schema>, payment: PaymentRow, byName: string): Promise<Document> {
    const { id: paymentId, bookingId } = payment
    // Locked before the look: a refund issues receipts too.
    const locked = await lockBooking(tx, bookingId ?? '')
    const query = tx.selectFrom('documents').selectAll().where('paymentId', '=', paymentId)
    const before = await query.executeTakeFirst()
    if (before) return toDocument(before)
    const booking = await withFare(tx, locked)
    const tariff = await tariffs.kept(booking.tariffId ?? 'tariff-first', tx)
    const about = await aboutPayment(tx, payment, (receipt) => paymentDocument(tx, receipt, byName))
    const kind = payment.amountPaise < 0 ? 'refund' : 'receipt'
    return issue(tx, booking, kind, byName, { paymentId, since: istDay(payment.at) }, (data) =>
      paymentContent({ booking, tariff, payment, ...about }, company(), data),
    )
  }

  async function issue(
    tx: Kysely<Schema>,
    booking: Pick<BookingRow, 'reference'> & { id: string | null },
    kind: DocumentKind,
    byName: string,
    { since = '', rest, ...links }: Links,
    write: Write,
  ): Promise<Document> {
    const earliest = latest(istDay(now()), since)
    const number = await nextNumber(tx, kind, earliest, company().gst?.prefix)
    const day = latest(earliest, await dayBefore(tx, number))
    const content = write({ kind, number, day })
    const said = { number, totalPaise: content.total, content: JSON.stringify(content) }
    const row: DocumentRow = {
      ...{ ...said, kind, day, issuedAt: now(), byName, bookingId: booking.id, bookingReference: booking.reference },
      ...{ ofNumber: null, partOf: null, paymentId: null, onceKey: null, ...links, search: documentSearch(said) },
    }
    await tx.insertInto('documents').values(row).execute()
    const leaves =
      rest === undefined
        ? { beforePaise: 0, afterPaise: said.totalPaise }
        : { beforePaise: rest, afterPaise: rest - said.totalPaise }
    const { bookingId, bookingReference, issuedAt: at } = row
    const change = { bookingId, bookingReference, at, byName, what: 'document' as const, subject: number }
    await recordMoney(tx, [{ ...change, ...leaves, reason: content.reason ?? '' }])
    if (booking.id !== null && row.paymentId === null) await countForgiven(tx, booking.id)
    return toDocument(row)
  }
}

/** The credit note that was issued with a key. Throws AppError 422 when it takes back something else. */
function repeated(before: DocumentRow, of: string, amount: number | undefined): Document {
  const { ofNumber, partOf, totalPaise } = before
  const isSame = amount === undefined ? ofNumber === of : (ofNumber ?? partOf) === of && amount === totalPaise
  if (!isSame) throw new AppError('key-reused')
  return toDocument(before)
}

/** Throws AppError 409 for a trip that has not ended, or is off without a fee. */
function refuseUnbillable({ status, feePaise }: BookingRow) {
  if (isNotDriven(status) && !feePaise) throw refused('no-fee', { status })
  if (!isDriven(status) && !isNotDriven(status)) throw refused('invoice-too-early', { status })
}

/** What the credit notes of parts of an invoice say. */
async function partsOf(tx: Kysely<Schema>, number: string): Promise<DocumentContent[]> {
  const rows = await tx.selectFrom('documents').select('content').where('partOf', '=', number).execute()
  return rows.map(parseContent)
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
