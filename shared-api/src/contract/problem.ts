import { z } from './zod.ts'

/**
 * A field that the server refused: `message` in the caller's language, and its code with parameters. An earlier server
 * sends no codes; a later one may send others.
 */
export const RefusedField = z.object({
  path: z.string(),
  message: z.string(),
  code: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type RefusedField = z.infer<typeof RefusedField>

/**
 * RFC 9457 problem document; `errors` names each field. A 412 has the current record in `current`, and its ETag as a
 * header. `requestId` is the request's id in the server's log.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  requestId: z.string().optional(),
  errors: z.array(RefusedField).optional(),
  current: z.unknown().optional(),
})
export type Problem = z.infer<typeof Problem>

/** The reply of calls that say only that they were done. */
export const Empty = z.strictObject({})
/** The reply to a delete. */
export const Deleted = z.strictObject({ success: z.literal(true), message: z.string() })
