import type { Kysely } from 'kysely'
import type { EnquiriesExportQuery, EnquiriesQuery, EnquiryPatch } from 'shared-api/contract'
import type { Language } from 'shared-api/languages'
import type { z } from 'zod'
import { lockRows } from '../platform/database/engine.ts'
import { inBatches } from '../platform/database/in-batches.ts'
import type { Database } from '../platform/database/open.ts'
import type { EnquiryAnswerRow, EnquiryRow, OutboxRow, Schema } from '../platform/database/schema.ts'
import { searchText } from '../platform/database/search-terms.ts'
import { withNote } from '../platform/database/with-note.ts'
import { AppError, notFound } from '../platform/http/problems.ts'
import { newId, newReference } from '../platform/ids.ts'
import { mailsOf } from '../platform/outbox/mails-of.ts'
import { insertMessages, type NewMessage } from '../platform/outbox/repository.ts'
import { answersOf, findAnswer, markAnswered, storeAnswer } from './answers.ts'
import { idForKey } from './keys.ts'
import { eachEnquiry, pageOfEnquiries } from './list.ts'
import { toEnquiry } from './wire.ts'

/** The fields of a form that are stored. */
export type NewEnquiry = Omit<
  EnquiryRow,
  'id' | 'status' | 'note' | 'version' | 'createdAt' | 'updatedAt' | 'reference' | 'language'
>

/** An enquiry, its messages and the desk's answers. */
export interface StoredEnquiry {
  enquiry: EnquiryRow
  mails: OutboxRow[]
  answers: EnquiryAnswerRow[]
}

/** How a form came: the key of its request, and the language of its sender. */
type Origin = { key: string | null; language: Language }

export type EnquiryRepository = ReturnType<typeof enquiryRepository>

/** Enquiries: the forms of the site. */
export function enquiryRepository(database: Database, now: () => number) {
  const { db, transaction } = database
  return {
    /**
     * Stores an enquiry with its messages, all or nothing, and gives it. A repeated key gives the first one and stores nothing.
     * @throws AppError 422 when the key belongs to another form
     */
    async add(form: NewEnquiry, origin: Origin, announce: (enquiry: EnquiryRow) => NewMessage[]): Promise<EnquiryRow> {
      return transaction(async (tx) => {
        const { enquiry, isNew } = await insertOnce(tx, form, origin, now())
        if (isNew) await insertMessages(tx, announce(enquiry), enquiry.createdAt)
        return enquiry
      })
    },

    /** Refuses a form whose key belongs to another. @throws AppError as `add` does */
    refuseOther: async (form: NewEnquiry, key: string): Promise<void> => void (await idForKey(db, key, form, now())),

    /** Lists enquiries, those that wait first, each with its mails; `total` counts all that fit the filter. */
    async list(query: z.output<typeof EnquiriesQuery>) {
      const { page, nextCursor, total } = await pageOfEnquiries(db, query)
      const mails = await mailsOf(db, 'enquiryId', page)
      const stored = page.map((enquiry) => ({ enquiry, mails: mails.get(enquiry.id) ?? [], answers: [] }))
      return { page: stored, nextCursor, total }
    },

    each: (filter: EnquiriesExportQuery, batch: number) => eachEnquiry(db, filter, batch),

    answer: storeAnswer(database, now),
    findAnswer: findAnswer(database),

    find: (id: string): Promise<StoredEnquiry> => readEnquiry(db, id),

    /**
     * Changes status or note. `allows` decides whether the current version may be edited.
     * @throws AppError 404; 412 if `allows` returns false.
     */
    async update(id: string, patch: z.output<typeof EnquiryPatch>, allows: (version: number) => boolean) {
      return transaction(async (tx): Promise<StoredEnquiry> => {
        const query = tx.selectFrom('enquiries').selectAll().where('id', '=', id)
        const enquiry = await lockRows(tx, query).executeTakeFirstOrThrow(notFound)
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
  await markAnswered(tx, enquiry, at, withNote(line, enquiry.note))
}

/** Stores an enquiry, at `at` (ms), or finds the one that is there already, by its key. */
async function insertOnce(
  tx: Kysely<Schema>,
  form: NewEnquiry,
  { key, language }: Origin,
  at: number,
): Promise<{ enquiry: EnquiryRow; isNew: boolean }> {
  for (;;) {
    const { id, earlier } = key === null ? { id: newId(), earlier: null } : await idForKey(tx, key, form, at)
    if (earlier) return { enquiry: earlier, isNew: false }
    const reference = await freeReference(tx)
    const fresh = {
      id,
      reference,
      language,
      status: 'new',
      note: '',
      version: 1,
      createdAt: at,
      updatedAt: at,
    } as const
    const enquiry = { ...form, ...fresh }
    const search = searchText({ name: form.name, mobile: form.phone, mail: form.email, also: [reference] })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('enquiries')
      .values({ ...enquiry, search })
      // The same request at the same moment was quicker: the next look finds it.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) return { enquiry, isNew: true }
  }
}

/** References are random and made again if taken, once in hundreds of millions. */
async function freeReference(tx: Kysely<Schema>): Promise<string> {
  for (;;) {
    const reference = newReference('EN')
    const taken = await tx.selectFrom('enquiries').select('id').where('reference', '=', reference).executeTakeFirst()
    if (!taken) return reference
  }
}

/** An enquiry as a 412 brings it. */
const versioned = (stored: StoredEnquiry) => ({
  record: (language: Language) => toEnquiry(stored, language),
  version: stored.enquiry.version,
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
  const answers = await answersOf(
    db,
    enquiries.map(({ id }) => id),
  )
  return enquiries.map((enquiry) => ({
    ...{ enquiry, mails: mails.get(enquiry.id) ?? [], answers: answers.get(enquiry.id) ?? [] },
  }))
}
