import { type Kysely, sql } from 'kysely'

type Line = { code: string; quantity?: number; amount: number; rate?: number; taxable?: boolean; origin?: string }
type Row = { id: string; lines: string; fare: string }

const TAXES = ['cgst', 'sgst', 'igst', 'gst']
const AT_ONCE = 500

/**
 * The rate of a line of the desk becomes what the traveller pays for it, as its tax was added to it until now. Amounts, taxes and
 * totals stay.
 */
export async function up(db: Kysely<unknown>) {
  await rewrite(db, 'bookings', 'id', 'fare_lines', 'fare_lines', (text, percent) =>
    JSON.stringify(JSON.parse(text).map((line: Line) => ({ ...line, ...paid(line, percent, 1) }))),
  )
  await rewrite(db, 'final_bills', 'booking_id', 'input', 'quoted_lines', (text, percent) => {
    const { lines, ...input } = JSON.parse(text)
    const typed = lines.map((line: Line) => {
      const { rate: amount = line.amount } = paid(line, percent, 100)
      return { ...line, ...('rate' in line && { rate: amount }), amount }
    })
    return JSON.stringify({ ...input, lines: typed })
  })
}

/** The rate of a taxed line of the desk with its tax; `unit` is how many of the least money there are in an amount of 1. */
function paid({ amount, taxable, origin }: Line, percent: number, unit: number): { rate?: number } {
  if (!taxable || origin !== 'desk') return {}
  return { rate: (Math.round(amount * unit) + Math.round((Math.round(amount * unit) * percent) / 100)) / unit }
}

/** Rewrites a column of the rows whose fare has tax. */
async function rewrite(
  db: Kysely<unknown>,
  table: string,
  key: string,
  column: string,
  fares: string,
  change: (text: string, percent: number) => string,
) {
  const [of, id, text, fare] = [sql.table(table), sql.ref(key), sql.ref(column), sql.ref(fares)]
  let after = ''
  for (;;) {
    const { rows } = await sql<Row>`select ${id} as id, ${text} as lines, ${fare} as fare from ${of}
      where ${text} is not null and ${id} > ${after} order by ${id} limit ${AT_ONCE}`.execute(db)
    for (const row of rows) {
      const taxes: Line[] = JSON.parse(row.fare).filter(({ code }: Line) => TAXES.includes(code))
      const percent = taxes.reduce((sum, { quantity = 0 }) => sum + quantity, 0)
      if (percent > 0)
        await sql`update ${of} set ${text} = ${change(row.lines, percent)} where ${id} = ${row.id}`.execute(db)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
