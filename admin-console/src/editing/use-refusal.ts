import { useState } from 'react'
import { refusalText, refusedFields } from './form-errors.ts'

export type Form = { setErrors: (errors: Record<string, string>) => void }

/** Why the server refused a form: at its fields, and `failure`, which its `FormFailure` shows, for it as a whole. */
export function useRefusal(form: Form, labels: Record<string, string>) {
  const [failure, setFailure] = useState<string | null>(null)

  const refuse = (cause: unknown, text?: string) => {
    form.setErrors(refusedFields(cause, labels))
    setFailure(refusalText(cause, labels, text))
  }
  return { failure, refuse, forget: () => setFailure(null) }
}
