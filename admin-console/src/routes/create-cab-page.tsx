import { Container, Title } from 'shared-ui'

export default function Page() {
  return (
    <Container py="xl">
      <Title>create-cab</Title>
    </Container>
  )
}
