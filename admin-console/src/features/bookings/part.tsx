import type { ReactNode } from 'react'
import { Title } from 'shared-ui'

/** A part of a card, under a heading of its own. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Title order={3} size="h5" mb="xs">
      {title}
    </Title>
    {children}
  </section>
)
