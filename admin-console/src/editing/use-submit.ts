import { useEffect, useState } from 'react'
import type { OnProgress } from 'shared-api/client'
import { useNavigate, useShell } from 'shared-ui'
import { changeProblemText, problemStatus } from '../api/problem-text.ts'
import { refusalText, refusedFields } from './form-errors.ts'

type Form = { setErrors: (errors: Record<string, string>) => void }
type Options = {
  form: Form
  labels: Record<string, string>
  /** The toast when it did not work; the reason stands in the form. */
  failed: string
  saved: string
  /** Where to go once it is saved. */
  next: string
}

const GONE = 'It cannot be saved: somebody else has deleted it meanwhile.'

/** Sends a form once, with its upload's progress; shows what the server refused and leaves the page when all is well. */
export function useSubmit({ form, labels, failed, saved, next }: Options) {
  const { notify } = useShell()
  const [progress, setProgress] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  useLeave(done, next)

  /** `send` gives false when it was not saved for a reason that is already on screen. */
  const submit = async (send: (onProgress: OnProgress) => Promise<boolean>) => {
    setFailure(null)
    setProgress(0)
    try {
      if (!(await send(setProgress))) return
      notify({ kind: 'success', message: saved })
      setDone(true)
    } catch (cause) {
      form.setErrors(refusedFields(cause, labels))
      const gone = problemStatus(cause) === 404
      setFailure(gone ? GONE : refusalText(cause, labels, changeProblemText(cause)))
      notify({ kind: 'error', message: failed })
    } finally {
      setProgress(null)
    }
  }
  return { submit, progress, failure, done }
}

/** Goes on only after the page has forgotten its unsaved changes, which would else ask. */
function useLeave(done: boolean, next: string) {
  const navigate = useNavigate()
  useEffect(() => {
    if (done) navigate(next)
  }, [done, next, navigate])
}
