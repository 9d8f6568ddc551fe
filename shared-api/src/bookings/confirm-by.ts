import { istInstant } from '../contract/ist-instant.ts'
import { DAY_MS, istDay, istTime } from '../india/index.ts'

type Booking = { createdAt: string; pickUpDate: string; pickUpTime: string }
type Hours = {
  confirmWithinMinutes: number
  /** 'HH:MM' in Indian Standard Time. */
  officeHours?: { from: string; to: string } | undefined
}

/** The Indian day and time by which a person has confirmed a booking (docs/product.md, Confirm): the pick-up at the latest. */
export function confirmBy({ createdAt, pickUpDate, pickUpTime }: Booking, hours: Hours): { day: string; time: string } {
  const by = Math.min(within(Date.parse(createdAt), hours), istInstant(pickUpDate, pickUpTime))
  return { day: istDay(by), time: istTime(by) }
}

/** Outside the office hours, so long after they begin next. */
function within(at: number, { confirmWithinMinutes, officeHours }: Hours): number {
  const wait = confirmWithinMinutes * 60_000
  if (!officeHours) return at + wait
  const opens = istInstant(istDay(at), officeHours.from)
  const closes = istInstant(istDay(at), officeHours.to)
  if (at < opens) return opens + wait
  return at + wait <= closes ? at + wait : opens + DAY_MS + wait
}
