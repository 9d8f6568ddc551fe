import type { Kysely } from 'kysely'
import type { EnquiriesQuery, EnquiryPatch } from 'shared-api/contract'
import type { z } from 'zod'
import { lockRows } from '../platform/database/engine.ts'
import { inBatches } from '../platform/database/in-batches.ts'
import { noted } from '../platform/database/noted.ts'
import type { Database } from '../platform/database/open.ts'
import type { EnquiryRow, OutboxRow, Schema } from '../platform/database/schema.ts'
import { searchText } from '../platform/database/search-terms.ts'
import { AppError } from '../platform/http/problems.ts'
import { newId } from '../platform/ids.ts'
import { mailsOf } from '../platform/outbox/mails-of.ts'
import { insertMessages, type NewMessage } from '../platform/outbox/repository.ts'
import { idForKey } from './keys.ts'
import { pageOfEnquiries } from './list.ts'
import { toEnquiry } from './wire.ts'

/** The fields of a form that are stored. */
export type NewEnquiry = Omit<EnquiryRow, 'id' | 'status' | 'note' | 'version' | 'createdAt' | 'updatedAt'>

/** An enquiry and its messages. */
export interface StoredEnquiry {
  enquiry: EnquiryRow
  mails: OutboxRow[]
}

export type EnquiryRepository = ReturnType<typeof enquiryRepository>

/** Enquiries: the forms of the site. */
export function enquiryRepository({ db, transaction }: Database, now: () => number) {
  return {
    /**
     * Stores an enquiry with its messages, all or nothing. A repeated key stores nothing more.
     * @throws AppError 422 when the key belongs to another form
     */
    async add(form: NewEnquiry, key: string | null, announce: (enquiry: EnquiryRow) => NewMessage[]): Promise<void> {
      await transaction(async (tx) => {
        const enquiry = await insertOnce(tx, form, key, now())
        if (!enquiry) return
        await insertMessages(tx, announce(enquiry), enquiry.createdAt)
      })
    },

    /** Refuses a form whose key belongs to another. @throws AppError as `add` does */
    refuseOther: async (form: NewEnquiry, key: string): Promise<void> => void (await idForKey(db, key, form, now())),

    /** Lists enquiries from the newest, each with its mails; `total` counts all that fit the filter. */
    async list(query: z.output<typeof EnquiriesQuery>) {
      const { page, nextCursor, total } = await pageOfEnquiries(db, query)
      const mails = await mailsOf(db, 'enquiryId', page)
      return { page: page.map((enquiry) => ({ enquiry, mails: mails.get(enquiry.id) ?? [] })), nextCursor, total }
    },

    find: (id: string): Promise<StoredEnquiry> => readEnquiry(db, id),

    /**
     * Changes status or note. `allows` decides whether the current version may be edited.
     * @throws AppError 404; 412 if `allows` returns false.
     */
    async update(id: string, patch: z.output<typeof EnquiryPatch>, allows: (version: number) => boolean) {
      return transaction(async (tx): Promise<StoredEnquiry> => {
        const query = tx.selectFrom('enquiries').selectAll().where('id', '=', id)
        const enquiry = await lockRows(tx, query).executeTakeFirst()
        if (!enquiry) throw new AppError('not-found')
        if (!allows(enquiry.version)) throw new AppError('changed', { current: versioned(await readEnquiry(tx, id)) })
        await tx
          .updateTable('enquiries')
          .set({
            status: patch.status ?? enquiry.status,
            note: patch.note ?? enquiry.note,
            version: enquiry.version + 1,
            updatedAt: now(),
          })
          .where('id', '=', id)
          .execute()
        return readEnquiry(tx, id)
      })
    },

    /**
     * Deletes enquiries that are unchanged since `before` (ms) with their messages, in batches, so that others do not
     * wait.
     */
    deleteOld: (before: number): Promise<void> =>
      inBatches(async (limit) => {
        const old = db
          .selectFrom('enquiries')
          .select('id')
          .where('updatedAt', '<', before)
          .orderBy('updatedAt')
          .limit(limit)
        const { numDeletedRows } = await db
          .deleteFrom('enquiries')
          .where('id', 'in', old)
          // Once more: on PostgreSQL somebody may have touched it between the two.
          .where('updatedAt', '<', before)
          .executeTakeFirst()
        return numDeletedRows
      }),
  }
}

/** Marks an enquiry as answered, with a line of its notes that says how, at `at` (ms). One that is gone needs none. */
export async function answerEnquiry(tx: Kysely<Schema>, id: string, line: string, at: number): Promise<void> {
  const enquiry = await lockRows(tx, tx.selectFrom('enquiries').selectAll().where('id', '=', id)).executeTakeFirst()
  if (!enquiry) return
  const status = enquiry.status === 'new' ? 'answered' : enquiry.status
  const answered = { status, note: noted(line, enquiry.note), version: enquiry.version + 1, updatedAt: at } as const
  await tx.updateTable('enquiries').set(answered).where('id', '=', id).execute()
}

/** Stores an enquiry, at `at` (ms); null when it is there already, by its key. */
async function insertOnce(
  tx: Kysely<Schema>,
  form: NewEnquiry,
  key: string | null,
  at: number,
): Promise<EnquiryRow | null> {
  for (;;) {
    const id = key === null ? newId() : await idForKey(tx, key, form, at)
    if (id === null) return null
    const enquiry = { ...form, id, status: 'new', note: '', version: 1, createdAt: at, updatedAt: at } as const
    const search = searchText({ name: form.name, mobile: form.phone, mail: form.email })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('enquiries')
      .values({ ...enquiry, search })
      // The same request at the same moment was quicker: the next look finds it.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) return enquiry
  }
}

/** An enquiry as a 412 brings it. */
const versioned = ({ enquiry, mails }: StoredEnquiry) => ({
  record: toEnquiry(enquiry, mails),
  version: enquiry.version,
})

/** Reads one enquiry. Throws AppError 404. */
async function readEnquiry(db: Kysely<Schema>, id: string): Promise<StoredEnquiry> {
  const [enquiry] = await readEnquiries(db, [id])
  if (!enquiry) throw new AppError('not-found')
  return enquiry
}

/** Reads enquiries, from the oldest; one that is not there is left out. */
export async function readEnquiries(db: Kysely<Schema>, ids: string[]): Promise<StoredEnquiry[]> {
  const enquiries = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const mails = await mailsOf(db, 'enquiryId', enquiries)
  return enquiries.map((enquiry) => ({ enquiry, mails: mails.get(enquiry.id) ?? [] }))
}
