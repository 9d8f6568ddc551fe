import { Alert, Button, Group, Text } from 'shared-ui'

type Props = { what: string; onRetry: () => void }

/** Stands in the place of a short list that could not be loaded. `what` starts the sentence: 'The cabs'. */
export const LoadFailure = ({ what, onRetry }: Props) => (
  <Alert role="alert" color="red">
    <Group justify="space-between">
      <Text inherit>{what} could not be loaded.</Text>
      <Button variant="default" onClick={onRetry}>
        Retry
      </Button>
    </Group>
  </Alert>
)
