/** An instant, in ms since 1970, as the wire has it: ISO 8601 in UTC. */
export const isoOf = (instant: number) => new Date(instant).toISOString()

/** One day, in ms; India has no summer time, so every day has as many. */
export const DAY = 86_400_000

const IST_OFFSET = 330 * 60_000

/** The calendar day of an instant in Indian Standard Time, 'YYYY-MM-DD'. */
export const istDay = (instant: number) => isoOf(instant + IST_OFFSET).slice(0, 10)

/** The first instant of an Indian day, in ms since 1970. */
export const istMidnight = (day: string) => Date.parse(`${day}T00:00:00+05:30`)

/** An instant in Indian Standard Time as a spreadsheet reads it, 'YYYY-MM-DD HH:MM'. */
export const istMinute = (instant: number) =>
  isoOf(instant + IST_OFFSET)
    .slice(0, 16)
    .replace('T', ' ')
