import type { FieldProblem } from 'shared-api/contract'
import { contract } from 'shared-api/languages/en'
import { wordsOf } from 'shared-api/languages/words'

/** Every error that a caller can see: its status and public text. Any other error is a 500 without a cause. */
export const PROBLEMS = {
  malformed: { status: 400, title: 'Bad request', detail: 'The request could not be read.' },
  invalid: { status: 400, title: 'Invalid input', detail: 'Some of what was sent is not valid.' },
  'not-logged-in': { status: 401, title: 'Not logged in', detail: 'Log in to do this.' },
  'unknown-link': { status: 401, title: 'Unknown link', detail: 'This link is not valid. Ask for a new one.' },
  'wrong-credentials': { status: 401, title: 'Invalid credentials', detail: 'Invalid credentials' },
  forbidden: { status: 403, title: 'Forbidden', detail: 'Your account is not allowed to do this.' },
  'owners-only': {
    status: 403,
    title: 'For owners',
    detail: 'Only an owner of the desk may do this. Ask one of them.',
  },
  'first-password': {
    status: 403,
    title: 'Change your password first',
    detail: 'A colleague chose your password. Change it first.',
  },
  'foreign-origin': { status: 403, title: 'Forbidden', detail: 'Requests from this website are not accepted.' },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing here.' },
  'wrong-method': { status: 405, title: 'Wrong method', detail: 'This path takes other methods.' },
  conflict: { status: 409, title: 'Conflict', detail: 'This does not fit what is stored.' },
  'too-slow': { status: 408, title: 'Too slow', detail: 'The request did not arrive whole in time.' },
  'dead-link': {
    status: 410,
    title: 'Link has expired',
    detail: 'This link has expired. Ask for a new one if you need it.',
  },
  'length-required': {
    status: 411,
    title: 'Length required',
    detail: 'This call takes a body with a Content-Length header.',
  },
  changed: { status: 412, title: 'Changed', detail: 'Someone else has changed this since you read it.' },
  'too-large': { status: 413, title: 'Too large', detail: 'The request is larger than this call takes.' },
  'wrong-content-type': {
    status: 415,
    title: 'Unsupported content type',
    detail: 'This call takes another content type.',
  },
  'key-reused': {
    status: 422,
    title: 'Idempotency key reused',
    detail: 'This Idempotency-Key was used for another request.',
  },
  'too-many': { status: 429, title: 'Too many requests', detail: 'Too many attempts. Please try again later.' },
  'headers-too-large': {
    status: 431,
    title: 'Headers too large',
    detail: 'The headers are larger than this server takes. Clearing this site’s cookies may help.',
  },
  internal: { status: 500, title: 'Internal error', detail: 'Something went wrong on our side.' },
  unavailable: {
    status: 503,
    title: 'Temporarily unavailable',
    detail: 'The service cannot answer right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; title: string; detail: string }>

export type ProblemCode = keyof typeof PROBLEMS

/**
 * Additions to the table's entry. `retryAfter` is in seconds; `allow` lists the methods of a 405; `current` is the
 * record of a 412.
 */
export interface Extra {
  detail?: string
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
    super(extra.detail ?? (extra.errors?.[0] ? wordsOf(contract, extra.errors[0]) : PROBLEMS[code].detail))
    this.code = code
    this.extra = extra
  }
}

/** A 400 that names each field. */
export const invalid = (errors: FieldProblem[]) => new AppError('invalid', { errors })
