import type { CheckoutReply } from 'shared-api/contract'

/** A payment that a provider knows; `feePaise` is what the payer paid on top, which is not ours. */
export type ProviderPayment = {
  id: string
  orderId: string | null
  amountPaise: number
  feePaise: number
  /** `held` is authorised and not taken; `foreign` of another currency, or of a state that we do not know. */
  state: 'taken' | 'held' | 'none' | 'foreign'
}

/** Money that a provider gives back; `key` is that of `refund`, unless it was asked for elsewhere. */
export type ProviderRefund = {
  id: string
  paymentId: string
  amountPaise: number
  state: 'pending' | 'given' | 'failed' | 'unknown'
  key?: string | undefined
}

/** What a provider reports: a payment or refund to note, or what a person has to look at; `subject` is its id of what it is about. */
export type ProviderEvent = {
  id: string
  /** '' for what could not be read. */
  kind: string
  subject: string
  paymentId: string | null
  amountPaise: number | null
  payment: ProviderPayment | null
  refund: ProviderRefund | null
  look: 'dispute' | 'unknown' | null
}

/** The address of a checkout's script, and the origins that it needs: 'https://*.example.com' are all below one. */
type Checkout = { script: string; origins: string[] }

export type Headers = Record<string, string | string[] | undefined>

/**
 * A payment provider (docs/product.md, Payment providers). Another one is another file with these; nothing else knows
 * which it is. Calls throw AppError 503 while it does not answer.
 */
export interface PaymentProvider {
  /** As the ledger names it. */
  name: string
  /** Its checkout in the browser: the script, and where that script loads from and calls to. */
  checkout: Checkout
  /** Asks it to take an amount. Gives the order's id. */
  createOrder(order: { amountPaise: number; reference: string }): Promise<string>
  /** What its checkout page in the browser needs for an order. */
  checkoutOf(order: { id: string; amountPaise: number }): CheckoutReply
  /** Whether what its checkout reports for our order has its signature. */
  verifyCallback(orderId: string, fields: Record<string, string>): boolean
  /** What a webhook reports. Throws `ForgedWebhook` when the signature is not its own. */
  readWebhook(body: Buffer, headers: Headers): ProviderEvent
  /** Gives a part of a payment back, or all; the same `key` once. Throws `RefundRefused` with its reason. */
  refund(paymentId: string, amountPaise: number, key: string): Promise<ProviderRefund>
  /** What it gives back, or failed to, of a payment. */
  refundsOf(paymentId: string): Promise<ProviderRefund[]>
  /** The payments of an order, in any state. */
  paymentsOf(orderId: string): Promise<ProviderPayment[]>
}

export class RefundRefused extends Error {}
export class ForgedWebhook extends Error {}
