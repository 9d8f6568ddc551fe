import { type Kysely, sql } from 'kysely'

/**
 * Packages get details, a page's address and further pictures; cabs and packages an order and who sees them; enquiries the
 * package, the day and the number of travellers. A process of the release before may still add rows: each column has a
 * default or may be null.
 */
export async function up(db: Kysely<unknown>) {
  for (const table of ['cabs', 'packages']) {
    await db.schema
      .alterTable(table)
      .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable(table)
      .addColumn('visibility', 'text', (column) => column.notNull().defaultTo('public'))
      .execute()
    await db.schema
      .alterTable(table)
      .addColumn('pictures', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  }
  await db.schema
    .alterTable('packages')
    .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await db.schema.alterTable('packages').addColumn('slug', 'text').execute()
  await nameAddresses(db)
  await db.schema.createIndex('packagesSlug').on('packages').columns(['kind', 'slug']).unique().execute()
  await db.schema.alterTable('enquiries').addColumn('packageId', 'text').execute()
  await db.schema.alterTable('enquiries').addColumn('travelDate', 'text').execute()
  await db.schema.createIndex('enquiriesPackage').on('enquiries').column('packageId').execute()
  await db.schema.createIndex('enquiriesTour').on('enquiries').column('tourName').execute()
  await db.schema.createIndex('bookingsPackage').on('bookings').column('package').execute()
}

/** The addresses of the packages that are public now: of their names, and a number where two have the same. */
async function nameAddresses(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: string; kind: string; name: string }>`select id, kind, name from packages
    where deleted_at is null order by created_at, id`.execute(db)
  const taken = new Set<string>()
  for (const { id, kind, name } of rows) {
    const base = addressOf(name) || kind
    let slug = base
    for (let n = 2; taken.has(`${kind} ${slug}`); n++) slug = `${base}-${n}`
    taken.add(`${kind} ${slug}`)
    await sql`update packages set slug = ${slug} where id = ${id}`.execute(db)
  }
}

/** As the release of this migration makes an address of a name; it stays the same here. */
const addressOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}|['‘’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 56)
    .replace(/^-+|-+$/g, '')
