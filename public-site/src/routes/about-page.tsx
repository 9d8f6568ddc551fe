import { Container, Title } from 'shared-ui'

export default function Page() {
  return (
    <Container py="xl">
      <Title>about</Title>
    </Container>
  )
}
