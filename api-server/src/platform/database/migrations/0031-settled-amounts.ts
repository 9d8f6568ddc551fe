import type { Kysely } from 'kysely'

/** What a settlement covered keeps its amount, time and booking: a bill may be corrected later. Null in entries settled before. */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('settlementEntries').addColumn('amountPaise', 'bigint').execute()
  await db.schema.alterTable('settlementEntries').addColumn('at', 'bigint').execute()
  await db.schema.alterTable('settlementEntries').addColumn('booking', 'text').execute()
}
