import { type ReactNode, useState } from 'react'
import { Alert, Skeleton, Stack, Text, VisuallyHidden } from 'shared-ui'
import { problemText } from '../api/problem-text.ts'
import { commonTexts } from '../texts/common.ts'
import { ActionButton } from './action-button.tsx'

type Query<Data> = { data?: Data; error?: unknown; mutate: () => unknown }
type Props<Data> = { query: Query<Data>; what: string; children: (data: Data) => ReactNode }

/** The states of a query: waiting, failed with a way to try again, there. Data once read stays when asking again fails. */
export function Loaded<Data>({ query, what, children }: Props<Data>) {
  const { data, error, mutate } = query
  const texts = commonTexts()
  if (data === undefined)
    return error ? <Failed cause={error} title={texts.notLoaded({ what })} onRetry={mutate} /> : <Waiting what={what} />
  return (
    <>
      {error !== undefined && <Failed cause={error} title={texts.notLoadedAgain({ what })} onRetry={mutate} />}
      {children(data)}
    </>
  )
}

function Waiting({ what }: { what: string }) {
  return (
    <Stack aria-busy="true">
      <VisuallyHidden role="status">{commonTexts().loading({ what })}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} h={48} />
      ))}
    </Stack>
  )
}

function Failed({ cause, title, onRetry }: { cause: unknown; title: string; onRetry: () => unknown }) {
  const texts = commonTexts()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  return (
    <Alert color="red" role="alert" title={title}>
      <Stack align="flex-start" gap="sm">
        {/* So that screen readers announce the same failure again. */}
        <Text>{busy ? texts.tryingAgain : problemText(cause)}</Text>
        <ActionButton variant="default" size="sm" loading={busy} onClick={retry}>
          {texts.tryAgain}
        </ActionButton>
      </Stack>
    </Alert>
  )
}
