import { Id, refusedAs } from 'shared-api/contract'
import { z } from 'zod'

/** The parameters of a path that ends in a record's id. */
export const ById = z.strictObject({ id: Id })

/** The header of a call that edits a record. Without it the edit holds for any version (docs/product.md, Edits). */
export const IfMatch = z.object({
  'if-match': z
    .string()
    .optional()
    .describe('The ETag of the record that the edit is meant for: 412 when it has changed since'),
})

/** How long an Idempotency-Key is remembered, in ms. */
export const KEY_AGE = 24 * 3_600_000

const Key = refusedAs(z.string().regex(/^[\x21-\x7e]{1,200}$/), { code: 'visible-ascii', params: { max: 200 } })

/** The header that makes a repeated request one, for `KEY_AGE`. */
export const IdempotencyKey = z.object({
  'idempotency-key': Key.optional().describe(
    'The same key again within 24 hours is the same request: 422 when its content is another',
  ),
})

/** The same of a call that is refused without it. */
export const RequiredKey = z.object({
  'idempotency-key': Key.describe('The same key again is the same request: 422 when its content is another'),
})
