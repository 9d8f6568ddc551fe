import { type ReactNode, useState } from 'react'
import { newIdempotencyKey } from 'shared-api/client'
import { useForm, useShell } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import { validateWith } from './form-errors.ts'
import { SendForm } from './send-form.tsx'
import { useSend } from './use-send.ts'

type Props<Values extends Record<string, unknown>, Input> = {
  initialValues: Values
  schema: Parameters<typeof validateWith>[0]
  inputOf: (values: Values) => Input
  /** Labels of the fields that are not among `MovedFields`. */
  labels?: Record<string, string>
  send: (input: Input, key: string) => Promise<void>
  /** Said once the money is noted. */
  done: string
  onClose: () => void
  button?: string
  children: (form: Pick<ReturnType<typeof useForm<Values>>, 'getInputProps' | 'values'>) => ReactNode
}

/** The form of a dialog that notes money, which it then closes. */
export function MovedForm<Values extends Record<string, unknown>, Input extends object>(props: Props<Values, Input>) {
  const { initialValues, schema, inputOf, send, done, onClose, button = commonTexts().save, children } = props
  const { notify } = useShell()
  const labels = { ...commonTexts().moved, ...props.labels }
  // One key for all attempts: an answer that was lost must not note the money twice.
  const [key] = useState(newIdempotencyKey)
  const form = useForm<Values>({
    initialValues,
    validate: (values) => validateWith(schema, labels)(inputOf(values)),
  })
  const sending = useSend(form, labels, async (values) => {
    await send(inputOf(values), key)
    notify({ kind: 'success', message: done })
    onClose()
  })
  return (
    <SendForm {...sending} button={button}>
      {children(form)}
    </SendForm>
  )
}
