import type { CheckoutReply } from 'shared-api/contract'

/** A payment that a provider has taken; `amountPaise` as it says. */
export type TakenPayment = { id: string; orderId: string; amountPaise: number }

/** Money that a provider has given back. */
type Refund = { id: string; amountPaise: number; key?: string | undefined }

/** The address of a checkout's script, and the origins that it needs: 'https://*.example.com' are all below one. */
type Checkout = { script: string; origins: string[] }

/**
 * A payment provider (docs/product.md, Payment providers). Another one is another file with these; nothing else knows
 * which it is. Calls throw AppError 503 while it does not answer.
 */
export interface PaymentProvider {
  /** As the ledger names it. */
  name: string
  /** Its checkout in the browser: the script, and where that script loads from and calls to. */
  checkout: Checkout
  /** Asks it to take an amount. Gives the order's id, and what its checkout page in the browser needs. */
  createOrder(order: { amountPaise: number; reference: string }): Promise<{ id: string; checkout: CheckoutReply }>
  /** Whether what its checkout reports for our order has its signature. */
  verifyCallback(orderId: string, fields: Record<string, string>): boolean
  /** The payment that a webhook reports; null for other events. Throws `ForgedWebhook` when the signature is not its own. */
  readWebhook(body: Buffer, headers: Record<string, string | string[] | undefined>): TakenPayment | null
  /** Gives a part of a payment back, or all; the same `key` once. Throws `RefundRefused` with its reason. */
  refund(paymentId: string, amountPaise: number, key: string): Promise<{ id: string }>
  /** What it has given back of a payment; with the key of `refund`, unless it was asked for elsewhere. */
  refundsOf(paymentId: string): Promise<Refund[]>
  /** The payments that it has taken for an order. */
  paymentsOf(orderId: string): Promise<TakenPayment[]>
}

export class RefundRefused extends Error {}
export class ForgedWebhook extends Error {}
