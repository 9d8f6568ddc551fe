import { DatabaseSync } from 'node:sqlite'
import { psql } from '../setup/psql.ts'

export const BOOKINGS = 100_000

type Columns = Record<string, string>

const CREATED = `created_at - n * cast(${20 * 60_000} as bigint)`
const STARTS = `${CREATED} + cast(${10 * 86_400_000} as bigint)`
const TRIP_MS = 6 * 3_600_000
/** So many that none is on two trips at once. */
const VEHICLES = 100
/** What differs from the booking that is copied. Few are open, as at a desk that keeps up. */
const BOOKING: Columns = {
  id: "'many-' || n",
  reference: "'TT-' || (1000000 + n)",
  status: `case when n < 200 then 'new' when n < 300 then 'confirmed' when n % 5 = 0 then 'cancelled' else 'completed' end`,
  created_at: CREATED,
  starts_at: STARTS,
  ends_at: `${STARTS} + cast(${TRIP_MS} as bigint)`,
  name: "'Name' || (n % 199) || ' Family' || (n % 997)",
  mobile: "'+9198' || (10000000 + n)",
  search: `' name' || (n % 199) || ' family' || (n % 997) || ' 9198' || (10000000 + n) || ' 98' || (10000000 + n) || ' ' || (1000000 + n) || ' '`,
}
const MAIL: Columns = { id: "'many-' || n", booking_id: "'many-' || n", state: "'sent'", created_at: CREATED }

/** Copies the one row that `source` finds, with `own` in the place of its values. */
const copies = (table: string, source: string, columns: string[], own: Columns) => `
  insert into ${table} (${columns.join(', ')})
  with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${BOOKINGS})
  select ${columns.map((column) => own[column] ?? column).join(', ')}
  from (select * from ${table} ${source} limit 1) as one, numbers`

/** What the books read: payments, some of them of a part, and who drove what. */
const BOOKS = [
  `insert into payments (id, booking_id, booking_reference, at, by_name, way, amount_paise, reference, note)
   select id, id, reference, created_at, 'Desk', 'cash', total_paise - ${numberOf('id')} % 3 * 10000, '', ''
   from bookings where status = 'completed' and id like 'many-%'`,
  `insert into vehicles (id, cab_id, registration, enabled, note, version, created_at, updated_at)
   select id, cab_id, 'TN 99 ZZ ' || ${numberOf('id')}, 1, '', 1, 0, 0
   from bookings where id like 'many-%' and ${numberOf('id')} < ${VEHICLES}`,
  `insert into drivers (id, name, mobile, licence, enabled, note, version, created_at, updated_at)
   select id, name, mobile, mobile, 1, '', 1, 0, 0 from bookings where id like 'many-%' and ${numberOf('id')} < ${VEHICLES}`,
  `insert into assignments (booking_id, vehicle_id, driver_id, starts_at, ends_at, code)
   select id, ${ownerOf('id')}, ${ownerOf('id')}, starts_at, ends_at, '1234'
   from bookings where status = 'completed' and id like 'many-%'`,
]

function numberOf(id: string) {
  return `cast(substr(${id}, 6) as integer)`
}
function ownerOf(id: string) {
  return `'many-' || (1 + ${numberOf(id)} % ${VEHICLES - 1})`
}

const statements = (columnsOf: (table: string) => string[], day: string) => [
  copies('bookings', '', columnsOf('bookings'), { ...BOOKING, pick_up_date: day }),
  copies('outbox', "where kind = 'booking-visitor'", columnsOf('outbox'), MAIL),
  ...BOOKS,
]

/** Fills the SQLite file of a server that has stopped. */
export function fillSqlite(file: string) {
  const database = new DatabaseSync(file)
  const columnsOf = (table: string) => {
    const columns = database.prepare(`pragma table_info(${table})`).all()
    return columns.map(({ name }) => String(name))
  }
  for (const statement of statements(columnsOf, `date((${STARTS}) / 1000, 'unixepoch')`)) database.exec(statement)
  database.close()
}

/** Fills a PostgreSQL database, by its own client. */
export function fillPostgres(url: string) {
  const named = (table: string) => `select column_name from information_schema.columns where table_name = '${table}'`
  const columnsOf = (table: string) => psql(url, named(table)).trim().split('\n')
  for (const statement of statements(columnsOf, `to_char(to_timestamp((${STARTS}) / 1000), 'YYYY-MM-DD')`))
    psql(url, statement)
  psql(url, 'vacuum analyze')
}
