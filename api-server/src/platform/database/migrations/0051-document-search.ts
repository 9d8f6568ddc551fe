import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { searchText } from '../search-terms.ts'

type Said = {
  recipient: { name: string; address: string; gstin: string | null }
  day: string
  booking: { reference: string }
}
type Row = { number: string; totalPaise: number | string; content: string }

const AT_ONCE = 500
const MONTHS = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' })

/** The words by which the desk finds a document. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('documents').addColumn('search', 'text').execute()
  await db.schema.createIndex('documentsIssued').on('documents').columns(['issuedAt', 'number']).execute()
  await addDocumentSearch(db)
}

/** Gives its words to each document without, as a process of the release before stores them. */
export async function addDocumentSearch(db: QueryExecutorProvider) {
  for (;;) {
    const { rows } = await sql<Row>`select number, total_paise as "totalPaise", content from documents
      where search is null limit ${AT_ONCE}`.execute(db)
    for (const row of rows)
      await sql`update documents set search = ${documentSearch(row)} where number = ${row.number}`.execute(db)
    if (rows.length < AT_ONCE) return
  }
}

/** Number, recipient, GSTIN, booking, amount in paise, and day with its month. */
function documentSearch({ number, totalPaise, content }: Row): string {
  const { recipient, day, booking }: Said = JSON.parse(content)
  const { name, address, gstin } = recipient
  const [year = '', month = '', date = ''] = day.split('-')
  const said = [number, address, gstin ?? '', MONTHS.format(new Date(`${day}T00:00:00Z`)), day]
  // As a search for figures has them: 7,490.50 is 749050, 2.11.2026 is 2112026, 2026-11-02 is 20261102.
  const figures = [String(totalPaise), `${year}${month}${date}`, `${Number(date)}${month}${year}`]
  return searchText({ name, mobile: '', mail: '', reference: booking.reference, also: [...said, ...figures] })
}
