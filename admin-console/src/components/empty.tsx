import type { ReactNode } from 'react'
import { Paper, Stack, Text } from 'shared-ui'

type Props = { text: string; children?: ReactNode }

/** Shown in place of an empty list, with a way on. Lists that can become empty announce it themselves. */
export const Empty = ({ text, children }: Props) => (
  <Paper withBorder p="xl">
    <Stack align="center" ta="center">
      <Text>{text}</Text>
      {children}
    </Stack>
  </Paper>
)
