import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { OperatorError } from '../operator-error.ts'
import * as tables from './migrations/0001-tables.ts'
import * as mailLanguage from './migrations/0002-mail-language.ts'
import * as growth from './migrations/0003-growth.ts'
import * as lean from './migrations/0004-lean.ts'
import * as changedTrips from './migrations/0005-changed-trips.ts'
import * as foundInOrder from './migrations/0006-found-in-order.ts'
import * as mailSources from './migrations/0007-mail-sources.ts'
import * as searchText from './migrations/0008-search-text.ts'
import * as fares from './migrations/0009-fares.ts'
import * as fleet from './migrations/0010-fleet.ts'
import * as trips from './migrations/0011-trips.ts'
import * as roles from './migrations/0012-roles.ts'
import * as links from './migrations/0013-links.ts'
import * as passwordLinks from './migrations/0014-password-links.ts'
import * as driving from './migrations/0015-driving.ts'
import * as touristLists from './migrations/0016-tourist-lists.ts'
import * as bookingChanges from './migrations/0017-booking-changes.ts'
import * as told from './migrations/0018-told.ts'
import * as payments from './migrations/0019-payments.ts'
import * as documents from './migrations/0020-documents.ts'
import * as changedWhen from './migrations/0021-changed-when.ts'
import * as myTrips from './migrations/0022-my-trips.ts'
import * as searchWords from './migrations/0023-search-words.ts'
import * as paymentMails from './migrations/0024-payment-mails.ts'
import * as finalBills from './migrations/0025-final-bills.ts'
import * as books from './migrations/0026-books.ts'
import * as packages from './migrations/0028-packages.ts'
import * as preferences from './migrations/0029-preferences.ts'
import * as settingsVersions from './migrations/0030-settings-versions.ts'
import * as settledAmounts from './migrations/0031-settled-amounts.ts'
import * as quotations from './migrations/0032-quotations.ts'
import * as imports from './migrations/0033-imports.ts'
import * as pictureTexts from './migrations/0034-picture-texts.ts'
import * as cabBuild from './migrations/0037-cab-build.ts'
import * as translations from './migrations/0038-translations.ts'
import * as undoneImports from './migrations/0039-undone-imports.ts'
import * as money from './migrations/0040-money.ts'
import * as lineOrigins from './migrations/0041-line-origins.ts'
import * as outboxQueues from './migrations/0042-outbox-queues.ts'
import * as goodwill from './migrations/0043-goodwill.ts'
import * as typedLines from './migrations/0044-typed-lines.ts'
import * as forWhom from './migrations/0045-for-whom.ts'
import * as movements from './migrations/0047-movements.ts'
import * as drawer from './migrations/0048-drawer.ts'
import * as creditInPart from './migrations/0050-credit-in-part.ts'
import * as documentSearch from './migrations/0051-document-search.ts'
import * as notice from './migrations/0052-notice.ts'
import * as bases from './migrations/0053-bases.ts'
import * as moneyChanges from './migrations/0054-money-changes.ts'
import * as driverPhoto from './migrations/0056-driver-photo.ts'
import * as documentKey from './migrations/0057-document-key.ts'
import * as absences from './migrations/0058-absences.ts'
import * as earlierLegs from './migrations/0059-earlier-legs.ts'
import * as returnOffers from './migrations/0060-return-offers.ts'
import * as party from './migrations/0061-party.ts'
import type { Schema } from './schema.ts'

/** All migrations, in the order of their names. One that is released is never edited again. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-tables': tables,
  '0002-mail-language': mailLanguage,
  '0003-growth': growth,
  '0004-lean': lean,
  '0005-changed-trips': changedTrips,
  '0006-found-in-order': foundInOrder,
  '0007-mail-sources': mailSources,
  '0008-search-text': searchText,
  '0009-fares': fares,
  '0010-fleet': fleet,
  '0011-trips': trips,
  '0012-roles': roles,
  '0013-links': links,
  '0014-password-links': passwordLinks,
  '0015-driving': driving,
  '0016-tourist-lists': touristLists,
  '0017-booking-changes': bookingChanges,
  '0018-told': told,
  '0019-payments': payments,
  '0020-documents': documents,
  '0021-changed-when': changedWhen,
  '0022-my-trips': myTrips,
  '0023-search-words': searchWords,
  '0024-payment-mails': paymentMails,
  '0025-final-bills': finalBills,
  '0026-books': books,
  '0028-packages': packages,
  '0029-preferences': preferences,
  '0030-settings-versions': settingsVersions,
  '0031-settled-amounts': settledAmounts,
  '0032-quotations': quotations,
  '0033-imports': imports,
  '0034-picture-texts': pictureTexts,
  '0037-cab-build': cabBuild,
  '0038-translations': translations,
  '0039-undone-imports': undoneImports,
  '0040-money': money,
  '0041-line-origins': lineOrigins,
  '0042-outbox-queues': outboxQueues,
  '0043-goodwill': goodwill,
  '0044-typed-lines': typedLines,
  '0045-for-whom': forWhom,
  '0047-movements': movements,
  '0048-drawer': drawer,
  '0050-credit-in-part': creditInPart,
  '0051-document-search': documentSearch,
  '0052-notice': notice,
  '0053-bases': bases,
  '0054-money-changes': moneyChanges,
  '0056-driver-photo': driverPhoto,
  '0057-document-key': documentKey,
  '0058-absences': absences,
  '0059-earlier-legs': earlierLegs,
  '0060-return-offers': returnOffers,
  '0061-party': party,
}

/**
 * Migrates the tables. Safe to run from several processes: one migrates, the others wait. Returns the names of the
 * migrations.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw (await newerThanThis(db)) ?? error
  await addSearchTexts(db)
  await documentSearch.addDocumentSearch(db)
  await fares.addFares(db)
  await roles.addOwners(db)
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

/** Gives a search text to rows that a process of the release before stored after the migration. */
async function addSearchTexts(db: Kysely<Schema>) {
  for (const [table, terms, id] of [
    ['bookings', 'booking_terms', 'booking_id'],
    ['enquiries', 'enquiry_terms', 'enquiry_id'],
  ] as const) {
    const words = sql`select ' ' || string_agg(term, ' ') || ' ' from ${sql.table(terms)} where ${sql.ref(id)} = ${sql.table(table)}.id`
    await sql`update ${sql.table(table)} set search = coalesce((${words}), '') where search is null`.execute(db)
  }
}

/** The error for a database with migrations that this release does not know. */
async function newerThanThis(db: Kysely<Schema>): Promise<OperatorError | null> {
  const had = await migrationsOf(db).catch(() => [])
  const unknown = had.filter((name) => !Object.hasOwn(MIGRATIONS, name))
  if (unknown.length === 0) return null
  const names = unknown.join(', ')
  return new OperatorError(
    `The database is of a newer release, which added ${names}: start that one, or restore a backup of this one into an empty database`,
  )
}

/** The migrations that this release knows. */
export const newestMigrations = () => Object.keys(MIGRATIONS).sort()

/** The migrations that a database has had; none for one without tables. */
export async function migrationsOf(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
