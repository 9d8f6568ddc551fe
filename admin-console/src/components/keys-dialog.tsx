import { useState } from 'react'
import { Button, Group, Stack, Text } from 'shared-ui'
import { commonTexts } from '../texts/common.ts'
import { DeskDialog } from './desk-dialog.tsx'
import { useKeys } from './use-keys.ts'

type Props = { keys: readonly [key: string, does: string][] }

/** The button that shows the keys of a page, which '?' does too. It keeps its state itself: a long list is not rendered again. */
export function KeysHelp({ keys }: Props) {
  const [opened, setOpened] = useState(false)
  const open = () => setOpened(true)
  useKeys({ '?': open })
  return (
    <>
      <Button size="compact-sm" variant="subtle" ml="auto" visibleFrom="md" onClick={open}>
        {commonTexts().keys}
      </Button>
      <KeysDialog keys={keys} opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

type DialogProps = Props & { opened: boolean; onClose: () => void }

/** The keys of a page, with what each does. */
const KeysDialog = ({ keys, ...dialog }: DialogProps) => (
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
