import { Button, Container, Link, Stack, Text, Title } from 'shared-ui'
import { LostRoad } from 'shared-ui/illustrations'
import classes from './not-found.module.css'

/** The page for a path that no remote shows. The server answers such a path with status 404. */
export function NotFound() {
  return (
    <Container py="xl">
      <title>Page not found</title>
      <Stack align="center" ta="center">
        <LostRoad className={classes.drawing} />
        <Title>This road leads nowhere</Title>
        <Text>The page you asked for does not exist or has moved.</Text>
        <Button component={Link} to="/">
          Back to the home page
        </Button>
      </Stack>
    </Container>
  )
}
