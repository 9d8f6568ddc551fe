import { BookingStatus } from './booking-status.ts'
import { MAX_RUPEES, paiseOf, Rupees } from './money.ts'
import { Odometer, wholeTo } from './odometer.ts'
import { refusedAs } from './problems.ts'
import { Id } from './text.ts'
import { TouristList } from './tourists.ts'
import { FOR_DRIVER, fieldsOf } from './trip-fields.ts'
import { DRIVER_STEPS } from './trip-steps.ts'
import { z } from './zod.ts'

/** What a driver pays on the way. */
export const EXPENSE_KINDS = ['toll', 'parking', 'permit', 'other'] as const
export const ExpenseKind = z.enum(EXPENSE_KINDS)
export type ExpenseKind = z.infer<typeof ExpenseKind>
/** An expense that waits, or was refused, does not count. */
export const EXPENSE_OUTCOMES = ['counted', 'waiting', 'refused'] as const
export type ExpenseOutcome = (typeof EXPENSE_OUTCOMES)[number]

/** The maximum of expenses in one report, and of one trip. */
export const MAX_EXPENSES = 50

/** A cost on the way; the driver's phone makes its `id`, so that a report that comes twice counts once. `amount` is rupees. */
const ReportedExpense = z.strictObject({
  id: Id,
  kind: ExpenseKind,
  amount: paiseOf(refusedAs(Rupees.gt(0), { code: 'rupees', params: { max: MAX_RUPEES } })),
})

/**
 * What a driver reports: the step, when its button was pressed (ISO 8601), and what goes with it. The status that the trip has
 * already is no step, and takes the rest. `code` is the traveller's 4 digits, `openingKm` and `closingKm` the odometer's.
 */
export const DriveStep = z.strictObject({
  to: z.enum(DRIVER_STEPS),
  at: z.iso.datetime({ offset: true }),
  code: refusedAs(z.string().regex(/^\d{4}$/), 'trip-code').optional(),
  openingKm: Odometer.optional(),
  closingKm: Odometer.optional(),
  waitingMinutes: wholeTo(100_000).optional(),
  expenses: z.array(ReportedExpense).max(MAX_EXPENSES).optional(),
  /** What the traveller gave the driver in cash, in rupees; the first report of a trip counts. */
  cash: paiseOf(Rupees).optional(),
})
export type DriveStep = z.output<typeof DriveStep>

/** The status of the trip after the step; the same for a repeated key. */
export const DriveStepReply = z.strictObject({ success: z.literal(true), status: BookingStatus })

const Expense = z.strictObject({
  id: z.string(),
  kind: ExpenseKind,
  amount: z.number(),
  photo: z.boolean(),
  at: z.string(),
  /** A server of the release before sends none. */
  outcome: z.enum(EXPENSE_OUTCOMES).default('counted'),
})

/** What was driven, as the driver reports it. `doubt` says that the km are more than 15 % off the estimate. */
const Driven = {
  openingKm: z.number().nullable(),
  closingKm: z.number().nullable(),
  estimateKm: z.number(),
  waitingMinutes: z.number().nullable(),
  expenses: z.array(Expense),
}
export const Driving = z.strictObject({ ...Driven, doubt: z.boolean() })
export type Driving = z.infer<typeof Driving>

/** What a driver needs on a trip. Dates and times are Indian Standard Time; `map` is the address of a map of the pick-up. */
export const DriveTrip = z.strictObject({
  reference: z.string(),
  status: BookingStatus,
  next: z.enum(DRIVER_STEPS).nullable(),
  tripType: z.string(),
  pickUp: z.strictObject({ date: z.string(), time: z.string(), location: z.string(), city: z.string() }),
  map: z.string(),
  to: z.string(),
  return: z.strictObject({ date: z.string(), time: z.string(), location: z.string() }).nullable(),
  visitingPlaces: z.array(z.string()),
  persons: z.number(),
  /** Who travels. */
  traveller: z.strictObject({ firstName: z.string(), mobile: z.string() }),
  ...fieldsOf(FOR_DRIVER, () => z.string().nullable().default(null)),
  vehicle: z.string(),
  /** The number of the desk, E.164. */
  desk: z.string(),
  /** Null while nobody is in it. */
  tourists: TouristList.nullable(),
  /** It leaves the state, and nobody is on its passenger list. */
  listMissing: z.boolean().default(false),
  /** What this driver took in cash, in rupees. */
  cash: z.number(),
  /** What the traveller still owes, in rupees; null where the owner does not want drivers to be told. */
  collect: z.number().nullable().default(null),
  ...Driven,
})
export type DriveTrip = z.infer<typeof DriveTrip>
export const DriveTripReply = z.strictObject({ trip: DriveTrip })

/** A driver's link with the trip sheet as a text, to be sent to the driver's `mobile` (E.164). */
export const DriveLink = z.strictObject({ url: z.string(), text: z.string(), mobile: z.string() })
export type DriveLink = z.infer<typeof DriveLink>
