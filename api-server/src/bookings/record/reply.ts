import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { AppError } from '../../platform/http/problems.ts'

/** A repeatable request: the hash of its key and of its body. */
export interface RequestKey {
  keyHash: string
  bodyHash: string
}

/** What the first request with a key got after `since` (ms), as it was stored; null without one. Throws AppError 422 for another body. */
export async function storedReply(db: Kysely<Schema>, { keyHash, bodyHash }: RequestKey, since = 0) {
  const earlier = await db
    .selectFrom('idempotencyKeys')
    .select(['bodyHash', 'reply'])
    .where('keyHash', '=', keyHash)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  if (!earlier) return null
  if (earlier.bodyHash !== bodyHash) throw new AppError('key-reused')
  return JSON.parse(earlier.reply)
}
