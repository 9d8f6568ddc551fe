import { type Kysely, sql } from 'kysely'
import { DEFAULT_LANGUAGE, type Language } from 'shared-api/languages'
import { claimRows } from '../database/engine.ts'
import type { Database } from '../database/open.ts'
import { insertRows } from '../database/prepared.ts'
import type { OutboxRow, Schema } from '../database/schema.ts'
import { newId } from '../ids.ts'
import { LONGEST_WAIT } from '../outbox/attempts.ts'
import { AppError } from '../replies/problems.ts'
import { inBatches } from './in-batches.ts'

export type OutboxKind = OutboxRow['kind']

/** A message to send; `domain` is the sender's, for its Message-ID. */
export interface NewMessage {
  kind: OutboxKind
  bookingId?: string | null
  enquiryId?: string | null
  recipient: string
  subject: string
  domain: string
  /** The reader's; English where none is said. */
  language?: Language
}

/** How long a worker may take over one message before another takes it up, in ms. */
const CLAIM_TIME = 5 * 60_000
const MAX_ERROR = 500
/** In literals: SQLite uses a partial index only where the query repeats its condition so. */
const PENDING = sql<boolean>`state in ('waiting', 'sending')`

/** Writes messages in the transaction of what they tell of: both are stored, or neither. */
export async function insertMessages(tx: Kysely<Schema>, messages: NewMessage[], at: number): Promise<void> {
  const rows = messages.map((message) => rowOf(message, at))
  await insertRows(tx, 'outbox', rows)
}

export type OutboxRepository = ReturnType<typeof outboxRepository>

/** Messages that wait to be sent, are being sent, were sent, or were refused. */
export function outboxRepository({ db, transaction }: Database, now: () => number) {
  return {
    insert: (messages: NewMessage[]) => insertMessages(db, messages, now()),

    /** Claims the message of these kinds that is due longest; a claim that was never ended lapses. */
    async claim(kinds: OutboxKind[]): Promise<OutboxRow | null> {
      return transaction(async (tx) => {
        const due = tx
          .selectFrom('outbox')
          .selectAll()
          .where(PENDING)
          .where('dueAt', '<=', now())
          .where('kind', 'in', kinds)
          .orderBy('dueAt')
          .limit(1)
        const message = await claimRows(tx, due).executeTakeFirst()
        if (!message) return null
        const claim = { state: 'sending', attempts: message.attempts + 1, dueAt: now() + CLAIM_TIME } as const
        await tx.updateTable('outbox').set(claim).where('id', '=', message.id).execute()
        return { ...message, ...claim }
      })
    },

    async markSent(claimed: OutboxRow): Promise<void> {
      await endClaim(claimed, { state: 'sent', sentAt: now(), lastError: null })
    },

    /** Puts a message back, to be tried again at `dueAt` (ms). */
    async postpone(claimed: OutboxRow, error: string, dueAt: number): Promise<void> {
      await endClaim(claimed, { state: 'waiting', lastError: error.slice(0, MAX_ERROR), dueAt })
    },

    /** Makes due what would wait longer than any message has to: the clock was put back since. */
    async hasten(): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ dueAt: now() })
        .where(PENDING)
        .where('dueAt', '>', now() + 2 * LONGEST_WAIT)
        .execute()
    },

    /** Deletes messages from before `before` (ms) that belong to no record, which would take them along. */
    deleteOld: (before: number): Promise<void> =>
      inBatches(async (limit) => {
        const old = db
          .selectFrom('outbox')
          .select('id')
          .where('bookingId', 'is', null)
          .where('enquiryId', 'is', null)
          .where('createdAt', '<', before)
          .limit(limit)
        const { numDeletedRows } = await db.deleteFrom('outbox').where('id', 'in', old).executeTakeFirst()
        return numDeletedRows
      }),

    /** Parks a message that was refused for good, for the desk to see. */
    async park(claimed: OutboxRow, error: string): Promise<void> {
      await endClaim(claimed, { state: 'failed', lastError: error.slice(0, MAX_ERROR) })
    },

    /**
     * Makes a message due now. One that was sent already gets a new Message-ID: its mail server would drop a repeat.
     * @throws AppError 404, or 409 while it is being sent.
     */
    async retry(id: string): Promise<void> {
      const message = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
      if (!message) throw new AppError('not-found')
      const again = {
        state: 'waiting',
        attempts: 0,
        dueAt: now(),
        lastError: null,
        sentAt: null,
        messageId: message.state === 'sent' ? newMessageId(domainOf(message.messageId)) : message.messageId,
      } as const
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set(again)
        .where('id', '=', id)
        .where('state', '!=', 'sending')
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new AppError('conflict', { detail: 'This message is being sent right now.' })
    },
  }

  /** A claim that has lapsed meanwhile belongs to another worker: its state is not touched. */
  async function endClaim(claimed: OutboxRow, end: Partial<OutboxRow>) {
    await db
      .updateTable('outbox')
      .set(end)
      .where('id', '=', claimed.id)
      .where('state', '=', 'sending')
      .where('attempts', '=', claimed.attempts)
      .execute()
  }
}

const rowOf = (
  { domain, bookingId = null, enquiryId = null, language = DEFAULT_LANGUAGE, ...message }: NewMessage,
  at: number,
): OutboxRow => ({
  ...message,
  language,
  id: newId(),
  bookingId,
  enquiryId,
  messageId: newMessageId(domain),
  state: 'waiting',
  attempts: 0,
  dueAt: at,
  lastError: null,
  createdAt: at,
  sentAt: null,
})

const newMessageId = (domain: string) => `<${newId()}@${domain}>`
const domainOf = (messageId: string) => messageId.slice(messageId.indexOf('@') + 1, -1)
