import type { ReactNode } from 'react'
import { Container } from 'shared-ui'
import classes from './section.module.css'

type Props = {
  /** 'sunken' sets the section off from its neighbours. */
  tone?: 'plain' | 'sunken'
  /** It is below what is seen first: neither laid out nor painted until it comes near. */
  below?: boolean
  children: ReactNode
}

/** A stretch of a page, as wide as the page, with air above and below. */
export const Section = ({ tone = 'plain', below, children }: Props) => (
  <section className={classes.section} data-tone={tone} data-below={below}>
    <Container>{children}</Container>
  </section>
)
