import type { Kysely } from 'kysely'
import { BookingReceipt, fromWire, toWire } from 'shared-api/contract'
import { inBatches } from '../../platform/database/in-batches.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { KEY_AGE } from '../../platform/http/params.ts'
import { type RequestKey, storedReply } from './index.ts'

/** Another request with the same key was stored first; its reply is now there to be read. */
export class KeyTaken extends Error {}

/**
 * The reply that the first request with this key got; null when there was none in the last 24 hours.
 * @throws AppError 422 when that request had another body.
 */
export async function earlierReply(db: Kysely<Schema>, key: RequestKey, now: number): Promise<BookingReceipt | null> {
  const reply = await storedReply(db, key, now - KEY_AGE)
  // Parsed, as an earlier release stored no lines.
  return reply === null ? null : BookingReceipt.parse(fromWire(reply))
}

/**
 * Remembers the reply in the transaction of the booking itself.
 * @throws KeyTaken when another transaction was first; this one must then be rolled back.
 */
export async function rememberReply(tx: Kysely<Schema>, key: RequestKey, reply: BookingReceipt, now: number) {
  await tx
    .deleteFrom('idempotencyKeys')
    .where('keyHash', '=', key.keyHash)
    .where('createdAt', '<=', now - KEY_AGE)
    .execute()
  const stored = await tx
    .insertInto('idempotencyKeys')
    .values({ ...key, bookingId: reply._id, reply: JSON.stringify(toWire(reply)), createdAt: now })
    .onConflict((conflict) => conflict.column('keyHash').doNothing())
    .returning('keyHash')
    .executeTakeFirst()
  if (!stored) throw new KeyTaken()
}

/** Deletes expired keys. */
export const deleteOldKeys = (db: Kysely<Schema>, now: number): Promise<void> =>
  inBatches(async (limit) => {
    const old = db
      .selectFrom('idempotencyKeys')
      .select('keyHash')
      .where('createdAt', '<=', now - KEY_AGE)
      .limit(limit)
    // Repeated here: on PostgreSQL the key may have been used again in between.
    const gone = db
      .deleteFrom('idempotencyKeys')
      .where('keyHash', 'in', old)
      .where('createdAt', '<=', now - KEY_AGE)
    return (await gone.executeTakeFirst()).numDeletedRows
  })
