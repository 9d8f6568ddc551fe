import type { ReactNode } from 'react'
import { Container } from 'shared-ui'
import classes from './section.module.css'

type Props = {
  /** 'sunken' sets the section off from its neighbours. */
  tone?: 'plain' | 'sunken'
  children: ReactNode
}

/** A stretch of a page, as wide as the page, with air above and below. */
export const Section = ({ tone = 'plain', children }: Props) => (
  <section className={classes.section} data-tone={tone}>
    <Container>{children}</Container>
  </section>
)
