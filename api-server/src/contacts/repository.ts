import type { Kysely } from 'kysely'
import type { Contact, ContactFields } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { Database } from '../platform/database/open.ts'
import type { ContactRow, Schema } from '../platform/database/schema.ts'
import { hasWords, searchedWords, searchText } from '../platform/database/search-terms.ts'
import { newId } from '../platform/ids.ts'

export type ContactRepository = ReturnType<typeof contactRepository>

/** Persons that are offered at once. */
const OFFERED = 8
/** Trips that are looked through for them: the newest. */
const TRIPS = 60

/** Whom the desk knows: its notebook, and the travellers of its bookings (docs/product.md, Customers of a notebook). */
export function contactRepository({ db }: Pick<Database, 'db'>) {
  return {
    /** Whose name or number begins with the words of `q`: of the notebook first, then of earlier trips. */
    async find(q: string): Promise<Contact[]> {
      const known = await db
        .selectFrom('contacts')
        .selectAll()
        .where(hasWords('search', q))
        .orderBy('name')
        .limit(OFFERED)
        .execute()
      const trips = known.length < OFFERED ? await travellersOf(db, q) : []
      const all = [...known.map(toContact), ...trips]
      const once = all.filter(({ mobile }, at) => all.findIndex((one) => one.mobile === mobile) === at)
      return once.slice(0, OFFERED)
    },

    /** The whole notebook by name. */
    async list(): Promise<Contact[]> {
      const rows = await db.selectFrom('contacts').selectAll().orderBy('name').orderBy('id').execute()
      return rows.map(toContact)
    },

    /** The language that the notebook has for a number (E.164); null if it says none. */
    async languageOf(mobile: string): Promise<Language | null> {
      const row = await db.selectFrom('contacts').select('language').where('mobile', '=', mobile).executeTakeFirst()
      return row?.language ?? null
    },
  }
}

/** Stores a person of the notebook at `at` (ms); gives the id. */
export async function insertContact(tx: Kysely<Schema>, fields: ContactFields, at: number): Promise<string> {
  const row = { id: newId(), ...fields, createdAt: at, search: searchText(fields) }
  await tx.insertInto('contacts').values(row).execute()
  return row.id
}

export const toContact = ({ name, mobile, mail, address, note, language }: ContactRow): Contact => ({
  ...{ name, mobile, mail, address, note, language },
})

/** The travellers of the newest trips; a booking is found by its cities and cab too, which do not count here. */
async function travellersOf(db: Kysely<Schema>, q: string): Promise<Contact[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['name', 'mobile', 'mail'])
    .where(hasWords('search', q))
    .where('mobile', '!=', '')
    .orderBy('createdAt', 'desc')
    .limit(TRIPS)
    .execute()
  const words = searchedWords(q)
  const own = rows.filter((row) => words.every((word) => searchText(row).includes(` ${word}`)))
  return own.map((row) => ({ ...row, address: '', note: '', language: null }))
}
