import type { ReactNode } from 'react'
import { Paper, Title } from 'shared-ui'

type Props = {
  title: string
  /** For links that lead to the card. */
  id?: string
  children: ReactNode
}

/** A part of a page, in a frame of its own, under its heading. */
export const TitledCard = ({ title, id, children }: Props) => (
  <Paper withBorder p="lg" id={id} tabIndex={id ? -1 : undefined}>
    <Title order={2} size="h4" mb="sm">
      {title}
    </Title>
    {children}
  </Paper>
)
