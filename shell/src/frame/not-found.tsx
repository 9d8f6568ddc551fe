import { Button, Container, Link, Stack, Text, Title } from 'shared-ui'
import { LostRoad } from 'shared-ui/illustrations'
import { texts } from '../texts/index.ts'
import classes from './not-found.module.css'

/** The page for a path that no remote shows. The server answers such a path with status 404. */
export function NotFound() {
  const t = texts().notFound
  return (
    <Container py="xl">
      <title>{t.documentTitle}</title>
      <Stack align="center" ta="center">
        <LostRoad className={classes.drawing} />
        <Title maw="100%">{t.title}</Title>
        <Text>{t.text}</Text>
        <Button component={Link} to="/">
          {t.back}
        </Button>
      </Stack>
    </Container>
  )
}
