import { ApiProblem } from 'shared-api/client'
import { refusalText } from '../../lib/problem-text.ts'
import { accountTexts } from '../../texts/account.ts'

/** Why a login or a registration failed, in a sentence. */
export const failureReason = (cause: unknown): string =>
  cause instanceof ApiProblem ? refusalText(cause) : accountTexts().unreachable
