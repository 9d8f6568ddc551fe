import { type MouseEvent, useState } from 'react'
import { focusAgain } from '../../lib/focus-after-submit.ts'
import { accountTexts } from '../../texts/account.ts'
import { withWords } from '../../texts/page.ts'

type Calls = typeof import('./proof-calls.ts')
type State = { kind: 'idle' | 'sending' | 'done' } | { kind: 'failed'; reason: string; status: number | null }

/** A call by one press of a button. */
export function usePress(call: (calls: Calls) => Promise<unknown>) {
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function press({ currentTarget: button }: MouseEvent<HTMLButtonElement>) {
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    let calls: Calls | null = null
    try {
      calls = await withWords(import('./proof-calls.ts'))
      await call(calls)
      setState({ kind: 'done' })
    } catch (cause) {
      const failure = calls?.failureOf(cause) ?? { reason: accountTexts().unreachable, status: null }
      setState({ kind: 'failed', ...failure })
      focusAgain(button)
    }
  }
  return { state, press }
}
