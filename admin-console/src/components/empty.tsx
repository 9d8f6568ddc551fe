import type { ReactNode } from 'react'
import { Paper, Stack, Text } from 'shared-ui'

type Props = { text: string; children?: ReactNode }

/** Stands in for a list with nothing in it, with a way on. A list that can become empty announces it by itself. */
export const Empty = ({ text, children }: Props) => (
  <Paper withBorder p="xl">
    <Stack align="center" ta="center">
      <Text>{text}</Text>
      {children}
    </Stack>
  </Paper>
)
