import { paragraph } from './text.ts'
import { z } from './zod.ts'

/** The most characters of the desk's note about a record. */
export const NOTE_MAX = 2000

/** The desk's note about a record, or ''. */
export const Note = z.union([z.literal(''), paragraph(NOTE_MAX)])
