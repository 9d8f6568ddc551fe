import { Alert, Button, Group, Link, Stack } from 'shared-ui'

type Props = { failure: string | null; busy: boolean; submitLabel: string; cancelHref: string }

/** The end of an editing form: why it was refused, its button, and the way out. */
export const FormFooter = ({ failure, busy, submitLabel, cancelHref }: Props) => (
  <Stack>
    {failure && (
      <Alert color="red" role="alert">
        {failure}
      </Alert>
    )}
    <Group>
      <Button type="submit" loading={busy}>
        {submitLabel}
      </Button>
      <Button component={Link} to={cancelHref} variant="default">
        Cancel
      </Button>
    </Group>
  </Stack>
)
