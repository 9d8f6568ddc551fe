import { Alert, Button, Group, Text } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'

type Props = { message: string; onRetry: () => void }

/** Shown in place of a short list that failed to load. */
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
