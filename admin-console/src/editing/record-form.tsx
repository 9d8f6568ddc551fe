import type { FormEventHandler, ReactNode } from 'react'
import { Stack } from 'shared-ui'
import { FormFooter } from './form-footer.tsx'
import { SentFields } from './sent-fields.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'
import type { Sending } from './use-record.tsx'

/** What the page of a record gives to its form. */
export type RecordFormProps = Sending & { submitLabel: string; onSubmit: FormEventHandler<HTMLFormElement> }

type Props = RecordFormProps & {
  errors: Record<string, ReactNode>
  /** Leaving asks first, unless it was saved. */
  unsaved: boolean
  /** The list that Cancel leads to. */
  cancelHref: string
  children: ReactNode
}

/** The form of a record: its fields, how it is sent, and what happens to it when the page is left. */
export const RecordForm = ({ onSubmit, children, progress, done, unsaved, ...footer }: Props) => (
  <form onSubmit={onSubmit} noValidate>
    <Stack maw="44rem">
      <SentFields busy={progress !== null}>{children}</SentFields>
      <FormFooter {...footer} busy={progress !== null} />
    </Stack>
    <UnsavedGuard unsaved={!done && unsaved} />
  </form>
)
