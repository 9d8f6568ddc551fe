import { paiseOf, Rupees } from './money.ts'
import { Payment } from './payment.ts'
import { IstDate } from './place-and-time.ts'
import { refusedAs } from './problems.ts'
import { optionalPlainLine } from './text.ts'
import { z } from './zod.ts'

export const DayQuery = z.strictObject({ day: IstDate })
export const Month = refusedAs(z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/), 'month')
export const MonthQuery = z.strictObject({ month: Month })
/** A financial year by the year of its 1 April: '2026' is April 2026 to March 2027. */
export const YearQuery = z.strictObject({ year: refusedAs(z.string().regex(/^20\d{2}$/), 'year') })

/** Who closed a month, and when; nothing is dated into it any more. */
const Closed = z.strictObject({ at: z.string(), by: z.string() }).nullable()

/** The cash of the desk on a day in rupees: `opening` and what came in, less what went out, is `expected`. */
export const Drawer = z.strictObject({
  opening: z.number(),
  cashIn: z.number(),
  cashOut: z.number(),
  expected: z.number(),
  /** As it was counted last; `difference` is to what is expected by now. */
  count: z
    .strictObject({ counted: z.number(), difference: z.number(), note: z.string(), at: z.string(), by: z.string() })
    .nullable(),
})
export type Drawer = z.infer<typeof Drawer>

/** Discounts and goodwill of a month from the oldest, in rupees, with who gave each and why; below 0 what was taken back. */
export const Discounts = z.strictObject({
  discounts: z.array(
    z.strictObject({
      ...{ id: z.string(), at: z.string(), by: z.string(), reason: z.string(), amount: z.number() },
      what: z.enum(['discount', 'goodwill']),
      /** The id is null once the booking is deleted. */
      booking: z.strictObject({ _id: z.string().nullable(), reference: z.string() }),
    }),
  ),
  total: z.number(),
})
export type Discounts = z.infer<typeof Discounts>

/** What was counted at the end of a day; where it differs from what is expected, the note says why. */
export const NewCount = z.strictObject({ amount: paiseOf(Rupees), note: optionalPlainLine(200).default('') })
export type NewCount = z.output<typeof NewCount>

/** All movements of an Indian day; sums in rupees. `driver` is null for cash at the desk. */
export const DayBook = z.strictObject({
  day: z.string(),
  /** A server of the release before sends neither. */
  drawer: Drawer.optional(),
  closed: Closed.default(null),
  payments: z.array(
    // A server of the release before does not say which booking it is.
    z.strictObject({ ...Payment.shape, booking: z.string(), bookingId: z.string().nullable().default(null) }),
  ),
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
  /** Expenses of the company. A server of the release before sends none. */
  spent: z.number().default(0),
})
export type PeriodFigures = z.infer<typeof PeriodFigures>

/** A month or a year beside the one before; `parts` are its days or months. */
export const PeriodReply = z.strictObject({
  now: PeriodFigures,
  before: PeriodFigures,
  parts: z.array(PeriodFigures),
  routes: z.array(z.strictObject({ from: z.string(), to: z.string(), trips: z.number(), total: z.number() })),
  /** `earned` is the price of the trips driven with a pick-up in the period, `spent` the expenses of the vehicle. */
  vehicles: z.array(
    z.strictObject({
      ...{ name: z.string(), days: z.number(), earned: z.number().default(0), spent: z.number().default(0) },
    }),
  ),
  /** A server of the release before sends none, as of the next. */
  drivers: z.array(z.strictObject({ name: z.string(), trips: z.number(), earned: z.number() })).default([]),
  closed: Closed.default(null),
})
export type PeriodReply = z.infer<typeof PeriodReply>
