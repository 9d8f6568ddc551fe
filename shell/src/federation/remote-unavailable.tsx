import { Alert, Button, Container, Group, Stack, Text } from 'shared-ui'
import { RemoteFailure } from './remotes.tsx'

type Props = { error: unknown; onRetry: () => void }

/** The message in the place of a remote that failed. It shows nothing of the cause. */
export function RemoteUnavailable({ error, onRetry }: Props) {
  const loaded = !(error instanceof RemoteFailure)
  return (
    <Container py="xl">
      <Alert role="alert" color="red" title="This part of the page is not available right now">
        <Stack>
          <Text>
            {loaded ? 'Something went wrong while showing it.' : 'It could not be loaded.'} The rest of the site works;
            what you typed is kept.
          </Text>
          <Group>
            <Button onClick={onRetry}>Retry</Button>
            <Button variant="default" onClick={() => location.reload()}>
              Reload the page
            </Button>
          </Group>
        </Stack>
      </Alert>
    </Container>
  )
}
