import {
  ApiProblem,
  askForChange,
  cancelTrip,
  claimPayment,
  findTrip,
  getTrip,
  getTripUpi,
  newIdempotencyKey,
  orderPayment,
  reportPayment,
} from 'shared-api/client'
import type { ChangeRequest, TripCancellation, TripSought } from 'shared-api/contract'
import { api } from '../../lib/client.ts'
import { problemText, refusalText } from '../../lib/problem-text.ts'
import { tripTexts } from '../../texts/trip.ts'
import { openCheckout } from './checkout.ts'

/** Why a call failed, in words; of refused fields also each by its name. */
export type Failure = { message: string; fields: Record<string, string> }

// In a module of their own: it is loaded with the first press of a button.
export const cancel = (token: string, body: TripCancellation) => cancelTrip(api(), token, body)
export const change = (token: string, body: ChangeRequest, key: string) => askForChange(api(), token, body, key)
export const newKey = newIdempotencyKey
export const find = (body: TripSought) => findTrip(api(), body)
export const upi = (token: string) => getTripUpi(api(), token)
/** Gives the trip as it is after it. */
export async function claim(token: string, amount: number, reference: string) {
  await claimPayment(api(), token, { amount, reference })
  return getTrip(api(), token)
}

/** Pays by the provider's checkout. Gives the trip as it is after it, or 'closed' if the traveller closed the checkout. */
export async function payOnline(token: string, title: string) {
  const order = await orderPayment(api(), token)
  const reported = await openCheckout(order, title)
  if (reported === null) return 'closed'
  await reportPayment(api(), token, order.orderId, reported)
  return getTrip(api(), token)
}

export function failureOf(cause: unknown, labels: Record<string, string>): Failure {
  if (!(cause instanceof ApiProblem)) return { message: tripTexts().unreachable, fields: {} }
  const fields = cause.errors.map((problem) => [problem.path, problemText(problem, labels[problem.path])])
  return { message: refusalText(cause), fields: Object.fromEntries(fields) }
}
