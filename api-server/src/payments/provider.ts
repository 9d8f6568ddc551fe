import type { CheckoutReply } from 'shared-api/contract'

/** A payment that a provider has taken; `amountPaise` as it says. */
export type TakenPayment = { id: string; orderId: string; amountPaise: number }

/**
 * A payment provider (docs/product.md, Payment providers). Another one is another file with these; nothing else knows
 * which it is.
 */
export interface PaymentProvider {
  /** As the ledger names it. */
  name: string
  /** Asks it to take an amount. Gives the order's id, and what its checkout page in the browser needs. */
  createOrder(order: { amountPaise: number; reference: string }): Promise<{ id: string; checkout: CheckoutReply }>
  /** Whether what its checkout reports for our order has its signature. */
  verifyCallback(orderId: string, fields: Record<string, string>): boolean
  /** The payment that a webhook reports; null for other events. Throws `ForgedWebhook` when the signature is not its own. */
  readWebhook(body: Buffer, headers: Record<string, string | string[] | undefined>): TakenPayment | null
  /** The payments that it has taken for an order. */
  paymentsOf(orderId: string): Promise<TakenPayment[]>
}

export class ForgedWebhook extends Error {}
