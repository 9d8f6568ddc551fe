import { useEffect, useRef, useState } from 'react'
import type { UploadOptions } from 'shared-api/client'
import { useShell } from 'shared-ui'
import { changeProblemText, editProblemText } from '../api/problem-text.ts'
import { useWayOn } from '../lists/use-way-back.ts'
import { type Form, useRefusal } from './use-refusal.ts'

export type SubmitOptions = {
  form: Form
  labels: Record<string, string>
  /** The toast after a failure; the form shows the reason. */
  failed: string
  saved: string
  /** Where to go once it is saved. */
  next: string
}

/**
 * Sends a form once, with the upload's progress, while its page is open. Shows why the server refused it, and leaves
 * the page on success.
 */
export function useSubmit({ form, labels, failed, saved, next }: SubmitOptions) {
  const { notify } = useShell()
  const [progress, setProgress] = useState<number | null>(null)
  const { failure, refuse, forget } = useRefusal(form, labels)
  const [done, setDone] = useState(false)
  // Only after the page has cleared its unsaved changes, or it would ask.
  useWayOn(done, next)
  const upload = useUpload()

  /** `send` gives false when it was not saved for a reason that is already on screen. */
  const submit = async (send: (options: UploadOptions) => Promise<boolean>) => {
    forget()
    setProgress(0)
    const signal = upload.begin()
    try {
      if (!(await send({ onProgress: setProgress, signal }))) return
      notify({ kind: 'success', message: saved })
      setDone(true)
    } catch (cause) {
      if (signal.aborted) return
      refuse(cause, editProblemText(cause, changeProblemText))
      notify({ kind: 'error', message: failed })
    } finally {
      setProgress(null)
    }
  }
  return { submit, progress, failure, done }
}

/** An upload ends with its page: leaving without saving saves nothing. */
function useUpload() {
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const begin = () => {
    running.current = new AbortController()
    return running.current.signal
  }
  return { begin }
}
