import type { z } from 'zod'
import {
  Accepted,
  type BillInput,
  BillReply,
  Ledger,
  type LookPart,
  LookReply,
  MoneyChangesReply,
  MovementReply,
  type NewMovement,
  type NewPayment,
  type NewRefund,
  type ProviderRefund,
  type SettleClaim,
  type SettleLook,
  UpiReply,
} from '../contract/index.ts'
import { type Client, type EditOptions, ifMatchHeader, read, readVersioned, searchParams } from './http.ts'

/** What was paid for a booking; for the desk. */
export const getLedger = (client: Client, bookingId: string) =>
  read(Ledger, client.get(`bookings/${bookingId}/payments`))

/** Who changed price, payments and papers of a booking; for the desk. */
export const getMoneyChanges = (client: Client, bookingId: string) =>
  read(MoneyChangesReply, client.get(`bookings/${bookingId}/money-changes`))

/** Notes money that was taken (`payments`) or given back (`refunds`), once for a key. Throws `ApiProblem` 400 naming `amount`. */
export const addPayment = (
  client: Client,
  bookingId: string,
  kind: 'payments' | 'refunds',
  payment: z.input<typeof NewPayment> | z.input<typeof NewRefund>,
  idempotencyKey: string,
) =>
  read(
    Ledger,
    client.post(`bookings/${bookingId}/${kind}`, { json: payment, headers: { 'idempotency-key': idempotencyKey } }),
  )

/** Notes an expense, or cash to or from the bank, once for a key. Throws `ApiProblem` 400 naming `day`; 409 for a number that is used. */
export const addMovement = (client: Client, json: z.input<typeof NewMovement>, idempotencyKey: string) =>
  read(MovementReply, client.post('movements', { json, headers: { 'idempotency-key': idempotencyKey } }))

/** Has the payment provider give back money, once for a key. Throws `ApiProblem` 400 naming `amount`; 409 with the provider's reason. */
export const refundByProvider = (
  client: Client,
  paymentId: string,
  json: z.input<typeof ProviderRefund>,
  idempotencyKey: string,
) => read(Ledger, client.post(`payments/${paymentId}/refund`, { json, headers: { 'idempotency-key': idempotencyKey } }))

/** Reminds the traveller of the advance, once. Throws `ApiProblem` 409 when that was done, or nothing is due. */
export const remindOfAdvance = (client: Client, bookingId: string) =>
  read(Ledger, client.post(`bookings/${bookingId}/advance-reminder`))

/**
 * Accepts what a traveller or driver says was paid, or not; `amount` is what came, `split` why its number is noted again. Throws
 * `ApiProblem` 409 once it was settled, or where its number is noted; 400 naming `amount`.
 */
export const settleClaim = (client: Client, claimId: string, json: z.input<typeof SettleClaim>) =>
  read(Ledger, client.post(`payment-claims/${claimId}`, { json }))

/** Counts an expense that a driver reports, or refuses it. */
export const settleExpense = (client: Client, bookingId: string, id: string, accept: boolean) =>
  read(Accepted, client.post(`bookings/${bookingId}/expenses/${id}`, { json: { accept } }))

/** Money that somebody has to look at; of a part all that there is. */
export const getToLookAt = (client: Client, part?: LookPart) =>
  read(LookReply, client.get('to-look-at', { searchParams: searchParams({ part }) }))

/** Notes what a payment provider reported, or dismisses it with a note. Throws `ApiProblem` 409 once it was settled. */
export const settleLook = (client: Client, id: string, json: z.input<typeof SettleLook>) =>
  read(LookReply, client.post(`to-look-at/${encodeURIComponent(id)}`, { json }))

/** A QR code for what is still to be paid. Throws `ApiProblem` 409 when nothing is, or the company has no UPI id. */
export const getUpi = (client: Client, bookingId: string) => read(UpiReply, client.get(`bookings/${bookingId}/upi`))

/** The final bill of a trip, or a proposal of it. Throws `ApiProblem` 409 before the trip has ended. */
export const getBill = (client: Client, bookingId: string) => read(BillReply, client.get(`bookings/${bookingId}/bill`))

/** Makes the final bill; `pretend` stores nothing. Throws `ApiProblem` 409 while an invoice holds. */
export function putBill(
  client: Client,
  bookingId: string,
  json: z.input<typeof BillInput>,
  { pretend, ...options }: EditOptions & { pretend?: boolean } = {},
) {
  const searchParams = pretend ? { pretend: '1' } : {}
  const call = { json, searchParams, headers: ifMatchHeader(options) }
  return readVersioned(BillReply, client.put(`bookings/${bookingId}/bill`, call))
}
