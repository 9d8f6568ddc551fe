import { ApiProblem, askForChange, cancelTrip, claimPayment, findTrip, getTrip, getTripUpi } from 'shared-api/client'
import type { ChangeWish, TripCancellation, TripSought } from 'shared-api/contract'
import { api } from '../../lib/client.ts'
import { problemText, refusalText } from '../../lib/problem-text.ts'
import { tripTexts } from '../../texts/trip.ts'

/** Why a call failed, in words; of refused fields also each by its name. */
export type Failure = { message: string; fields: Record<string, string> }

// In a module of their own: it is loaded with the first press of a button.
export const cancel = (token: string, body: TripCancellation) => cancelTrip(api(), token, body)
export const change = (token: string, body: ChangeWish) => askForChange(api(), token, body)
export const find = (body: TripSought) => findTrip(api(), body)
export const upi = (token: string) => getTripUpi(api(), token)
/** Gives the trip as it is after it. */
export async function claim(token: string, amount: number, reference: string) {
  await claimPayment(api(), token, { amount, reference })
  return getTrip(api(), token)
}

export function failureOf(cause: unknown, labels: Record<string, string>): Failure {
  if (!(cause instanceof ApiProblem)) return { message: tripTexts().unreachable, fields: {} }
  const fields = cause.errors.map((problem) => [problem.path, problemText(problem, labels[problem.path])])
  return { message: refusalText(cause), fields: Object.fromEntries(fields) }
}
