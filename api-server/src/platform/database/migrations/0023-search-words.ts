import { type Kysely, sql } from 'kysely'
import { cityName } from 'shared-api/geography'

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u
/** Rows of one batch: they are in memory together. */
const BATCH = 500

type Row = { id: string; search: string; fromCity: string; toCity: string; cabSnapshot: string; note: string }

/** Bookings are found by their cities, cab and note too. */
export async function up(db: Kysely<unknown>) {
  let after = ''
  for (;;) {
    const { rows } = await sql<Row>`select id, search, from_city, to_city, cab_snapshot, note from bookings
      where id > ${after} and search <> '' order by id limit ${BATCH}`.execute(db)
    for (const row of rows) await sql`update bookings set search = ${longer(row)} where id = ${row.id}`.execute(db)
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}

/** The search text with the further words of its booking. An erased person's booking has no text, and stays so. */
function longer({ search, fromCity, toCity, cabSnapshot, note }: Row): string {
  const { brand, carModel }: { brand: string; carModel: string } = JSON.parse(cabSnapshot)
  const text = [search, cityName(fromCity), cityName(toCity), brand, carModel, note].join(' ')
  const had = search.trim().split(' ')
  const words = text.slice(search.length).normalize('NFKC').toLowerCase().split(BETWEEN_WORDS)
  return ` ${[...new Set([...had, ...words])].filter((word) => word !== '').join(' ')} `
}
