import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Problem } from 'shared-api/contract'
import { isUnavailable } from '../database/unavailable.ts'
import { RefusedFile } from '../files/refused-file.ts'
import { StorageUnavailable } from '../files/storage.ts'
import { etagOf } from './etag.ts'
import { REQUEST_ID } from './headers.ts'
import { languageOfCaller } from './language.ts'
import { problemOfRequest } from './problem-document.ts'
import { AppError, invalid, type ProblemCode, STATUSES } from './problems.ts'
import { OverBudget } from './work-budget.ts'

/** The methods that a path takes, by the routes that are no wildcards; none when there is nothing. */
function methodsOf(routes: FastifyInstance['policies'], address: string): string[] {
  const path = (address.split('?')[0] ?? '').split('/')
  return [...new Set(routes.filter(({ url }) => fits(url.split('/'), path)).map(({ method }) => method))].sort()
}

const fits = (pattern: string[], path: string[]) =>
  pattern.length === path.length &&
  pattern.every((part, at) => (part.startsWith(':') ? path[at] !== '' : part !== '*' && part === path[at]))

/** Seconds after which a caller of an unavailable service may try again. */
const RETRY_AFTER = 2

/** Answers every error by the table of problems. The cause of a 5xx goes to the log only. */
export const errors = fastifyPlugin(
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => sendProblem(request, reply, error))
    app.setNotFoundHandler((request, reply) => {
      const allow = methodsOf(app.policies ?? [], request.url)
      sendProblem(
        request,
        reply,
        allow.length > 0 ? new AppError('wrong-method', { allow }) : new AppError('not-found'),
      )
    })
  },
  { name: 'errors' },
)

/** Sends the problem document of an error. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: Error) {
  const known = toAppError(error, request)
  const status = STATUSES[known.code]
  logIfOurs(request, error, status)
  const { retryAfter, allow, current } = known.extra
  if (allow) reply.header('allow', allow.join(', '))
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (current) reply.header('etag', etagOf(current.version))
  return reply
    .code(status)
    .type('application/problem+json')
    .headers({ 'cache-control': 'no-store', [REQUEST_ID]: request.id })
    .serializer(JSON.stringify)
    .send(problemFor(request, known))
}

/** The problem document of an error in the caller's language. */
export const problemFor = (request: FastifyRequest, { code, extra }: AppError): Problem =>
  problemOfRequest(code, extra, languageOfCaller(request), request.id)

/** The cause of a 5xx goes to the log; a caller's mistake is no news, nor is one who asks too much at once. */
export function logIfOurs(request: FastifyRequest, error: Error, status: number) {
  if (status >= 500 && !(error instanceof OverBudget)) request.log.error({ err: error }, 'request failed')
}

const BY_FASTIFY_CODE: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_FILES_LIMIT: 'too-large',
  FST_PARTS_LIMIT: 'too-large',
  FST_FIELDS_LIMIT: 'too-large',
}

/** Whether the sender disconnected before the end of the request. */
const isCut = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

/** The table's entry for an error. */
export function toAppError(error: Error & { code?: string; statusCode?: number }, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (error instanceof RefusedFile) return invalid([{ path: error.field, ...error.problem }])
  if (isCut(request)) return new AppError('malformed')
  if (isUnavailable(error) || error instanceof StorageUnavailable || error instanceof OverBudget)
    return new AppError('unavailable', { retryAfter: RETRY_AFTER })
  const code = BY_FASTIFY_CODE[error.code ?? '']
  if (code) return new AppError(code)
  const status = error.statusCode ?? 500
  return new AppError(status >= 400 && status < 500 ? 'malformed' : 'internal')
}
