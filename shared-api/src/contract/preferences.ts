import { plainLine } from './text.ts'
import { z } from './zod.ts'

/** Where the desk may start after the login; the cabs by default, as the site asks for. */
export const DESK_STARTS = ['/table', '/admin', '/bookings', '/board'] as const
/** How many views one person keeps. */
export const MAX_VIEWS = 20

/** A list of bookings as it was looked at: the search part of its address. */
export const View = z.strictObject({ name: plainLine(40), query: z.string().regex(/^\?[^#\s]{0,500}$/) })
export type View = z.output<typeof View>

/** What a person of the desk has chosen for themselves (docs/product.md, Desk). */
export const Preferences = z.strictObject({
  start: z.enum(DESK_STARTS).default('/table'),
  /** Whether a new booking makes a sound. */
  sound: z.boolean().default(false),
  language: z.enum(['en', 'ta']).default('en'),
  views: z.array(View).max(MAX_VIEWS).default([]),
})
export type Preferences = z.output<typeof Preferences>
export const PreferencesReply = z.strictObject({ preferences: Preferences })
