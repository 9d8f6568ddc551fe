import type { ReactNode } from 'react'
import { Group, Stack } from 'shared-ui'
import { ActionButton } from '../components/action-button.tsx'
import { FormFailure } from './form-failure.tsx'
import type { Sending } from './use-send.ts'

type Props = Sending & {
  button: string
  color?: 'red'
  /** Whether the button is as wide as its word, not as the form. */
  narrow?: boolean
  /** What stands beside that button. */
  beside?: ReactNode
  children: ReactNode
}

/** A form in a column: its fields, why it was refused, and the button that sends it. */
export function SendForm({ form, failure, submit, button, color, narrow, beside, children }: Props) {
  const send = (
    <ActionButton type="submit" color={color} loading={form.submitting}>
      {button}
    </ActionButton>
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {children}
        <FormFailure failure={failure} errors={form.errors} />
        {narrow ? (
          <Group>
            {send}
            {beside}
          </Group>
        ) : (
          send
        )}
      </Stack>
    </form>
  )
}
