import { z } from './zod.ts'

/**
 * `website`, a field of every public form that people neither see nor fill. A request that has it filled is checked and
 * answered like any other, and dropped.
 */
export const Honeypot = z.string().max(200).optional()
