import type { ReactNode } from 'react'
import { Paper, Title } from 'shared-ui'

type Props = {
  title: string
  /** For links that lead to the card. */
  id?: string
  /** Left out on paper. */
  screenOnly?: boolean
  children: ReactNode
}

/** A part of a page in a frame, under its heading. */
export const TitledCard = ({ title, id, screenOnly, children }: Props) => (
  <Paper withBorder p={{ base: 'md', sm: 'lg' }} id={id} tabIndex={id ? -1 : undefined} data-screen-only={screenOnly}>
    <Title order={2} size="h4" mb="sm">
      {title}
    </Title>
    {children}
  </Paper>
)
