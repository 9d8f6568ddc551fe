import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'

/** What a repeated request must not add to. */
const TABLES = [
  ...['bookings', 'booking_history', 'booking_changes', 'assignments', 'payments', 'payment_claims', 'refunds'],
  ...['documents', 'expenses', 'money_changes', 'settlements', 'drawer_counts', 'enquiries', 'enquiry_answers'],
  ...['quotations', 'vehicles', 'drivers', 'settings_versions', 'imports', 'outbox'],
]

/** How many rows each table has; the notices of the mail limit, which come by themselves, are left out. */
export async function countsOf({ database: { db } }: FastifyInstance): Promise<Record<string, number>> {
  const counts: RawBuilder<unknown>[] = TABLES.map((table) => {
    const own = table === 'outbox' ? sql`where kind <> 'limit-desk'` : sql``
    return sql`(select count(*) from ${sql.table(table)} ${own}) as ${sql.ref(table)}`
  })
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(counts)}`.execute(db)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]))
}

/** The tables that have more or fewer rows than before, as text; '' for none. */
export const changed = (before: Record<string, number>, after: Record<string, number>): string =>
  Object.keys(after)
    .filter((name) => before[name] !== after[name])
    .map((name) => `${name} ${before[name]} → ${after[name]}`)
    .join(', ')
