import { Container, Title } from 'shared-ui'

export default function Page() {
  return (
    <Container py="xl">
      <Title>edit-cab</Title>
    </Container>
  )
}
