import { Alert, Button, Container, Stack, Text } from 'shared-ui'
import { texts } from '../texts/index.ts'
import { RemoteFailure } from './remotes.tsx'

type Props = { error: unknown; onRetry: () => void }

/** The message in place of a page that failed. It shows nothing of the cause. */
export function RemoteUnavailable({ error, onRetry }: Props) {
  const t = texts().unavailable
  const retry = () => {
    // The button disappears; the keyboard continues at the start of the content.
    document.getElementById('content')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <Container py="xl">
      <title>{t.title}</title>
      <Alert role="alert" color="red" title={t.title}>
        <Stack align="flex-start">
          <Text>
            {explain(error)} {t.kept}
          </Text>
          <Button onClick={retry}>{t.retry}</Button>
        </Stack>
      </Alert>
    </Container>
  )
}

function explain(error: unknown): string {
  const t = texts().unavailable
  if (!(error instanceof RemoteFailure)) return t.broken
  if (error.refused) return t[error.refused]
  return error.timedOut ? t.late : t.notLoaded
}
