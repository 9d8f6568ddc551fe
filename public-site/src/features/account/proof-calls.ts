import { ApiProblem, askForProof, proveAddress } from 'shared-api/client'
import { api } from '../../lib/client.ts'
import { failureReason } from './failure-reason.ts'

// In a module of their own: it is loaded with the press of a button.
export const ask = () => askForProof(api())
export const prove = (token: string) => proveAddress(api(), token)

export const failureOf = (cause: unknown) => ({
  reason: failureReason(cause),
  status: cause instanceof ApiProblem ? cause.status : null,
})
