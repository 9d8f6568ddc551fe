import { type Kysely, sql } from 'kysely'
import { termType } from '../../engine.ts'

export async function createEnquiryTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('new', 'answered', 'closed')`))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('message', 'text')
    .addColumn('category', 'text')
    .addColumn('tourName', 'text')
    .addColumn('services', 'text')
    .addColumn('imageUrl', 'text')
    .addColumn('numberOfPersons', 'integer')
    .addColumn('visitingPlaces', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('updatedAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('enquiriesNewest').on('enquiries').columns(['createdAt', 'id']).execute()
  await db.schema.createIndex('enquiriesStatus').on('enquiries').columns(['status', 'createdAt', 'id']).execute()
  await db.schema.createIndex('enquiriesKind').on('enquiries').columns(['kind', 'createdAt', 'id']).execute()
  await db.schema
    .createTable('enquiryTerms')
    .addColumn('term', termType(db), (column) => column.notNull())
    .addColumn('enquiryId', 'text', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('enquiryTermsKey', ['term', 'enquiryId'])
    .execute()
  await db.schema.createIndex('enquiryTermsEnquiry').on('enquiryTerms').columns(['enquiryId', 'term']).execute()
}
