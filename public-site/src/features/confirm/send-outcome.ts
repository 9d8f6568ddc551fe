import { ApiProblem, ApiUnreachable } from 'shared-api/client'
import type { FieldProblem } from 'shared-api/contract'
import { fieldOf } from '../../lib/field-problems.ts'
import { commonTexts } from '../../texts/common.ts'
import { confirmTexts } from '../../texts/confirm.ts'

/** A booking that was not taken: what the visitor reads, the fields at fault, and whether the cab is the reason. */
export type SendFailure = { message: string; hint: string; errors: FieldProblem[]; cabGone: boolean }

/** The words for a failed booking (docs/product.md, Confirm). */
export function sendFailure(cause: unknown): SendFailure {
  if (cause instanceof ApiProblem) return refused(cause)
  const t = confirmTexts().failure
  if (isOddReply(cause)) return { message: t.falsy, hint: t.kept, errors: [], cabGone: false }
  const message = navigator.onLine ? t.unreachable : t.offline
  return { message: t.error(`${message}.`), hint: t.again, errors: [], cabGone: false }
}

function refused({ status, detail, errors }: ApiProblem): SendFailure {
  const t = confirmTexts().failure
  const hint = status >= 500 ? t.again : t.kept
  const cabGone = errors.some(({ path }) => fieldOf(path) === 'selectedCab')
  return { message: t.error(commonTexts().message(detail)), hint, errors, cabGone }
}

/** The server answered, but with no booking in it: null, an empty body, success: false. */
const isOddReply = (cause: unknown): boolean =>
  cause instanceof ApiUnreachable && cause.cause instanceof Error && /ZodError|SyntaxError/.test(cause.cause.name)
