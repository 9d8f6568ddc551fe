const INSTANT = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})
const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** An ISO instant in Indian Standard Time: '21 Nov 2026, 5:14 pm'. */
export const instantText = (iso: string): string => INSTANT.format(new Date(iso))

/** A day of a trip, 'YYYY-MM-DD', as '21 Nov 2026'. */
export const dayText = (date: string): string => DAY.format(new Date(`${date}T12:00:00+05:30`))

/** Today in India as 'YYYY-MM-DD'. `now` is ms since 1970. */
export const istToday = (now: number): string => new Date(now + 330 * 60_000).toISOString().slice(0, 10)
