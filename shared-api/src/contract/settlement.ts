import { z } from './zod.ts'

/** What lies between a driver and the company (docs/product.md, Cash of drivers); rupees, below 0 what the driver holds. */
export const SettlementEntry = z.strictObject({
  /** Cash that the driver took, a cost that they paid, or the allowance of a trip. */
  kind: z.enum(['cash', 'expense', 'allowance']),
  id: z.string(),
  at: z.string(),
  booking: z.string(),
  amount: z.number(),
})
export type SettlementEntry = z.infer<typeof SettlementEntry>

export const Settlement = z.strictObject({ id: z.string(), at: z.string(), by: z.string(), amount: z.number() })
export type Settlement = z.infer<typeof Settlement>

/** What is open with a driver, from the oldest, and the settlements before, from the newest. */
export const DriverCash = z.strictObject({
  driver: z.strictObject({ id: z.string(), name: z.string() }),
  open: z.array(SettlementEntry),
  balance: z.number(),
  settlements: z.array(Settlement),
})
export type DriverCash = z.infer<typeof DriverCash>

/** The balance that was seen: it is refused if another entry has come since. */
export const SettleDriver = z.strictObject({ balance: z.number() })
