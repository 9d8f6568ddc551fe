import type { ReactNode } from 'react'
import { Container, Text, Title } from 'shared-ui'
import { BandScene } from 'shared-ui/illustrations'
import classes from './page-banner.module.css'

type Props = {
  /** The page's one h1. */
  title: string
  /** A sentence below it. */
  lead?: ReactNode
  /** A drawing for wide screens; by default hills at nightfall. */
  art?: ReactNode
  children?: ReactNode
}

/** The coloured band that opens a page. */
export function PageBanner({ title, lead, art, children }: Props) {
  return (
    <div className={`band ${classes.banner}`}>
      {!art && <BandScene className={classes.scene} />}
      <Container className={classes.inner}>
        <div className={classes.words}>
          <Title>{title}</Title>
          {lead && (
            <Text size="lg" className={classes.lead}>
              {lead}
            </Text>
          )}
          {children}
        </div>
        {art && (
          <div className={classes.art} aria-hidden="true">
            {art}
          </div>
        )}
      </Container>
    </div>
  )
}
