import { Container, Skeleton, Stack, VisuallyHidden } from 'shared-ui'
import { texts } from '../texts/index.ts'

/** Shown while a page's code loads. */
export function PageLoading() {
  return (
    <Container py="xl" aria-busy="true">
      <VisuallyHidden role="status">{texts().loading}</VisuallyHidden>
      <Stack>
        <Skeleton h={48} w="60%" />
        <Skeleton h={280} />
        <Skeleton h={20} />
        <Skeleton h={20} w="80%" />
      </Stack>
    </Container>
  )
}
