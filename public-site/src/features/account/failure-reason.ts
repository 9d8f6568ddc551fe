import { ApiProblem } from 'shared-api/client'
import { accountTexts } from '../../texts/account.ts'
import { commonTexts } from '../../texts/common.ts'

/** Why a login or a registration failed, in a sentence. */
export const failureReason = (cause: unknown): string =>
  cause instanceof ApiProblem ? commonTexts().message(cause.detail) : accountTexts().unreachable
