import { ApiProblem } from 'shared-api/client'
import { contract } from 'shared-api/languages/en'

const UNREACHABLE = 'The server can’t be reached. Please try again.'
/** A proxy says so when it lost the server, or waited too long for it; the server itself has other words. */
const ANSWERS_OF_PROXIES = [502, 504]
/** The call may have come through, and only its answer was lost. */
const NO_ANSWER = 'The server did not answer. It may have worked. Check before you try again.'

/** Why a request failed: the server's own words, or that it could not be reached. */
export const problemText = (cause: unknown): string => (cause instanceof ApiProblem ? detailOf(cause) : UNREACHABLE)

/** The same of a change that must not be made twice. */
export const changeProblemText = (cause: unknown): string =>
  cause instanceof ApiProblem && !ANSWERS_OF_PROXIES.includes(cause.status) ? detailOf(cause) : NO_ANSWER

const detailOf = ({ gateway, status, detail }: ApiProblem) => (gateway ? contract.gateway[gateway](status) : detail)

const GONE = 'It cannot be saved: someone else has deleted it.'

/** Why an edit failed: its record is gone, or the text of another failure. */
export const editProblemText = (cause: unknown, otherwise = problemText): string =>
  problemStatus(cause) === 404 ? GONE : otherwise(cause)

/** The HTTP status of a failed call; undefined when no answer came. */
export const problemStatus = (cause: unknown): number | undefined =>
  cause instanceof ApiProblem ? cause.status : undefined

/** The server's word for why a call failed; undefined when it has none, or no answer came. */
export const problemCode = (cause: unknown): string | undefined =>
  cause instanceof ApiProblem ? (cause.code ?? undefined) : undefined
