import type { FieldProblem } from 'shared-api/contract'
import { wordsOf as wordsOfField } from 'shared-api/languages/words'
import { type Refusal, type RefusalArgs, type RefusalCode, refusal } from '../../texts/refusal.ts'
import { wordsOfRefusals } from '../../texts/refusals.ts'
import { sharedTexts } from '../../texts/shared.ts'
import { wordsOf } from '../../texts/words-of.ts'

/** Every error that a caller can see, with its status. Any other error is a 500 without a cause. */
export const STATUSES = {
  malformed: 400,
  invalid: 400,
  'not-logged-in': 401,
  'unknown-link': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'owners-only': 403,
  'first-password': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'wrong-method': 405,
  conflict: 409,
  'too-slow': 408,
  'dead-link': 410,
  'length-required': 411,
  changed: 412,
  'too-large': 413,
  'wrong-content-type': 415,
  'key-reused': 422,
  'too-many': 429,
  'headers-too-large': 431,
  internal: 500,
  unavailable: 503,
} as const

/** What callers read of each. */
export const problemTexts = wordsOf('problems')

export type ProblemCode = keyof typeof STATUSES

/**
 * Additions to the table's entry. `refusals` say it in other words than the table; `retryAfter` is in seconds; `allow`
 * lists the methods of a 405; `current` is the record of a 412, or what gives it in the caller's language.
 */
export interface Extra {
  refusals?: readonly Refusal[]
  errors?: FieldProblem[]
  retryAfter?: number
  allow?: string[]
  current?: { record: unknown; version: number }
}

/** A refusal with an entry in the table of errors; the caller gets its public text, never its cause. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly extra: Extra

  constructor(code: ProblemCode, extra: Extra = {}) {
    super(wordsOfExtra(code, extra))
    this.code = code
    this.extra = extra
  }
}

const wordsOfExtra = (code: ProblemCode, { refusals, errors }: Extra) => {
  if (refusals) return wordsOfRefusals(refusals)
  return errors?.[0] ? wordsOfField(sharedTexts.en.contract, errors[0]) : problemTexts.en.problems[code].detail
}

/** A 404, for what `executeTakeFirstOrThrow` does not find. */
export const notFound = () => new AppError('not-found')

/** A 400 that names each field. */
export const invalid = (errors: FieldProblem[]) => new AppError('invalid', { errors })

/** A refusal that has words of its own: a 409. */
export const refused = <Code extends RefusalCode>(...args: RefusalArgs<Code>): AppError =>
  refusedAs('conflict', ...args)

/** The same with another entry of the table. */
export const refusedAs = <Code extends RefusalCode>(code: ProblemCode, ...args: RefusalArgs<Code>): AppError =>
  new AppError(code, { refusals: [refusal(...args)] })

/** A 409 with all that is in the way, at least one. */
export const refusedFor = (refusals: readonly Refusal[]): AppError => new AppError('conflict', { refusals })
