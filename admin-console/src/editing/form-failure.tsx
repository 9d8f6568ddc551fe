import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from 'shared-ui'
import { toFirstRefused } from './first-error.ts'
import { NO_FIELD } from './form-errors.ts'

type Props = {
  /** Why the server refused it, or that it could not be asked. */
  failure: string | null
  errors: Record<string, ReactNode>
}

/**
 * Why the form could not be sent as a whole. Problems of fields are at the fields, and the first of those gets the
 * focus.
 */
export function FormFailure({ failure, errors }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // Once the errors are rendered.
  useEffect(() => {
    const form = place.current?.closest('form')
    if (failure && form) toFirstRefused(form)
  }, [failure])
  const text = errors[NO_FIELD] ?? failure
  return text ? (
    <Alert ref={place} color="red" role="alert">
      {text}
    </Alert>
  ) : null
}
