import { PositiveRupees } from './money.ts'
import { DIRECTIONS, Moved } from './payment.ts'
import { IstDate } from './place-and-time.ts'
import { z } from './zod.ts'

const Driver = z.strictObject({ id: z.string(), name: z.string() })

/** What lies between a driver and the company (docs/product.md, Cash of drivers); rupees, below 0 what the driver holds. */
const Entry = {
  id: z.string(),
  at: z.string(),
  /** The reference of the trip. */
  booking: z.string(),
  amount: z.number(),
}
/** Cash that the driver took, a cost that they paid, the allowance of a trip, or money that they got or handed over before all is settled. */
export const ENTRY_KINDS = ['allowance', 'expense', 'cash', 'advance'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]
export const SettlementEntry = z.strictObject({ kind: z.enum(ENTRY_KINDS), ...Entry })
export type SettlementEntry = z.infer<typeof SettlementEntry>

export const Settlement = z.strictObject({ id: z.string(), at: z.string(), by: z.string(), amount: z.number() })
export type Settlement = z.infer<typeof Settlement>

/** What is open with a driver, from the oldest, and the settlements before, from the newest. */
export const DriverCash = z.strictObject({
  driver: Driver,
  open: z.array(SettlementEntry),
  balance: z.number(),
  settlements: z.array(Settlement),
})
export type DriverCash = z.infer<typeof DriverCash>

/** What is open with a driver in rupees, by kind. */
export const OpenCash = z.strictObject({
  driver: Driver,
  allowance: z.number(),
  expense: z.number(),
  cash: z.number(),
  /** A server of the release before sends none. */
  advance: z.number().default(0),
  balance: z.number(),
})
export type OpenCash = z.infer<typeof OpenCash>
export const OpenCashReply = z.strictObject({ drivers: z.array(OpenCash) })

/** Indian days, both included. */
export const StatementQuery = z
  .strictObject({ from: IstDate, to: IstDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be before the first day' })
export type StatementQuery = z.output<typeof StatementQuery>

export const StatementEntry = z.strictObject({ kind: z.enum([...ENTRY_KINDS, 'settlement']), ...Entry })
export type StatementEntry = z.infer<typeof StatementEntry>

/** All between a driver and the company in some days, from the oldest: `opening` and what was added make `closing`, in rupees. */
export const DriverStatement = z.strictObject({
  driver: Driver,
  opening: z.number(),
  entries: z.array(StatementEntry),
  closing: z.number(),
})
export type DriverStatement = z.infer<typeof DriverStatement>

/** The balance that was seen: it is refused if another entry has come since. */
export const SettleDriver = z.strictObject({ balance: z.number(), ...Moved, way: Moved.way.default('cash') })
export type SettleDriver = z.output<typeof SettleDriver>

/** Money that a driver got (an advance, a part of what is theirs), or a part of theirs that they handed over. */
export const DriverMoney = z.strictObject({ ...Moved, direction: z.enum(DIRECTIONS), amount: PositiveRupees })
export type DriverMoney = z.output<typeof DriverMoney>
