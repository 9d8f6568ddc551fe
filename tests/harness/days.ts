const DAY_MS = 24 * 60 * 60 * 1000
/** Indian Standard Time is UTC+05:30 all year. */
const IST_MS = 5.5 * 60 * 60 * 1000

/** The calendar day in India, 'YYYY-MM-DD', this many days from today. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + IST_MS + days * DAY_MS).toISOString().slice(0, 10)
