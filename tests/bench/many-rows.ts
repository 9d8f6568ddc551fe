import { DatabaseSync } from 'node:sqlite'
import { psql } from '../setup/psql.ts'

/** How much a database holds. */
export type Size = { bookings: number; cabs: number; packages: number }

/** What the two engines write differently, and how a statement reaches each. */
type Engine = { day: (ms: string) => string; columns: (table: string) => string[]; run: (sql: string) => void }

const EVERY_MS = 20 * 60_000
const TEN_DAYS_MS = 10 * 86_400_000

/** Copies the one booking of a database, its cab and its first package until there are many; the newest are alike in any size. */
function multiply(engine: Engine, { bookings, cabs, packages }: Size) {
  const created = `created_at - n * cast(${EVERY_MS} as bigint)`
  const starts = `${created} + cast(${TEN_DAYS_MS} as bigint)`
  copy(engine, 'cabs', cabs, { id: "'many-' || n", car_model: "'Model ' || n" })
  engine.run(`insert into cab_trip_types select id, 'Drop Trip' from cabs where id like 'many-%'`)
  copy(engine, 'packages', packages, { id: "'many-' || n", name: "'Package ' || n" })
  copy(engine, 'bookings', bookings, {
    id: "'many-' || n",
    reference: "'TT-' || (1000000 + n)",
    // Time goes on, work does not pile up: what is open is as much in any size.
    status: `case when n < 200 then 'new' when n < 300 then 'confirmed' when n % 5 = 0 then 'cancelled' else 'completed' end`,
    created_at: created,
    starts_at: starts,
    pick_up_date: engine.day(starts),
    name: "'Name' || (n % 199) || ' Family' || (n % 997)",
    mobile: "'+9198' || (10000000 + n)",
    search: `' name' || (n % 199) || ' family' || (n % 997) || ' 9198' || (10000000 + n) || ' 98' || (10000000 + n) || ' ' || (1000000 + n) || ' '`,
  })
  const mail = {
    id: "'many-' || bookings.id",
    booking_id: 'bookings.id',
    state: "'sent'",
    created_at: 'bookings.created_at',
  }
  const kept = engine.columns('outbox')
  engine.run(`insert into outbox (${kept.join(', ')})
    select ${kept.map((column) => mail[column as keyof typeof mail] ?? `one.${column}`).join(', ')}
    from (select * from outbox where kind = 'booking-visitor' limit 1) as one, bookings where bookings.id like 'many-%'`)
}

function copy(engine: Engine, table: string, count: number, own: Record<string, string>) {
  const columns = engine.columns(table)
  engine.run(`insert into ${table} (${columns.join(', ')})
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select ${columns.map((column) => own[column] ?? column).join(', ')}
    from (select * from ${table} where ${table === 'cabs' ? 'id = (select cab_id from bookings)' : '1 = 1'} limit 1) as one, numbers`)
}

/** Fills the SQLite file of a server that has stopped. */
export function fillSqlite(file: string, size: Size) {
  const database = new DatabaseSync(file)
  database.exec('pragma synchronous = off; pragma journal_mode = wal; pragma cache_size = -400000')
  // To build an index at the end is to sort once.
  const indexes = database.prepare(`select name, sql from sqlite_master where type = 'index' and sql is not null`).all()
  database.exec('begin')
  for (const { name } of indexes) database.exec(`drop index ${name}`)
  const engine: Engine = {
    day: (ms) => `date((${ms}) / 1000, 'unixepoch')`,
    columns: (table) =>
      database
        .prepare(`pragma table_info(${table})`)
        .all()
        .map(({ name }) => String(name)),
    run: (sql) => database.exec(sql),
  }
  multiply(engine, size)
  for (const { sql } of indexes) database.exec(String(sql))
  database.exec('commit')
  database.close()
}

/** Fills a PostgreSQL database, by its own client. */
export function fillPostgres(url: string, size: Size) {
  const ask = (sql: string) => psql(url, sql)
  multiply(
    {
      day: (ms) => `to_char(to_timestamp((${ms}) / 1000), 'YYYY-MM-DD')`,
      columns: (table) =>
        ask(
          `select column_name from information_schema.columns where table_name = '${table}' order by ordinal_position`,
        )
          .trim()
          .split('\n'),
      run: ask,
    },
    size,
  )
  ask('vacuum analyze')
}
