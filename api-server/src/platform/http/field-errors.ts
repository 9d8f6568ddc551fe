import { fieldProblemsOf, WITH_INPUT } from 'shared-api/contract'
import type { z } from 'zod'
import { invalid } from './problems.ts'

/**
 * Parses by a schema of the contract what did not come through the route's own validation, such as a form's fields.
 * @throws AppError 400 that names each field.
 */
export function parseOrRefuse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, WITH_INPUT)
  if (!parsed.success) throw invalid(fieldProblemsOf(parsed.error.issues))
  return parsed.data
}
