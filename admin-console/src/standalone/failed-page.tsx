import { Component, type ReactNode } from 'react'
import { Alert, Button, Container, Stack, Text } from 'shared-ui'

/** A message in the place of a page whose code did not come or that failed; it shows nothing of the cause. */
export class FailedPage extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Message /> : this.props.children
  }
}

const Message = () => (
  <Container py="xl">
    <Alert color="red" role="alert" title="This page is not available right now">
      <Stack align="flex-start">
        <Text>It may have been replaced by a newer release.</Text>
        <Button onClick={() => location.reload()}>Reload the page</Button>
      </Stack>
    </Alert>
  </Container>
)
