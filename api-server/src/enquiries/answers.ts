import type { Kysely } from 'kysely'
import type { NewAnswer } from 'shared-api/contract'
import { lockRows } from '../platform/database/engine.ts'
import type { Database } from '../platform/database/open.ts'
import type { EnquiryAnswerRow, EnquiryRow, Schema } from '../platform/database/schema.ts'
import { AppError, notFound } from '../platform/http/problems.ts'
import { newId, sha256 } from '../platform/ids.ts'
import { insertMessages, type NewMessage } from '../platform/outbox/repository.ts'

type By = { byName: string; key: string | undefined }
type Announce = (enquiry: EnquiryRow, answer: EnquiryAnswerRow) => NewMessage[]

/**
 * Stores an answer with its mail, all or nothing, and marks the enquiry as answered. A repeated key stores nothing more.
 * @throws AppError 404; 422 when the key belongs to another answer
 */
export const storeAnswer =
  ({ transaction }: Database, now: () => number) =>
  (enquiryId: string, { subject, text }: NewAnswer, { byName, key }: By, announce: Announce): Promise<void> =>
    transaction(async (tx) => {
      const query = tx.selectFrom('enquiries').selectAll().where('id', '=', enquiryId)
      const enquiry = await lockRows(tx, query).executeTakeFirstOrThrow(notFound)
      const id = key === undefined ? newId() : sha256(`answer ${enquiryId} ${key}`).slice(0, 32)
      const earlier = await tx.selectFrom('enquiryAnswers').selectAll().where('id', '=', id).executeTakeFirst()
      if (earlier) return refuseUnlessSame(earlier, { subject, text })
      const answer = { id, enquiryId, at: Math.max(now(), enquiry.updatedAt), byName, subject, text }
      await tx.insertInto('enquiryAnswers').values(answer).execute()
      await markAnswered(tx, enquiry, answer.at)
      await insertMessages(tx, announce(enquiry, answer), answer.at)
    })

/** Marks a locked enquiry as answered at an instant (ms); one that is closed stays so. */
export async function markAnswered(
  tx: Kysely<Schema>,
  { id, status, version, note }: EnquiryRow,
  at: number,
  newNote = note,
) {
  const answered = { status: status === 'new' ? 'answered' : status, note: newNote } as const
  await tx
    .updateTable('enquiries')
    .set({ ...answered, version: version + 1, updatedAt: at })
    .where('id', '=', id)
    .execute()
}

function refuseUnlessSame(earlier: NewAnswer, { subject, text }: NewAnswer) {
  if (earlier.subject !== subject || earlier.text !== text) throw new AppError('key-reused')
}

/** The answers of enquiries, from the oldest, by the enquiry's id. */
export async function answersOf(db: Kysely<Schema>, ids: string[]): Promise<Map<string, EnquiryAnswerRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('enquiryAnswers')
    .selectAll()
    .where('enquiryId', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ enquiryId }) => enquiryId)
}

/** One answer with its enquiry, for its mail. Throws AppError 404. */
export const findAnswer =
  ({ db }: Database) =>
  async (id: string) => {
    const answer = await db
      .selectFrom('enquiryAnswers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(notFound)
    return answer
  }
