import { type FieldProblem, Problem } from '../contract/index.ts'

type ProblemContent = { detail: string; errors?: FieldProblem[]; current?: unknown; etag?: string | null }

/**
 * The server answered, and refused or failed. `errors` names fields; it is empty when no field is at fault. With status
 * 412 `current` is the record as it stands now, and `etag` its version.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly detail: string
  readonly errors: FieldProblem[]
  readonly current: unknown
  readonly etag: string | null

  constructor(status: number, { detail, errors = [], current, etag = null }: ProblemContent) {
    super(detail)
    this.status = status
    this.detail = detail
    this.errors = errors
    this.current = current
    this.etag = etag
  }
}

/** No answer of the API came: offline, timed out, or something else answered in its place. `cause` tells which. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable'

  constructor(cause: unknown) {
    super('The server cannot be reached', { cause })
  }
}

/** The error of a reply with a status of 400 or more. `body` is its JSON, or whatever came instead. */
export function problemOf({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiProblem {
  const problem = Problem.safeParse(body)
  if (!problem.success) return new ApiProblem(status, { detail: detailOf(status) })
  return new ApiProblem(status, { ...problem.data, etag: headers.get('etag') })
}

/**
 * What is said where something before the server answered, with a page of its own: that it is busy is no fault. It takes
 * less than the server does where its own limit was left as it comes: only forms with files are ever that large.
 */
function detailOf(status: number): string {
  if (status === 413) return 'That is more than can be sent at once. Please choose a smaller file.'
  if (status === 429) return 'Too many at once. Please try again in a moment.'
  if (status === 503) return 'The service cannot answer right now. Please try again in a moment.'
  return `Something went wrong on our side (error ${status}).`
}
