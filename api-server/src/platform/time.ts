import { IST_OFFSET_MS } from 'shared-api/india'

/** An instant, in ms since 1970, as the wire has it: ISO 8601 in UTC. */
export const isoOf = (instant: number) => new Date(instant).toISOString()

/** An instant in Indian Standard Time as a spreadsheet reads it, 'YYYY-MM-DD HH:MM'. */
export const istMinute = (instant: number) =>
  isoOf(instant + IST_OFFSET_MS)
    .slice(0, 16)
    .replace('T', ' ')
