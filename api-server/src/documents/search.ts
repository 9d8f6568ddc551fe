import type { DocumentRow } from '../platform/database/schema.ts'
import { searchText } from '../platform/database/search-terms.ts'
import { parseContent } from './record/index.ts'

const MONTHS = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' })

type Said = Pick<DocumentRow, 'number' | 'totalPaise' | 'content'>

/** What a document is found by: number, recipient, GSTIN, booking, amount in paise, and day with its month. */
export function documentSearch({ number, totalPaise, content }: Said): string {
  const { recipient, day, booking } = parseContent({ content })
  const { name, address, gstin } = recipient
  const [year = '', month = '', date = ''] = day.split('-')
  const said = [number, address, gstin ?? '', MONTHS.format(new Date(`${day}T00:00:00Z`)), day]
  // As a search for figures has them: 7,490.50 is 749050, 2.11.2026 is 2112026, 2026-11-02 is 20261102.
  const figures = [String(totalPaise), `${year}${month}${date}`, `${Number(date)}${month}${year}`]
  return searchText({ name, mobile: '', mail: '', reference: booking.reference, also: [...said, ...figures] })
}
