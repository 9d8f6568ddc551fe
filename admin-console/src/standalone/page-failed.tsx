import { Alert, Button, Container, Stack, Text } from 'shared-ui'

/** Stands in for a page whose code did not come or that failed; shows nothing of the cause. */
export const PageFailed = () => (
  <Container py="xl">
    <Alert color="red" role="alert" title="This page is not available right now">
      <Stack align="flex-start">
        <Text>It may have been replaced by a newer release.</Text>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </Stack>
    </Alert>
  </Container>
)
