import type { ReactNode } from 'react'
import { Alert } from 'shared-ui'
import { NO_FIELD } from './form-errors.ts'

type Props = {
  /** Why the server refused it, or that it could not be asked. */
  failure: string | null
  errors: Record<string, ReactNode>
}

/** Why a form could not be sent as a whole: what a field has to do with stands at that field. */
export function FormFailure({ failure, errors }: Props) {
  const text = errors[NO_FIELD] ?? failure
  return text ? (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  ) : null
}
