import { Alert, Button, Group, Text } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'

type Props = { message: string; onRetry: () => void }

/** Stands in the place of a short list that could not be loaded. */
export const LoadFailure = ({ message, onRetry }: Props) => (
  <Alert role="alert" color="red">
    <Group justify="space-between">
      <Text inherit>{message}</Text>
      <Button variant="default" onClick={onRetry}>
        {commonTexts().retry}
      </Button>
    </Group>
  </Alert>
)
