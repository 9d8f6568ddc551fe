import { Group, Stack, Text } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import { DeskDialog } from './desk-dialog.tsx'

type Props = { keys: readonly [key: string, does: string][]; opened: boolean; onClose: () => void }

/** The keys of a page, with what each does. */
export const KeysDialog = ({ keys, ...dialog }: Props) => (
  <DeskDialog {...dialog} title={commonTexts().keys}>
    <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
      {keys.map(([key, does]) => (
        <Group key={key} component="li" gap="sm" wrap="nowrap">
          <Text component="kbd" ff="monospace" fw={600} w="4rem" flex="none">
            {key}
          </Text>
          <Text>{does}</Text>
        </Group>
      ))}
    </Stack>
  </DeskDialog>
)
