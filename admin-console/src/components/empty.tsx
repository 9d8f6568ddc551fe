import type { ReactNode } from 'react'
import { Paper, Stack, Text } from 'shared-ui'

type Props = { text: string; children?: ReactNode }

/** Stands in for a list with nothing in it, with a way on. */
export const Empty = ({ text, children }: Props) => (
  <Paper withBorder p="xl">
    <Stack align="center" ta="center">
      <Text role="status">{text}</Text>
      {children}
    </Stack>
  </Paper>
)
