import type { FormEventHandler, ReactNode } from 'react'
import { changeProblemText } from '../api/problem-text.ts'
import { toFirstError } from './first-error.ts'
import { type Form, useRefusal } from './use-refusal.ts'

type SentForm<Values> = Form & {
  onSubmit: (
    send: (values: Values) => Promise<void>,
    onErrors: typeof toFirstError,
  ) => FormEventHandler<HTMLFormElement>
  errors: Record<string, ReactNode>
  submitting: boolean
}

/** What a `SendForm` takes. */
export type Sending = {
  form: Pick<SentForm<unknown>, 'errors' | 'submitting'>
  failure: string | null
  submit: FormEventHandler<HTMLFormElement>
}

/** A form's `submit` by `send`, which throws as the client does; and why the server refused it, as `useRefusal` has it. */
export function useSend<Values>(
  form: SentForm<Values>,
  labels: Record<string, string>,
  send: (values: Values) => Promise<void>,
  textOf: (cause: unknown) => string = changeProblemText,
): Sending {
  const { failure, refuse, forget } = useRefusal(form, labels)
  const submit = form.onSubmit(async (values) => {
    forget()
    try {
      await send(values)
    } catch (cause) {
      refuse(cause, textOf(cause))
    }
  }, toFirstError)
  return { form, failure, submit }
}
