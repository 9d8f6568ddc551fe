import type { ReactNode } from 'react'
import { Container, Text, Title } from 'shared-ui'
import { HeroScene } from 'shared-ui/illustrations'
import { homeTexts } from '../../texts/home.ts'
import classes from './hero.module.css'

/** The hero banner: what this is for, over the road to the sea. `actions` are its buttons. */
export const Hero = ({ actions }: { actions: ReactNode }) => (
  <section className={classes.hero}>
    <HeroScene className={classes.scene} />
    <Container className={classes.words}>
      <Title className={classes.title}>{homeTexts().hero.title}</Title>
      <Text size="lg" className={classes.lead}>
        {homeTexts().hero.lead}
      </Text>
      <div className={classes.actions}>{actions}</div>
    </Container>
  </section>
)
