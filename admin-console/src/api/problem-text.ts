import { ApiProblem } from 'shared-api/client'

const UNREACHABLE = 'The server can’t be reached. Nothing was changed; please try again.'

/** What to tell the person of a failed call: the server's own words, or that it could not be asked. */
export const problemText = (cause: unknown): string => (cause instanceof ApiProblem ? cause.detail : UNREACHABLE)

/** The HTTP status of a failed call; undefined when no answer came. */
export const problemStatus = (cause: unknown): number | undefined =>
  cause instanceof ApiProblem ? cause.status : undefined
