import { Payment } from './payment.ts'
import { IstDate } from './place-and-time.ts'
import { refusedAs } from './problems.ts'
import { z } from './zod.ts'

export const DayQuery = z.strictObject({ day: IstDate })
export const Month = refusedAs(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), 'month')
export const MonthQuery = z.strictObject({ month: Month })

/** The payments of an Indian day; sums in rupees. `driver` is null for cash at the desk. */
export const DayBook = z.strictObject({
  day: z.string(),
  payments: z.array(z.strictObject({ ...Payment.shape, booking: z.string() })),
  ways: z.array(z.strictObject({ way: z.string(), received: z.number(), refunded: z.number() })),
  cash: z.array(z.strictObject({ driver: z.string().nullable(), amount: z.number() })),
  total: z.number(),
})
export type DayBook = z.infer<typeof DayBook>

/** The figures of a month by the Indian calendar: rupees and numbers of trips. */
export const MonthFigures = z.strictObject({
  month: z.string(),
  booked: z.number(),
  bookedTotal: z.number(),
  /** Trips with a pick-up in the month that were driven, and what they cost. */
  driven: z.number(),
  drivenTotal: z.number(),
  cancelled: z.number(),
  received: z.number(),
  refunded: z.number(),
  /** Still to be paid for the trips that were driven in the month. */
  outstanding: z.number(),
})
export type MonthFigures = z.infer<typeof MonthFigures>

export const MonthReply = z.strictObject({
  now: MonthFigures,
  before: MonthFigures,
  routes: z.array(z.strictObject({ from: z.string(), to: z.string(), trips: z.number(), total: z.number() })),
  vehicles: z.array(z.strictObject({ name: z.string(), days: z.number() })),
})
export type MonthReply = z.infer<typeof MonthReply>
