import { type Kysely, sql } from 'kysely'
import { newReference } from '../../ids.ts'
import { FIRST_TEMPLATES } from './0032/templates.ts'

/**
 * Enquiries get a reference and a language, the desk's answers with their templates, and quotations with their links. A process
 * of the release before may still add enquiries: the new columns may be null.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('enquiries').addColumn('reference', 'text').execute()
  await db.schema.alterTable('enquiries').addColumn('language', 'text').execute()
  await giveReferences(db)
  await db.schema.createIndex('enquiriesReference').on('enquiries').column('reference').unique().execute()
  await createAnswers(db)
  await createQuotations(db)
  // Mails to visitors about their enquiries count as those about their bookings do.
  await db.schema.dropIndex('outboxToVisitors').execute()
  await db.schema
    .createIndex('outboxToVisitors')
    .on('outbox')
    .column('sentAt')
    .where(sql.ref('kind'), 'in', sql`('booking-visitor', 'enquiry-visitor', 'account-exists')`)
    .execute()
}

async function giveReferences(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: string }>`select id from enquiries`.execute(db)
  const taken = new Set<string>()
  for (const { id } of rows) {
    let reference = newReference('EN')
    while (taken.has(reference)) reference = newReference('EN')
    taken.add(reference)
    const words = `${reference.toLowerCase().replace('-', ' ')} `
    await sql`update enquiries set reference = ${reference}, search = search || ${words} where id = ${id}`.execute(db)
  }
}

async function createAnswers(db: Kysely<unknown>) {
  await db.schema
    .createTable('enquiryAnswers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiryId', 'text', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('enquiryAnswersOf').on('enquiryAnswers').columns(['enquiryId', 'at']).execute()
  await db.schema
    .createTable('answerTemplates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  for (const { id, name, texts } of FIRST_TEMPLATES)
    await sql`insert into answer_templates (id, name, texts, version)
      values (${id}, ${name}, ${JSON.stringify(texts)}, 1)`.execute(db)
}

async function createQuotations(db: Kysely<unknown>) {
  await db.schema
    .createTable('quotations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiryId', 'text', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('trip', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('fareLines', 'text', (column) => column.notNull())
    .addColumn('totalPaise', 'bigint', (column) => column.notNull())
    .addColumn('advancePaise', 'bigint', (column) => column.notNull())
    .addColumn('tariffId', 'text', (column) => column.notNull())
    .addColumn('tariffName', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('validUntil', 'text', (column) => column.notNull())
    .addColumn('byName', 'text', (column) => column.notNull())
    .addColumn('bookingId', 'text', (column) => column.references('bookings.id').onDelete('set null'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addColumn('sentAt', 'bigint')
    .addColumn('endedAt', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('quotationsOf').on('quotations').columns(['enquiryId', 'number']).unique().execute()
  await db.schema.createIndex('quotationsBooking').on('quotations').column('bookingId').execute()
  await db.schema
    .createTable('quotationLinks')
    .addColumn('tokenHash', 'text', (column) => column.primaryKey())
    .addColumn('quotationId', 'text', (column) => column.notNull().references('quotations.id').onDelete('cascade'))
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('quotationLinksOf').on('quotationLinks').column('quotationId').execute()
  await db.schema.createIndex('quotationLinksAge').on('quotationLinks').column('createdAt').execute()
}
