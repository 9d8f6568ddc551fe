import { type MouseEvent, useState } from 'react'
import { ApiProblem } from 'shared-api/client'
import { focusAgain } from '../../lib/focus-after-submit.ts'
import { failureReason } from './failure-reason.ts'

type State = { kind: 'idle' | 'sending' | 'done' } | { kind: 'failed'; reason: string; status: number | null }

/** A call by one press of a button. */
export function usePress(call: () => Promise<unknown>) {
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function press({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    try {
      await call()
      setState({ kind: 'done' })
    } catch (cause) {
      const status = cause instanceof ApiProblem ? cause.status : null
      setState({ kind: 'failed', reason: failureReason(cause), status })
      focusAgain(button)
    }
  }
  return { state, press }
}
