import { type Kysely, sql } from 'kysely'

const THREE_DAYS = 3 * 24 * 3_600_000

/**
 * Bank numbers that are compared, refunds that are written before they are given, orders that are looked up less and less, what a
 * payment provider reports, and reports of drivers and travellers that a person has to settle.
 */
export async function up(db: Kysely<unknown>) {
  for (const column of ['referenceKey', 'splitReason', 'takesBack'])
    await db.schema.alterTable('payments').addColumn(column, 'text').execute()
  await setReferenceKeys(db)
  await db.schema.createIndex('paymentsReferenceKey').on('payments').column('referenceKey').unique().execute()
  await claims(db)
  await db.schema
    .alterTable('expenses')
    .addColumn('outcome', 'text', (column) => column.notNull().defaultTo('counted'))
    .execute()
  await refunds(db)
  await orders(db)
  await events(db)
}

type Numbered = { id: string; reference: string; amountPaise: number }

/** Frozen here, as `referenceKey` of the ledger was: letters and digits alone, of what has a digit. */
function keyOf({ reference, amountPaise }: Numbered): string | null {
  const code = reference
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
  if (!/\d/.test(code)) return null
  return amountPaise < 0 ? `-${code}` : code
}

/** A number that was noted more than once belongs to its first payment; the others stay as they are, without a key. */
async function setReferenceKeys(db: Kysely<unknown>) {
  const { rows } = await sql<Numbered>`select id, reference, amount_paise
    from payments where reference <> '' order by at, id`.execute(db)
  const seen = new Set<string>()
  for (const row of rows) {
    const key = keyOf({ ...row, amountPaise: Number(row.amountPaise) })
    if (key === null || seen.has(key)) continue
    seen.add(key)
    await sql`update payments set reference_key = ${key} where id = ${row.id}`.execute(db)
  }
}

async function claims(db: Kysely<unknown>) {
  const table = db.schema.alterTable('paymentClaims')
  await table.addColumn('referenceKey', 'text').execute()
  await table.addColumn('way', 'text', (column) => column.notNull().defaultTo('upi')).execute()
  await table.addColumn('driverId', 'text', (column) => column.references('drivers.id')).execute()
  // Claims have had letters and digits alone since they exist.
  await sql`update payment_claims set reference_key = reference`.execute(db)
  await db.schema.createIndex('paymentClaimsReference').on('paymentClaims').column('referenceKey').execute()
  await db.schema.createIndex('paymentClaimsOutcome').on('paymentClaims').columns(['outcome', 'at']).execute()
}

async function refunds(db: Kysely<unknown>) {
  await db.schema
    .createTable('refunds')
    .addColumn('entryId', 'text', (column) => column.primaryKey().references('payments.id').onDelete('cascade'))
    .addColumn('paymentId', 'text', (column) => column.references('payments.id').onDelete('cascade'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.unique())
    .addColumn('amountPaise', 'bigint', (column) => column.notNull())
    .addColumn('onceKey', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('askedAt', 'bigint', (column) => column.notNull())
    .addColumn('lookAt', 'bigint')
    .addColumn('reason', 'text')
    .execute()
  await db.schema.createIndex('refundsPayment').on('refunds').column('paymentId').execute()
  await db.schema.createIndex('refundsLook').on('refunds').column('lookAt').execute()
  await sql`insert into refunds (entry_id, provider, provider_id, amount_paise, once_key, state, asked_at)
    select id, way, reference, -amount_paise, 'earlier ' || id, 'given', at from payments
    where amount_paise < 0 and way not in ('cash', 'card', 'bank', 'upi')`.execute(db)
}

async function orders(db: Kysely<unknown>) {
  await db.schema.alterTable('paymentOrders').addColumn('openKey', 'text').execute()
  await db.schema.alterTable('paymentOrders').addColumn('lookAt', 'bigint').execute()
  await sql`update payment_orders set look_at = created_at where created_at > ${Date.now() - THREE_DAYS}`.execute(db)
  await db.schema.createIndex('paymentOrdersOpen').on('paymentOrders').column('openKey').unique().execute()
  await db.schema.createIndex('paymentOrdersLook').on('paymentOrders').column('lookAt').execute()
}

async function events(db: Kysely<unknown>) {
  await db.schema
    .createTable('providerEvents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('why', 'text')
    .addColumn('lookKey', 'text', (column) => column.unique())
    .addColumn('bookingId', 'text', (column) => column.references('bookings.id').onDelete('set null'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('paymentId', 'text')
    .addColumn('amountPaise', 'bigint')
    .addColumn('expectedPaise', 'bigint')
    .addColumn('settledAt', 'bigint')
    .addColumn('settledBy', 'text')
    .addColumn('note', 'text')
    .execute()
  await db.schema.createIndex('providerEventsState').on('providerEvents').columns(['state', 'at']).execute()
  await db.schema.createIndex('providerEventsBooking').on('providerEvents').column('bookingId').execute()
}
