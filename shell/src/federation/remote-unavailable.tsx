import { useEffect, useLayoutEffect, useRef } from 'react'
import { Alert, Button, Container, Group, Stack, Text } from 'shared-ui'
import { texts } from '../texts/index.ts'
import { RemoteFailure } from './remotes.tsx'
import { reloadWhereAnswered } from './stale-page.ts'

type Props = {
  error: unknown
  onRetry: () => void
  /** Called when a page that only was slow has come after all; not where the page itself sees to it. */
  onLate?: () => void
}

/** The message in the place of a remote that failed. It shows nothing of the cause. */
export function RemoteUnavailable({ error, onRetry, onLate }: Props) {
  const t = texts().unavailable
  const reload = () => reloadWhereAnswered().then(onRetry)
  const retry = () => (isForNextPage(error) ? reload() : onRetry())
  useEffect(() => onLate && whenLate(error, onLate), [error, onLate])
  const message = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => passFocusOn(message.current), [])
  useEffect(() => bringIntoView(message.current, error), [error])
  return (
    <Container py="xl" ref={message}>
      <Alert role="alert" color="red" title={t.title}>
        <Stack>
          <Text>
            {explain(error)} {t.kept}
          </Text>
          <Group>
            <Button onClick={retry}>{t.retry}</Button>
            <Button variant="default" onClick={reload}>
              {t.reload}
            </Button>
          </Group>
        </Stack>
      </Alert>
    </Container>
  )
}

/** Whether asking again in this page is in vain: only the server can take a refusal back, and a browser may keep what failed. */
const isForNextPage = (error: unknown) => error instanceof RemoteFailure && (error.refused !== null || error.spent)

function explain(error: unknown): string {
  const t = texts().unavailable
  if (!(error instanceof RemoteFailure)) return t.broken
  if (error.refused) return t[error.refused]
  return error.late ? t.late : t.notLoaded
}

/** What is only late comes by itself; else who fills in a form further down must know that nothing takes it. */
function bringIntoView(message: HTMLElement | null, error: unknown) {
  if (!(error instanceof RemoteFailure && error.late)) message?.scrollIntoView({ block: 'nearest' })
}

/** Returns what is called as the message goes: the keyboard, if it was there, goes on from the start of the content. */
const passFocusOn = (message: HTMLElement | null) => () => {
  if (message?.contains(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true })
}

/** A page that only was slow takes its place when it has come; returns what calls that off. */
function whenLate(error: unknown, show: () => void): () => void {
  let wanted = true
  const late = error instanceof RemoteFailure ? error.late : null
  late?.then(
    () => wanted && show(),
    // It failed after all: the message with Retry stands.
    () => {},
  )
  return () => {
    wanted = false
  }
}
