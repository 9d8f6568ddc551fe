import type { FastifyInstance } from 'fastify'
import {
  type BookingDetails,
  type BookingReceipt,
  type FieldProblem,
  toWire,
  tripProblems,
  wireName,
} from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { invalid } from '../platform/http/problems.ts'
import { sha256 } from '../platform/ids.ts'
import type { RequestKey } from './idempotency.ts'

/**
 * Refuses what breaks a rule of booking. Gives the receipt of a request that comes again when its pick-up is past: it was
 * booked in time; else null.
 * @throws AppError 400 naming the fields
 */
export async function earlierUnlessSound(
  app: FastifyInstance,
  details: BookingDetails,
  key: RequestKey | null,
): Promise<BookingReceipt | null> {
  const problems = problemsOf(details, app.now())
  if (problems.length === 0) return null
  const earlier = key && (await app.bookings.earlier(key))
  if (!earlier) throw invalid(problems)
  return earlier
}

/** Each field that breaks a rule of booking. */
const problemsOf = (details: BookingDetails, now: number): FieldProblem[] =>
  [...unknownCity('from', details.from), ...unknownCity('to', details.to), ...tripProblems(details, now)].map(
    (problem) => ({ ...problem, path: `bookingDetails.${wireName(problem.path)}` }),
  )

const unknownCity = (path: string, id: string): FieldProblem[] => (findCity(id) ? [] : [{ path, code: 'our-city' }])

/**
 * The key of a request to book, and of what else it says. Of the selected cab only the id counts: a client may send the
 * rest of it or not.
 */
export function requestKey(key: string | undefined, details: BookingDetails, rest: object = {}): RequestKey | null {
  if (key === undefined) return null
  const body = { ...toWire(details), selectedCab: details.selectedCab._id, ...rest }
  return { keyHash: sha256(key), bodyHash: sha256(JSON.stringify(body)) }
}
