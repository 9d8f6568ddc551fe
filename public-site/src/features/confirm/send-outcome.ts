import { ApiProblem, ApiUnreachable } from 'shared-api/client'
import type { RefusedField } from 'shared-api/contract'
import { fieldOf } from '../../lib/field-problems.ts'
import { problemText, refusalText } from '../../lib/problem-text.ts'
import { tripProblemText } from '../../lib/trip-check.ts'
import { confirmTexts } from '../../texts/confirm.ts'

/** A failed booking: the message, the fields at fault, and whether the cab is the reason. */
export type SendFailure = { message: string; hint: string; errors: RefusedField[]; cabGone: boolean }

/** The words for a failed booking (docs/product.md, Confirm). */
export function sendFailure(cause: unknown): SendFailure {
  if (cause instanceof ApiProblem) return refused(cause)
  const t = confirmTexts().failure
  if (isOddReply(cause)) return { message: t.falsy, hint: t.kept, errors: [], cabGone: false }
  const message = navigator.onLine ? t.unreachable : t.offline
  return { message: t.error({ message: `${message}.` }), hint: t.again, errors: [], cabGone: false }
}

function refused(problem: ApiProblem): SendFailure {
  const { status, errors } = problem
  const t = confirmTexts().failure
  const hint = status >= 500 ? t.again : t.kept
  const cabGone = errors.some(({ path }) => fieldOf(path) === 'selectedCab')
  return {
    message: t.error({ message: errors[0] ? fieldText(errors[0]) : refusalText(problem) }),
    hint,
    errors,
    cabGone,
  }
}

/** A problem by the label that this page or the booking form has for the field. */
export function fieldText(problem: RefusedField): string {
  const labels: Record<string, string> = confirmTexts().traveller.labels
  const label = labels[fieldOf(problem.path)]
  return label === undefined ? tripProblemText(problem) : problemText(problem, label)
}

/** The server answered, but with no booking in it: null, an empty body, success: false. */
const isOddReply = (cause: unknown): boolean =>
  cause instanceof ApiUnreachable &&
  cause.cause instanceof Error &&
  ['ZodError', 'SyntaxError'].includes(cause.cause.name)
