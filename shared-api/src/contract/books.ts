import { Payment } from './payment.ts'
import { IstDate } from './place-and-time.ts'
import { refusedAs } from './problems.ts'
import { z } from './zod.ts'

export const DayQuery = z.strictObject({ day: IstDate })
export const Month = refusedAs(z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/), 'month')
export const MonthQuery = z.strictObject({ month: Month })
/** A financial year by the year of its 1 April: '2026' is April 2026 to March 2027. */
export const YearQuery = z.strictObject({ year: refusedAs(z.string().regex(/^20\d{2}$/), 'year') })

/** The payments of an Indian day; sums in rupees. `driver` is null for cash at the desk. */
export const DayBook = z.strictObject({
  day: z.string(),
  payments: z.array(z.strictObject({ ...Payment.shape, booking: z.string() })),
  ways: z.array(z.strictObject({ way: z.string(), received: z.number(), refunded: z.number() })),
  /** By who noted it; `cash` without what a driver took. */
  people: z.array(z.strictObject({ by: z.string(), received: z.number(), refunded: z.number(), cash: z.number() })),
  cash: z.array(z.strictObject({ driver: z.string().nullable(), amount: z.number() })),
  total: z.number(),
})
export type DayBook = z.infer<typeof DayBook>

/** Figures of a day, a month or a year by the Indian calendar: rupees and numbers of trips. */
export const PeriodFigures = z.strictObject({
  /** '2026-12-24', '2026-12', or '2026' for the year from April. */
  period: z.string(),
  booked: z.number(),
  bookedTotal: z.number(),
  /** Trips with a pick-up in the period that were driven, and what they cost. */
  driven: z.number(),
  drivenTotal: z.number(),
  cancelled: z.number(),
  received: z.number(),
  refunded: z.number(),
  /** Still to be paid for the trips that were driven in the period, and fees of those that were cancelled. */
  outstanding: z.number(),
})
export type PeriodFigures = z.infer<typeof PeriodFigures>

/** A month or a year beside the one before; `parts` are its days or months. */
export const PeriodReply = z.strictObject({
  now: PeriodFigures,
  before: PeriodFigures,
  parts: z.array(PeriodFigures),
  routes: z.array(z.strictObject({ from: z.string(), to: z.string(), trips: z.number(), total: z.number() })),
  vehicles: z.array(z.strictObject({ name: z.string(), days: z.number() })),
})
export type PeriodReply = z.infer<typeof PeriodReply>
