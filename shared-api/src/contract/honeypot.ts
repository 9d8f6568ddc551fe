import { z } from './zod.ts'

/**
 * `website`, a field of every public form that people neither see nor fill. A request that has it filled is checked and
 * answered like any other, and dropped.
 */
export const Honeypot = z
  .string({ error: 'website must be text' })
  .max(200, 'website takes at most 200 characters')
  .optional()
