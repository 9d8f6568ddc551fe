import { useState } from 'react'
import { Button, Dialog, Group, Stack, Text } from 'shared-ui'

type Props = {
  /** What would be deleted; undefined while nothing is. */
  name: string | undefined
  /** What becomes of what points to it. */
  consequence: string
  onCancel: () => void
  /** Deletes; the dialog shows that it is under way until this settles. */
  onDelete: () => Promise<void>
}

/** Asks before something is deleted, in the specification's words (`specification §2`). */
export function ConfirmDelete({ name, consequence, onCancel, onDelete }: Props) {
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    await onDelete().finally(() => setBusy(false))
  }
  return (
    <Dialog opened={name !== undefined} onClose={onCancel} title="Delete">
      <Stack>
        <Text fw={600}>{name}</Text>
        <Text>Are you sure you want to delete?</Text>
        <Text size="sm" c="dimmed">
          {consequence}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button color="red" loading={busy} onClick={remove}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
