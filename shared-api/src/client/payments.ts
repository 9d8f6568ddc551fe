import type { z } from 'zod'
import { Ledger, type NewPayment, UpiReply } from '../contract/index.ts'
import { type Client, read } from './http.ts'

/** What was paid for a booking; for the desk. */
export const getLedger = (client: Client, bookingId: string) =>
  read(Ledger, client.get(`bookings/${bookingId}/payments`))

/** Notes money that was taken (`payments`) or given back (`refunds`), once for a key. Throws `ApiProblem` 400 naming `amount`. */
export const addPayment = (
  client: Client,
  bookingId: string,
  kind: 'payments' | 'refunds',
  payment: z.input<typeof NewPayment>,
  idempotencyKey: string,
) =>
  read(
    Ledger,
    client.post(`bookings/${bookingId}/${kind}`, { json: payment, headers: { 'idempotency-key': idempotencyKey } }),
  )

/** Has the payment provider give back money, once for a key. Throws `ApiProblem` 400 naming `amount`; 409 with the provider's reason. */
export const refundByProvider = (client: Client, paymentId: string, json: { amount: number }, idempotencyKey: string) =>
  read(Ledger, client.post(`payments/${paymentId}/refund`, { json, headers: { 'idempotency-key': idempotencyKey } }))

/** Reminds the traveller of the advance, once. Throws `ApiProblem` 409 when that was done, or nothing is due. */
export const remindOfAdvance = (client: Client, bookingId: string) =>
  read(Ledger, client.post(`bookings/${bookingId}/advance-reminder`))

/** Accepts what a traveller says they paid, or not. Throws `ApiProblem` 409 once it was settled. */
export const settleClaim = (client: Client, claimId: string, accept: boolean) =>
  read(Ledger, client.post(`payment-claims/${claimId}`, { json: { accept } }))

/** A QR code for what is still to be paid. Throws `ApiProblem` 409 when nothing is, or the company has no UPI id. */
export const getUpi = (client: Client, bookingId: string) => read(UpiReply, client.get(`bookings/${bookingId}/upi`))
