import { Id } from 'shared-api/contract'
import { z } from 'zod'

/** The parameters of a path that ends in a record's id. */
export const ById = z.strictObject({ id: Id })

/** The header of a call that edits a record. Without it the edit holds for any version (`specification §7`). */
export const IfMatch = z.object({
  'if-match': z
    .string()
    .optional()
    .describe('The ETag of the record that the edit is meant for: 412 when it has changed since'),
})
