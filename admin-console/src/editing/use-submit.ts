import { useEffect, useRef, useState } from 'react'
import type { UploadOptions } from 'shared-api/client'
import { useShell } from 'shared-ui'
import { changeProblemText, editProblemText } from '../api/problem-text.ts'
import { useWayOn } from '../lists/use-way-back.ts'
import { type Form, useRefusal } from './use-refusal.ts'

type Options = {
  form: Form
  labels: Record<string, string>
  /** The toast when it did not work; the reason stands in the form. */
  failed: string
  saved: string
  /** Where to go once it is saved. */
  next: string
}

/**
 * Sends a form once, with its upload's progress, for as long as its page is open; shows what the server refused and leaves
 * the page when all is well.
 */
export function useSubmit({ form, labels, failed, saved, next }: Options) {
  const { notify } = useShell()
  const [progress, setProgress] = useState<number | null>(null)
  const { failure, refuse, forget } = useRefusal(form, labels)
  const [done, setDone] = useState(false)
  // Only after the page has forgotten its unsaved changes, which would else ask.
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

/** An upload ends with the page that it was started from: who leaves without saving has not saved. */
function useUpload() {
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const begin = () => {
    running.current = new AbortController()
    return running.current.signal
  }
  return { begin }
}
