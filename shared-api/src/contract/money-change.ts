import { z } from './zod.ts'

/** What of a booking's money was changed: its price, lines that the desk added or took off, payments, or papers. */
export const MONEY_CHANGES = ['price', 'line', 'discount', 'payment', 'refund', 'goodwill', 'document'] as const
export type MoneyWhat = (typeof MONEY_CHANGES)[number]

/**
 * Who changed what, and why (docs/product.md, Who changed what). `before` and `after` are rupees: what the price, a line or all
 * discounts came to, what was paid, or what a document leaves. `subject` is the code of a line, the way of a payment, the number of a
 * document, or the status that changed the price.
 */
export const MoneyChange = z.strictObject({
  ...{ at: z.string(), by: z.string(), what: z.enum(MONEY_CHANGES), subject: z.string() },
  ...{ before: z.number(), after: z.number(), reason: z.string() },
})
export type MoneyChange = z.infer<typeof MoneyChange>

/** The changes of a booking's money, from the oldest. */
export const MoneyChangesReply = z.strictObject({ changes: z.array(MoneyChange) })
export type MoneyChangesReply = z.infer<typeof MoneyChangesReply>
