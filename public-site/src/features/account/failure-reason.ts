import { ApiProblem } from 'shared-api/client'

/** Why a login or a registration failed, in a sentence. */
export const failureReason = (cause: unknown): string =>
  cause instanceof ApiProblem ? cause.detail : 'We could not be reached. Check your connection.'
