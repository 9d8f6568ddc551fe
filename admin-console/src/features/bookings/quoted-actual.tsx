import type { Bill, FareLine } from 'shared-api/contract'
import { linesInPaise } from 'shared-api/fares'
import { lineText } from 'shared-api/languages/fare-words'
import { formatPaise, rupeesText } from 'shared-api/money'
import { type Column, DataTable } from '../../lists/data-table.tsx'
import { bookingMoneyTexts } from '../../texts/booking-money.ts'
import { sharedTexts } from '../../texts/shared.ts'

type Row = { id: string; what: string; quoted: string; actual: string }

/** A bill as a table: each line as it was quoted and as it is now, in the order of the fare. */
export const QuotedActual = ({ bill }: { bill: Pick<Bill, 'quoted' | 'actual'> }) => (
  <DataTable
    caption={bookingMoneyTexts().bill.caption}
    columns={columns()}
    rows={rowsOf(bill)}
    rowId={({ id }) => id}
  />
)

function columns(): Column<Row>[] {
  const texts = bookingMoneyTexts().bill
  return [
    { key: 'what', header: texts.line, cell: ({ what }) => what },
    { key: 'quoted', header: texts.quoted, cell: ({ quoted }) => quoted, numeric: true },
    { key: 'actual', header: texts.actual, cell: ({ actual }) => actual, numeric: true },
  ]
}

function rowsOf({ quoted, actual }: Pick<Bill, 'quoted' | 'actual'>): Row[] {
  const { fareLines } = sharedTexts()
  const now = linesInPaise(actual.lines)
  const before = linesInPaise(quoted.lines)
  const keys = [...new Set([...now, ...before].map(keyOf))]
  const sumOf = (lines: FareLine[], key: string) => {
    const found = lines.filter((line) => keyOf(line) === key)
    return found.length === 0 ? '' : formatPaise(found.reduce((sum, { amount }) => sum + amount, 0))
  }
  const lines = keys.map((key) => {
    const shown = [...now, ...before].find((line) => keyOf(line) === key)
    return {
      id: key,
      what: shown ? lineText(fareLines, shown) : key,
      quoted: sumOf(before, key),
      actual: sumOf(now, key),
    }
  })
  return [
    ...lines,
    {
      id: 'total',
      what: bookingMoneyTexts().bill.total,
      quoted: rupeesText(quoted.total),
      actual: rupeesText(actual.total),
    },
  ]
}

/** Lines for the same thing stand in one row; those of the desk, by what they are for. */
const keyOf = ({ code, note = '' }: FareLine) => `${code} ${note}`
