import type { ReactNode } from 'react'
import { Button, Group, Link, Paper, SimpleGrid, Text, Title } from 'shared-ui'
import { paths } from '../../config/paths.ts'
import { deskTexts } from '../../texts/desk.ts'

/** Links to the fleet and both kinds of package (/admin). */
export function CabPanel() {
  const texts = deskTexts().panel
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }} data-screen-only>
      <Offer {...texts.cabs}>
        <Button component={Link} to={paths.cabs.href()} size="sm">
          {texts.manageCabs}
        </Button>
        <Button component={Link} to={paths.createCab.href()} size="sm" variant="default">
          {texts.addCab}
        </Button>
      </Offer>
      <Offer {...texts.holidays}>
        <Button component={Link} to={paths.holidays.href()} size="sm">
          {texts.holidayPackage}
        </Button>
      </Offer>
      <Offer {...texts.tours}>
        <Button component={Link} to={paths.tours.href()} size="sm">
          {texts.tourPackage}
        </Button>
      </Offer>
    </SimpleGrid>
  )
}

const Offer = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <Paper withBorder p="lg">
    <Title order={2} size="h4">
      {title}
    </Title>
    <Text size="sm" c="dimmed" mb="md">
      {text}
    </Text>
    <Group gap="xs">{children}</Group>
  </Paper>
)
