import { type Kysely, sql } from 'kysely'
import type { MessageChannel, TripEvent } from 'shared-api/contract'
import { DEFAULT_LANGUAGE, type Language } from 'shared-api/languages'
import { refusal } from '../../texts/refusal.ts'
import { storedRefusal } from '../../texts/refusals.ts'
import { claimRows, lockName } from '../database/engine.ts'
import { inBatches } from '../database/in-batches.ts'
import { type Database, reportCommit } from '../database/open.ts'
import type { OutboxRow, Schema } from '../database/schema.ts'
import { notFound, refused } from '../http/problems.ts'
import { takeCall } from '../http/rate-limit-repository.ts'
import type { RateRule } from '../http/rate-rules.ts'
import { newId } from '../ids.ts'
import { LONGEST_WAIT } from './attempts.ts'
import { type Cause, type OutboxKind, queueOf, queuesOf, type StaffKind, type VisitorKind } from './kinds.ts'

/** A message to send; `domain` is the sender's, for its Message-ID. */
interface Message {
  bookingId?: string | null
  enquiryId?: string | null
  recipient: string
  subject: string
  domain: string
  /** The reader's; English where none is said. */
  language?: Language
  /** The payment or document that it is about. */
  about?: string
  /** What it announces. */
  event?: TripEvent
  /** Mail by default; one that the desk sends by hand is held. */
  channel?: MessageChannel
  /** A second one with the same is dropped. */
  onceKey?: string
  /** A hash of the network that caused it; null for the desk's own messages, which do not wait for others. */
  source?: string | null
  /** What counts it; past the limit it is stored all the same, and held. */
  limit?: { rule: RateRule; subject: string }
}

/** One to anyone but staff says who caused it: a visitor's counts against MAIL_PER_HOUR. */
export type VisitorMessage = Message & { kind: VisitorKind; cause: Cause }
export type NewMessage = VisitorMessage | (Message & { kind: StaffKind; cause?: undefined })

type Queue = OutboxRow['queue']

/** How long a worker may take over one message before another takes it up, in ms. */
const CLAIM_TIME = 5 * 60_000
/** In literals: SQLite uses a partial index only where the query repeats its condition so. */
const PENDING = sql<boolean>`state not in ('sent', 'failed', 'held')`
const BY_VISITORS = sql<boolean>`queue = 'visitors'`
const HOUR = 60 * 60_000

/** How much later than the one before it a message of the same source counts as come, in ms. */
const TURN = 60_000

/** Writes messages in the transaction of their record: both are stored, or neither. */
export async function insertMessages(tx: Kysely<Schema>, messages: readonly NewMessage[], at: number): Promise<void> {
  if (messages.length === 0) return
  const rows: OutboxRow[] = []
  const turns = new Map<string | null, number>([[null, at]])
  for (const message of messages) {
    // What is merged with one before does not count against its limit.
    if (message.limit && message.onceKey && (await isThere(tx, message.onceKey))) continue
    const { source = null } = message
    const turnAt = turns.get(source) ?? (await turnOf(tx, source, at))
    turns.set(source, turnAt)
    const row = { ...rowOf(message, at), turnAt }
    rows.push(
      (await isWithinLimit(tx, message, at))
        ? row
        : { ...row, state: 'held', lastError: storedRefusal(refusal('mailbox-limit')), source: null },
    )
  }
  if (rows.length === 0) return
  reportCommit(tx)
  await tx
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('onceKey').doNothing())
    .execute()
}

/** Whether a message with this `onceKey` was written. */
export const isThere = async (tx: Kysely<Schema>, onceKey: string) =>
  (await tx.selectFrom('outbox').select('id').where('onceKey', '=', onceKey).executeTakeFirst()) !== undefined

const isWithinLimit = async (tx: Kysely<Schema>, { limit }: NewMessage, at: number) =>
  !limit || (await takeCall(tx, limit.rule, limit.subject, at)) === 0

/** When a message has its turn: behind those of its source that still wait. */
async function turnOf(tx: Kysely<Schema>, source: string | null, at: number): Promise<number> {
  const row = await tx
    .selectFrom('outbox')
    .select(({ fn }) => fn.max<number | null>('turnAt').as('turnAt'))
    .where(PENDING)
    .where('source', '=', source)
    .executeTakeFirst()
  const last = row?.turnAt ?? null
  return last === null ? at : Math.max(at, last + TURN)
}

export type OutboxRepository = ReturnType<typeof outboxRepository>

/** Messages that wait to be sent, are being sent, were sent, or were refused. */
export function outboxRepository({ db, transaction }: Database, now: () => number) {
  return {
    insert: (messages: NewMessage[]) => transaction((tx) => insertMessages(tx, messages, now())),

    /** Writes a message unless one of this id is there already. */
    async insertOnce(id: string, message: NewMessage): Promise<void> {
      const row = { ...rowOf(message, now()), id }
      await db
        .insertInto('outbox')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    /**
     * Claims the message of these kinds whose turn it is, none that a visitor caused past `perHour`; a claim that was never
     * ended lapses.
     */
    async claim(kinds: OutboxKind[], perHour = Number.POSITIVE_INFINITY): Promise<OutboxRow | null> {
      // Most looks find nothing: they wait for no lock, and take none.
      const due = await dueOf(queuesOf(kinds))
      if (due.length === 0) return null
      return transaction(async (tx) => {
        const firsts: OutboxRow[] = []
        for (const queue of due) {
          if (queue === 'visitors' && !(await isWithinHour(tx, perHour))) continue
          const first = await firstOf(tx, queue, kinds)
          if (first) firsts.push(first)
        }
        const [message] = firsts.sort((a, b) => a.turnAt - b.turnAt)
        if (!message) return null
        const claim = { state: 'sending', attempts: message.attempts + 1, dueAt: now() + CLAIM_TIME } as const
        await tx.updateTable('outbox').set(claim).where('id', '=', message.id).execute()
        return { ...message, ...claim }
      })
    },

    /** How many mails that visitors caused left within the last hour, or are on their way. */
    sentToVisitors: () => sentToVisitors(db),

    /** Whether mails wait because visitors have caused `perHour` within the last hour. */
    isLimitReached: async (perHour: number): Promise<boolean> =>
      (await dueOf(['visitors'])).length > 0 && (await sentToVisitors(db)) >= perHour,

    /** How many mails that visitors caused wait. */
    async waitingForVisitors(): Promise<number> {
      const { count } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(BY_VISITORS)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      return count
    },

    async markSent(claimed: OutboxRow): Promise<void> {
      await endClaim(claimed, { state: 'sent', sentAt: now(), lastError: null, source: null })
    },

    /** Finds a message by phone. Throws AppError 404. */
    async byPhone(id: string): Promise<OutboxRow> {
      const query = db.selectFrom('outbox').selectAll().where('id', '=', id).where('channel', '!=', 'mail')
      const message = await query.executeTakeFirstOrThrow(notFound)
      return message
    },

    /** Notes who sent a message by hand. Throws AppError 409 while it is being sent. */
    async markSentByHand(id: string, sentBy: string): Promise<void> {
      const end = { state: 'sent', channel: 'hand', sentAt: now(), sentBy, lastError: null, source: null } as const
      const query = db.updateTable('outbox').set(end).where('id', '=', id).where('state', '!=', 'sending')
      const { numUpdatedRows } = await query.executeTakeFirst()
      if (numUpdatedRows === 0n) throw refused('being-sent')
    },

    /** Puts a message back, to be tried again at `dueAt` (ms). */
    async postpone(claimed: OutboxRow, why: string, dueAt: number): Promise<void> {
      // Not foremost among those that are due, where each look would pass over it.
      const turnAt = Math.max(claimed.turnAt, dueAt)
      await endClaim(claimed, { state: 'waiting', lastError: why, dueAt, turnAt })
    },

    /** Makes due what would wait longer than any message has to: the clock was put back since. */
    async hasten(): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ dueAt: now() })
        .where('state', 'in', ['waiting', 'sending'])
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

    /** Parks a message that was refused for good; the desk sees it. */
    async park(claimed: OutboxRow, why: string): Promise<void> {
      await endClaim(claimed, { state: 'failed', lastError: why, source: null })
    },

    /**
     * Makes a message due now. One that was sent already gets a new Message-ID: its mail server would drop a repeat.
     * @throws AppError 404, or 409 while it is being sent or for one that the desk sends by hand.
     */
    async retry(id: string): Promise<void> {
      const message = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
      if (message.channel === 'hand') throw refused('send-by-whatsapp')
      const again = {
        state: 'waiting',
        attempts: 0,
        dueAt: now(),
        turnAt: now(),
        // The desk causes it now.
        queue: message.queue === 'visitors' ? 'mail' : message.queue,
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
      if (numUpdatedRows === 0n) throw refused('being-sent')
    },
  }

  /** The lines in which a message is due. */
  async function dueOf(queues: Queue[]): Promise<Queue[]> {
    const isDue = (queue: Queue) =>
      sql`exists (select 1 from outbox where ${PENDING} and queue = ${queue} and due_at <= ${now()}) as ${sql.ref(queue)}`
    const { rows } = await sql<Record<Queue, unknown>>`select ${sql.join(queues.map(isDue))}`.execute(db)
    return queues.filter((queue) => rows[0]?.[queue])
  }

  /** The message of a line whose turn it is, locked. */
  function firstOf(tx: Kysely<Schema>, queue: Queue, kinds: OutboxKind[]): Promise<OutboxRow | undefined> {
    const due = tx.selectFrom('outbox').selectAll().where(PENDING).where('queue', '=', queue)
    // By the plus SQLite reads them in their order, in place of sorting all that are due.
    const isDue = sql<boolean>`+due_at <= ${now()}`
    return claimRows(tx, due.where(isDue).where('kind', 'in', kinds).orderBy('turnAt').limit(1)).executeTakeFirst()
  }

  /** One at a time: two processes would both take the last mail of the hour. */
  async function isWithinHour(tx: Kysely<Schema>, perHour: number): Promise<boolean> {
    if (perHour === Number.POSITIVE_INFINITY) return true
    await lockName(tx, 'outbox visitors')
    return (await sentToVisitors(tx)) < perHour
  }

  async function sentToVisitors(tx: Kysely<Schema>): Promise<number> {
    const at = now()
    // One statement: between two, a message that is on its way would be sent, and counted by neither.
    const { rows } = await sql<{ count: number }>`select
      (select count(*) from outbox where ${BY_VISITORS} and sent_at > ${at - HOUR} and sent_at <= ${at})
      + (select count(*) from outbox where ${BY_VISITORS} and state = 'sending') as count`.execute(tx)
    return rows[0]?.count ?? 0
  }

  /** An expired claim belongs to another worker: leave its state alone. */
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
  { kind, recipient, subject, domain, bookingId = null, enquiryId = null, ...rest }: NewMessage,
  at: number,
): OutboxRow => ({
  kind,
  recipient,
  subject,
  language: rest.language ?? DEFAULT_LANGUAGE,
  source: rest.source ?? null,
  turnAt: at,
  queue: queueOf(kind, rest.cause),
  id: newId(),
  bookingId,
  enquiryId,
  messageId: newMessageId(domain),
  state: rest.channel === 'hand' ? 'held' : 'waiting',
  attempts: 0,
  dueAt: at,
  lastError: null,
  createdAt: at,
  sentAt: null,
  about: rest.about ?? null,
  event: rest.event ?? null,
  channel: rest.channel ?? 'mail',
  sentBy: null,
  onceKey: rest.onceKey ?? null,
})

const newMessageId = (domain: string) => `<${newId()}@${domain}>`
const domainOf = (messageId: string) => messageId.slice(messageId.indexOf('@') + 1, -1)
