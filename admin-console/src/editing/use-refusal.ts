import { useEffect, useState } from 'react'
import { toFirstRefused } from './first-error.ts'
import { refusalText, refusedFields } from './form-errors.ts'

type Form = { setErrors: (errors: Record<string, string>) => void }

/** Why the server refused a form: at its fields, of which the first gets the focus, and `failure` for it as a whole. */
export function useRefusal(form: Form, labels: Record<string, string>) {
  const [refusal, setRefusal] = useState<{ text: string } | null>(null)
  // Once the errors are drawn.
  useEffect(() => {
    if (refusal) toFirstRefused()
  }, [refusal])

  const refuse = (cause: unknown, text?: string) => {
    form.setErrors(refusedFields(cause, labels))
    setRefusal({ text: refusalText(cause, labels, text) })
  }
  return { failure: refusal?.text ?? null, refuse, forget: () => setRefusal(null) }
}
