import { Alert, Button, Container, Stack, Text } from 'shared-ui'

/** A message in place of a page whose code failed to load or that threw; it shows nothing of the cause. */
export const FailedPage = () => (
  <Container py="xl">
    <Alert color="red" role="alert" title="This page is not available right now">
      <Stack align="flex-start">
        <Text>It may have been replaced by a newer release.</Text>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </Stack>
    </Alert>
  </Container>
)
