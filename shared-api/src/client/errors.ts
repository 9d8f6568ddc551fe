import { type GatewayCode, ownName, Problem, type RefusedField } from '../contract/index.ts'

type ProblemContent = {
  code?: string | null
  detail: string
  errors?: RefusedField[]
  current?: unknown
  etag?: string | null
  gateway?: GatewayCode | null
}

/**
 * The server refused or failed. `code` is its word for why, null if it has none. `errors` names fields, or is empty. With status 412 `current` is the current record and
 * `etag` its version. `gateway` is set if something in front of the server answered: the page has words for it, and
 * `detail` is for logs.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: string | null
  readonly detail: string
  readonly errors: RefusedField[]
  readonly current: unknown
  readonly etag: string | null
  readonly gateway: GatewayCode | null

  constructor(
    status: number,
    { code = null, detail, errors = [], current, etag = null, gateway = null }: ProblemContent,
  ) {
    super(detail)
    this.status = status
    this.code = code
    this.detail = detail
    this.errors = errors
    this.current = current
    this.etag = etag
    this.gateway = gateway
  }
}

/** No answer of the API: offline, a timeout, or an answer of something else. `cause` is the reason. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable'

  constructor(cause: unknown) {
    super('The server cannot be reached', { cause })
  }
}

/** The error of a reply with a status of 400 or more. `body` is its JSON, or whatever came instead. */
export function problemOf({ status, headers }: Pick<Response, 'status' | 'headers'>, body: unknown): ApiProblem {
  const problem = Problem.safeParse(body)
  if (!problem.success) {
    const gateway = BY_STATUS[status] ?? 'failed'
    return new ApiProblem(status, { detail: `Status ${status} without a problem document`, gateway })
  }
  const errors = problem.data.errors?.map((error) => ({ ...error, path: ownPath(error.path) }))
  const [, code] = problem.data.type.split('#problem-')
  return new ApiProblem(status, { ...problem.data, code, errors, etag: headers.get('etag') })
}

const ownPath = (path: string) => path.split('.').map(ownName).join('.')

/**
 * A busy server is no fault. A proxy may accept less than the server by default; only forms with files are that large.
 */
const BY_STATUS: Partial<Record<number, GatewayCode>> = { 413: 'too-large', 429: 'too-many', 503: 'unavailable' }
