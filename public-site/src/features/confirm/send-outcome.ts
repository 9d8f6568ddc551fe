import type { FieldError } from 'shared-api/client'
import { ApiProblem, ApiUnreachable } from 'shared-api/client'

/** A booking that was not taken: what the visitor reads, the fields at fault, and whether the cab is the reason. */
export type SendFailure = { message: string; hint: string; errors: FieldError[]; cabGone: boolean }

const FALSY = 'Failed to book your cab. Please contact our customer support.'
const KEPT = 'What you typed is kept.'
const AGAIN = `${KEPT} Press Book Now again: it stays one booking.`

/** The words of the error catalogue for a failed booking (`specification §8`). */
export function sendFailure(cause: unknown): SendFailure {
  if (cause instanceof ApiProblem) return refused(cause)
  if (isOddReply(cause)) return { message: FALSY, hint: KEPT, errors: [], cabGone: false }
  const message = navigator.onLine ? 'we could not be reached' : 'you are offline'
  return { message: `Error sending email: ${message}.`, hint: AGAIN, errors: [], cabGone: false }
}

function refused({ status, detail, errors }: ApiProblem): SendFailure {
  const hint = status >= 500 ? AGAIN : KEPT
  const cabGone = status === 409 || errors.some(({ path }) => fieldOf(path) === 'selectedCab')
  return { message: `Error sending email: ${detail}`, hint, errors, cabGone }
}

/** The server answered, but with no booking in it: null, an empty body, success: false. */
const isOddReply = (cause: unknown): boolean =>
  cause instanceof ApiUnreachable && cause.cause instanceof Error && /ZodError|SyntaxError/.test(cause.cause.name)

/** The form's field of a path of the request: 'bookingDetails.mobile' is 'mobile'. */
export const fieldOf = (path: string): string => path.replace(/^bookingDetails\./, '').split('.')[0] ?? path
