import { ApiProblem } from 'shared-api/client'
import { textOf } from 'shared-api/languages/shared-words'
import { commonTexts } from '../texts/common.ts'
import { sharedTexts } from '../texts/shared.ts'

/** A proxy says so when it lost the server, or waited too long for it; the server itself has other words. */
const ANSWERS_OF_PROXIES = [502, 504]

/** Why a request failed: the server's own words, or that it could not be reached. */
export const problemText = (cause: unknown): string =>
  cause instanceof ApiProblem ? detailOf(cause) : commonTexts().failures.unreachable

/** The same of a change that must not be made twice: it may have come through, and only its answer was lost. */
export const changeProblemText = (cause: unknown): string =>
  cause instanceof ApiProblem && !ANSWERS_OF_PROXIES.includes(cause.status)
    ? detailOf(cause)
    : commonTexts().failures.noAnswer

const detailOf = ({ gateway, status, detail }: ApiProblem) =>
  gateway ? textOf(sharedTexts().contract.gateway[gateway], { status }) : detail

/** Why an edit failed: its record is gone, or the text of another failure. */
export const editProblemText = (cause: unknown, otherwise = problemText): string =>
  problemStatus(cause) === 404 ? commonTexts().failures.gone : otherwise(cause)

/** The HTTP status of a failed call; undefined when no answer came. */
export const problemStatus = (cause: unknown): number | undefined =>
  cause instanceof ApiProblem ? cause.status : undefined

/** The server's word for why a call failed; undefined when it has none, or no answer came. */
export const problemCode = (cause: unknown): string | undefined =>
  cause instanceof ApiProblem ? (cause.code ?? undefined) : undefined
