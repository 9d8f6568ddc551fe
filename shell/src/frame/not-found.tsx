import { lazy, Suspense, useState } from 'react'
import { Button, Container, Link, Stack, Text, Title } from 'shared-ui'
import { texts } from '../texts/index.ts'
import classes from './not-found.module.css'

// Few ever see it; a page without the drawing is as good.
const lazyRoad = () =>
  lazy(() =>
    import('shared-ui/illustrations/roads').then(
      ({ LostRoad }) => ({ default: LostRoad }),
      () => ({ default: () => <></> }),
    ),
  )

/** The page for a path that no remote shows. The server answers such a path with status 404. */
export function NotFound() {
  const t = texts().notFound
  // In state: a lazy component keeps its failure, so each mount needs a new one.
  const [LostRoad] = useState(lazyRoad)
  return (
    <Container py="xl">
      <title>{t.documentTitle}</title>
      <Stack align="center" ta="center">
        <Suspense>
          <LostRoad className={classes.drawing} />
        </Suspense>
        <Title maw="100%">{t.title}</Title>
        <Text>{t.text}</Text>
        <Button component={Link} to="/">
          {t.back}
        </Button>
      </Stack>
    </Container>
  )
}
