import { type Kysely, sql } from 'kysely'

type Line = { code: string; note?: string; by?: string; origin?: string }
type Row = { id: string; text: string }

const MADE = ['cgst', 'sgst', 'igst', 'gst', 'rounding']
const AT_ONCE = 500

/** The lines of stored prices say where they come from. Until now a note or the other lines said it. */
export async function up(db: Kysely<unknown>) {
  const fromLines = (text: string) => JSON.stringify(withOrigins(JSON.parse(text)))
  await rewrite(db, 'bookings', 'id', 'fare_lines', fromLines)
  await rewrite(db, 'quotations', 'id', 'fare_lines', fromLines)
  await rewrite(db, 'final_bills', 'booking_id', 'quoted_lines', fromLines)
  await rewrite(db, 'final_bills', 'booking_id', 'input', (text) => {
    const input = JSON.parse(text)
    return JSON.stringify({ ...input, lines: withOrigins(input.lines) })
  })
}

function withOrigins(lines: Line[]): Line[] {
  const isQuoted = lines.every(({ code, by }) => by !== undefined || MADE.includes(code))
  const origin = ({ by, note }: Line) => {
    if (by === undefined) return 'tariff'
    if (note === 'Agreed price') return 'agreed'
    return isQuoted ? 'quoted' : 'desk'
  }
  return lines.map((line) => ({ ...line, origin: origin(line) }))
}

async function rewrite(
  db: Kysely<unknown>,
  table: string,
  key: string,
  column: string,
  change: (text: string) => string,
) {
  const [of, id, text] = [sql.table(table), sql.ref(key), sql.ref(column)]
  let after = ''
  for (;;) {
    const { rows } = await sql<Row>`select ${id} as id, ${text} as text from ${of}
      where ${text} is not null and ${id} > ${after} order by ${id} limit ${AT_ONCE}`.execute(db)
    for (const row of rows)
      await sql`update ${of} set ${text} = ${change(row.text)} where ${id} = ${row.id}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}
