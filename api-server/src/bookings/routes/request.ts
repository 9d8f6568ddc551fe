import type { FastifyInstance } from 'fastify'
import {
  type BookingDetails,
  type BookingReceipt,
  type FieldProblem,
  forWhomProblems,
  toWire,
  tripProblems,
  wireName,
} from 'shared-api/contract'
import { findCity } from 'shared-api/geography'
import { invalid } from '../../platform/http/problems.ts'
import { sha256 } from '../../platform/ids.ts'
import type { RequestKey } from '../record/index.ts'

/** How soon a pick-up may be, how many days past, and whether a mail address is required. */
type BookingRule = { leadMinutes?: number; daysBack?: number; mailRequired?: boolean }

/**
 * Refuses a request that breaks a rule of booking. Returns the receipt of a repeated request whose pick-up has passed
 * since; else null.
 * @throws AppError 400 naming the fields
 */
export async function refuseStaleRepeat(
  app: FastifyInstance,
  details: BookingDetails,
  key: RequestKey | null,
  rule: BookingRule = {},
): Promise<BookingReceipt | null> {
  const problems = requestProblems(details, app.now(), rule)
  if (problems.length === 0) return null
  const earlier = key && (await app.bookings.earlier(key))
  if (!earlier) throw invalid(problems)
  return earlier
}

/** Each field that breaks a rule of booking at `now` (ms). */
export const requestProblems = (
  details: BookingDetails,
  now: number,
  { leadMinutes = 0, daysBack = 0, mailRequired = false }: BookingRule,
): FieldProblem[] =>
  [
    ...unknownCity('from', details.from),
    ...unknownCity('to', details.to),
    ...tripProblems(details, now, leadMinutes, daysBack),
    ...forWhomProblems(details),
    ...(mailRequired && details.mail === '' ? [{ path: 'mail', code: 'required' } as const] : []),
  ].map((problem) => ({ ...problem, path: `bookingDetails.${wireName(problem.path)}` }))

const unknownCity = (path: string, id: string): FieldProblem[] => (findCity(id) ? [] : [{ path, code: 'our-city' }])

/**
 * The key of a request to book, with the hash of its content. Of the selected cab only the id counts, as clients may
 * omit the rest.
 */
export function requestKey(key: string | undefined, details: BookingDetails, rest: object = {}): RequestKey | null {
  if (key === undefined) return null
  const body = { ...toWire(details), selectedCab: details.selectedCab._id, ...rest }
  return { keyHash: sha256(key), bodyHash: sha256(JSON.stringify(body)) }
}
