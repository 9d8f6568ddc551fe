import type { z } from 'zod'

/**
 * Parses a reply by its schema, without unknown keys: a later server may send more than an open tab knows. Throws a
 * ZodError for any other difference.
 */
export function parseReply<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const first = schema.safeParse(body)
  if (first.success) return first.data
  for (const issue of first.error.issues) {
    if (issue.code === 'unrecognized_keys') dropKeys(body, issue.path, issue.keys)
  }
  return schema.parse(body)
}

function dropKeys(body: unknown, path: PropertyKey[], keys: string[]) {
  const owner = path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), body)
  if (!isRecord(owner)) return
  for (const key of keys) delete owner[key]
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null
