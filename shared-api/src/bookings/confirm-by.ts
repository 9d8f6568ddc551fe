import { istInstant } from '../contract/ist-instant.ts'
import { dayAfter, istDay, istTime } from '../india/index.ts'

type Booking = { createdAt: string; pickUpDate: string; pickUpTime: string }
type Hours = {
  confirmWithinMinutes: number
  /** 'HH:MM' in Indian Standard Time. */
  officeHours?: { from: string; to: string } | undefined
  /** Indian days on which nobody is at the desk. */
  holidays?: { day: string }[] | undefined
}

/** The Indian day and time by which a person has confirmed a booking (docs/product.md, Confirm): the pick-up at the latest. */
export function confirmBy({ createdAt, pickUpDate, pickUpTime }: Booking, hours: Hours): { day: string; time: string } {
  const by = Math.min(within(Date.parse(createdAt), hours), istInstant(pickUpDate, pickUpTime))
  return { day: istDay(by), time: istTime(by) }
}

/** Outside the office hours and on holidays, so long after they begin next. */
function within(at: number, { confirmWithinMinutes, officeHours, holidays = [] }: Hours): number {
  const wait = confirmWithinMinutes * 60_000
  const closed = new Set(holidays.map(({ day }) => day))
  const today = istDay(at)
  const opensFrom = (day: string): number =>
    closed.has(day) ? opensFrom(dayAfter(day, 1)) : istInstant(day, officeHours?.from ?? '00:00')
  if (closed.has(today)) return opensFrom(today) + wait
  if (!officeHours) return at + wait
  if (at < opensFrom(today)) return opensFrom(today) + wait
  return at + wait <= istInstant(today, officeHours.to) ? at + wait : opensFrom(dayAfter(today, 1)) + wait
}
