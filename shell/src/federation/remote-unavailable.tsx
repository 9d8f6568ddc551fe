import { useEffect } from 'react'
import { Alert, Button, Container, Group, Stack, Text } from 'shared-ui'
import { RemoteFailure } from './remotes.tsx'

type Props = { error: unknown; onRetry: () => void }

/** The message in the place of a remote that failed. It shows nothing of the cause. */
export function RemoteUnavailable({ error, onRetry }: Props) {
  const refused = error instanceof RemoteFailure ? error.refused : null
  // Only the server can take a refusal back: another page is asked for.
  const retry = refused ? () => location.reload() : onRetry
  useEffect(() => whenLate(error, onRetry), [error, onRetry])
  return (
    <Container py="xl">
      <Alert role="alert" color="red" title="This part of the page is not available right now">
        <Stack>
          <Text>{explain(error)} The rest of the site works; what you typed is kept.</Text>
          <Group>
            <Button onClick={retry}>Retry</Button>
            <Button variant="default" onClick={() => location.reload()}>
              Reload the page
            </Button>
          </Group>
        </Stack>
      </Alert>
    </Container>
  )
}

function explain(error: unknown): string {
  if (!(error instanceof RemoteFailure)) return 'Something went wrong while showing it.'
  return error.refused ? REFUSALS[error.refused] : 'It could not be loaded.'
}

const REFUSALS = {
  contract: 'It is being updated and does not fit this version of the site yet.',
  files: 'Its files are not the ones that were released, so they are not used.',
  origin: 'It comes from a place that this site does not trust.',
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
