import type { ReactNode } from 'react'
import { Alert, Button, Skeleton, Stack, Text, VisuallyHidden } from 'shared-ui'
import { problemText } from '../api/problem-text.ts'

type Query<Data> = { data?: Data; error?: unknown; mutate: () => void }
type Props<Data> = { query: Query<Data>; what: string; children: (data: Data) => ReactNode }

/** The states of a query: waiting, failed with a way to try again, there. Data once read stays when asking again fails. */
export function Loaded<Data>({ query, what, children }: Props<Data>) {
  const { data, error, mutate } = query
  if (data === undefined)
    return error ? <Failed cause={error} what={what} onRetry={() => mutate()} /> : <Waiting what={what} />
  return (
    <>
      {error !== undefined && <Failed cause={error} what={`${what} anew`} onRetry={() => mutate()} />}
      {children(data)}
    </>
  )
}

function Waiting({ what }: { what: string }) {
  return (
    <Stack aria-busy="true">
      <VisuallyHidden role="status">Loading {what}…</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} h={48} />
      ))}
    </Stack>
  )
}

function Failed({ cause, what, onRetry }: { cause: unknown; what: string; onRetry: () => void }) {
  return (
    <Alert color="red" role="alert" title={`Could not load ${what}`}>
      <Stack align="flex-start" gap="sm">
        <Text>{problemText(cause)}</Text>
        <Button variant="default" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Stack>
    </Alert>
  )
}
