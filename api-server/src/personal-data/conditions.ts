import { type Kysely, sql } from 'kysely'
import type { PersonSought } from 'shared-api/contract'
import { emailKey } from '../accounts/index.ts'
import type { Schema } from '../platform/database/schema.ts'
import { termsOf } from '../platform/database/search-terms.ts'

export const accountsOf = (db: Kysely<Schema>, { mail }: PersonSought) =>
  db
    .selectFrom('users')
    .where('role', '=', 'customer')
    .where('emailKey', '=', emailKey(mail ?? ''))

export const contactsOf = (db: Kysely<Schema>, person: PersonSought) =>
  db.selectFrom('contacts').where(isPerson('mail', 'mobile', person))

/** The words by which a person's records are found; the columns then decide. */
export const termsOfPerson = ({ mail = '', mobile = '' }: PersonSought) => termsOf({ name: '', mail, mobile })

/** An empty value means an erased person and matches nobody. */
export const isPerson = (mailColumn: string, mobileColumn: string, { mail, mobile }: PersonSought) =>
  sql<boolean>`(${isMail(mailColumn, mail ?? '')} or (${sql.ref(mobileColumn)} = ${mobile ?? ''} and ${sql.ref(mobileColumn)} <> ''))`

/** The bookings that another made for a person. */
export const isGuest = ({ mobile }: PersonSought) =>
  sql<boolean>`(${sql.ref('guestMobile')} = ${mobile ?? ''} and ${sql.ref('guestMobile')} <> '')`

const isMail = (column: string, mail: string) =>
  sql<boolean>`(lower(${sql.ref(column)}) = ${mail.toLowerCase()} and ${sql.ref(column)} <> '')`
