import { CompiledQuery, type Kysely, type QueryResult } from 'kysely'
import { engineOf } from './engine.ts'
import type { Schema } from './schema.ts'

type Buildable<Row> = { compile(): CompiledQuery<Row> }

const statements = new Map<string, string>()

/**
 * Runs a query whose SQL is built once for each `name` and engine: for a query that always looks the same, building takes
 * longer than running it. `values` are its parameters, in the order in which `build` uses them.
 * @throws Error when `build` uses others, so that a mistake shows at the first call.
 */
export async function runPrepared<Row>(
  db: Kysely<Schema>,
  name: string,
  values: readonly unknown[],
  build: () => Buildable<Row>,
): Promise<QueryResult<Row>> {
  const key = `${engineOf(db)} ${name}`
  const text = statements.get(key) ?? built(key, values, build)
  return db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
}

function built(key: string, values: readonly unknown[], build: () => Buildable<unknown>): string {
  const { sql, parameters } = build().compile()
  const same = parameters.length === values.length && parameters.every((value, at) => value === values[at])
  if (!same) throw new Error(`${key}: the query takes other values than it is given`)
  statements.set(key, sql)
  return sql
}

/** Inserts rows that all have the same columns. */
export async function insertRows<Table extends keyof Schema>(
  db: Kysely<Schema>,
  table: Table,
  rows: Schema[Table][],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0] ?? {}) as (keyof Schema[Table])[]
  const values = rows.flatMap((row) => columns.map((column) => row[column]))
  await runPrepared(db, `insert ${rows.length} ${table} (${columns.join()})`, values, () =>
    db.insertInto(table).values(rows as never),
  )
}
