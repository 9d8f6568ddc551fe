import { useState } from 'react'
import { useShell } from 'shared-ui'
import { problemText } from '../api/problem-text.ts'

type Options = {
  /** Why it failed, in words. */
  textOf?: (cause: unknown) => string
  /** The reason is shown where the press was, as `failure`, not as a toast. */
  inPlace?: boolean
}

/** What a press does: `busy` while it is on its way, and why it failed. */
export function useAction<Args extends unknown[]>(
  work: (...args: Args) => Promise<unknown>,
  { textOf = problemText, inPlace = false }: Options = {},
) {
  const { notify } = useShell()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const act = async (...args: Args) => {
    setBusy(true)
    setFailure(null)
    try {
      await work(...args)
    } catch (cause) {
      if (inPlace) setFailure(textOf(cause))
      else notify({ kind: 'error', message: textOf(cause) })
    }
    setBusy(false)
  }
  return { busy, failure, act }
}
