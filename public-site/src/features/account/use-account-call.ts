import { type FormEvent, useState } from 'react'
import { ApiProblem } from 'shared-api/client'
import { fieldProblems } from '../../lib/field-problems.ts'
import { focusAfterSubmit } from '../../lib/focus-after-submit.ts'
import { accountTexts } from '../../texts/account.ts'
import { failureReason } from './failure-reason.ts'

export type CallState =
  | { kind: 'idle' | 'sending' | 'done' }
  | { kind: 'failed'; reason: string; status: number | null; errors: Partial<Record<string, string>> }

/** Sends a form of texts by `call`, which gets them by the names of the fields. */
export function useAccountCall<Name extends 'email' | 'password' | 'confirmPassword'>(
  names: readonly Name[],
  call: (values: Record<Name, string>) => Promise<unknown>,
) {
  const [state, setState] = useState<CallState>({ kind: 'idle' })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (state.kind === 'sending') return
    const form = new FormData(element)
    const values = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])) as Record<Name, string>
    setState({ kind: 'sending' })
    try {
      await call(values)
      setState({ kind: 'done' })
    } catch (cause) {
      const problem = cause instanceof ApiProblem ? cause : null
      const errors = fieldProblems(values, accountTexts().labels, problem?.errors ?? [])
      setState({ kind: 'failed', reason: failureReason(cause), status: problem?.status ?? null, errors })
    }
    focusAfterSubmit(element)
  }
  const errorOf = (name: Name) => (state.kind === 'failed' ? state.errors[name] : undefined)
  return { state, errorOf, submit }
}
