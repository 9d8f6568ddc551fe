import { type Kysely, sql } from 'kysely'
import type { DocumentContent, FareLine } from 'shared-api/contract'
import { moneyChangesOf } from '../bookings/index.ts'
import { documentSearch, parseContent } from '../documents/index.ts'
import type { Schema } from '../platform/database/schema.ts'

/** The name of an erased traveller. */
export const NOBODY = 'Erased'

/** Whether a document still names its recipient. */
const NAMES_SOMEBODY = sql<boolean>`documents.content not like ${`%"recipient":{"name":"${NOBODY}"%`}`

/** Whether a booking has documents that name their recipient, within a query of bookings. */
export const HAS_NAMED_DOCUMENTS = sql<number>`case when exists
  (select 1 from documents where documents.booking_id = bookings.id and ${NAMES_SOMEBODY}) then 1 else 0 end`

/** What the books keep of some bookings, from the oldest: payments with what they come from, and documents. */
export async function accountsOfTrips(db: Kysely<Schema>, ids: string[]) {
  if (ids.length === 0) return { payments: [], claims: [], orders: [], documents: [], moneyChanges: [] }
  return {
    moneyChanges: await moneyChangesOf(db, ids),
    payments: await db
      .selectFrom('payments')
      .selectAll()
      .where('bookingId', 'in', ids)
      .orderBy('at')
      .orderBy('id')
      .execute(),
    claims: await db
      .selectFrom('paymentClaims')
      .innerJoin('bookings', 'bookings.id', 'paymentClaims.bookingId')
      .selectAll('paymentClaims')
      .select('bookings.reference as bookingReference')
      .where('bookingId', 'in', ids)
      .orderBy('at')
      .orderBy('paymentClaims.id')
      .execute(),
    orders: await db
      .selectFrom('paymentOrders')
      .innerJoin('bookings', 'bookings.id', 'paymentOrders.bookingId')
      .selectAll('paymentOrders')
      .select('bookings.reference as bookingReference')
      .where('bookingId', 'in', ids)
      .orderBy('paymentOrders.createdAt')
      .execute(),
    documents: await db
      .selectFrom('documents')
      .innerJoin('bookings', 'bookings.id', 'documents.bookingId')
      .selectAll('documents')
      .select('bookings.endsAt')
      .where('bookingId', 'in', ids)
      .orderBy('documents.day')
      .orderBy('documents.number')
      .execute(),
  }
}

/** How many documents of a booking name their recipient. */
export async function namedDocuments(tx: Kysely<Schema>, bookingId: string): Promise<number> {
  const query = tx.selectFrom('documents').select('number').where('bookingId', '=', bookingId).where(NAMES_SOMEBODY)
  return (await query.execute()).length
}

/** Takes the person out of what the books have kept of a trip, once no law asks for it any more. Sums and numbers stay. */
export async function eraseFromAccounts(tx: Kysely<Schema>, bookingId: string) {
  const numbers = { reference: '', referenceKey: null }
  await tx.updateTable('payments').set(numbers).where('bookingId', '=', bookingId).execute()
  const documents = await tx
    .selectFrom('documents')
    .select(['number', 'content', 'totalPaise'])
    .where('bookingId', '=', bookingId)
    .execute()
  for (const { number, totalPaise, ...row } of documents) {
    const content = JSON.stringify(withoutPerson(parseContent(row)))
    await tx
      .updateTable('documents')
      .set({ content, search: documentSearch({ number, totalPaise, content }) })
      .where('number', '=', number)
      .execute()
  }
}

const withoutPerson = (content: DocumentContent): DocumentContent => ({
  ...content,
  recipient: { name: NOBODY, address: '', gstin: null },
  ...(content.drive && { drive: { ...content.drive, passenger: NOBODY } }),
  reason: content.reason && NOBODY,
  lines: withoutNotes(content.lines),
  payment: content.payment && { ...content.payment, reference: '' },
})

/** The lines of a fare, without what the desk wrote to those that it added. */
export const withoutNotes = (lines: FareLine[]): FareLine[] => lines.map(({ note: _note, ...line }) => line)
