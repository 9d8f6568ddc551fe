import type { ReactNode } from 'react'
import { Container, Picture, Text, Title } from 'shared-ui'
import { HeroScene } from 'shared-ui/illustrations'
import { homeTexts } from '../../texts/home.ts'
import classes from './hero.module.css'

/** The hero banner: what this is for, over the road to the sea or the company's own picture. `actions` are its buttons. */
export const Hero = ({ actions, picture }: { actions: ReactNode; picture?: string | undefined }) => (
  <section className={classes.hero} data-picture={picture ? true : undefined}>
    {picture ? (
      <Picture src={picture} alt="" sizes="100vw" eager className={classes.scene} />
    ) : (
      <HeroScene className={classes.scene} />
    )}
    <Container className={classes.words}>
      <Title className={classes.title}>{homeTexts().hero.title}</Title>
      <Text size="lg" className={classes.lead}>
        {homeTexts().hero.lead}
      </Text>
      <div className={classes.actions}>{actions}</div>
    </Container>
  </section>
)
