import type { ReactNode } from 'react'
import { Button, Group, Link, Paper, SimpleGrid, Text, Title } from 'shared-ui'
import { paths } from '../../config/paths.ts'

/** Links to the fleet and both kinds of package (/admin). */
export const CabPanel = () => (
  <SimpleGrid cols={{ base: 1, sm: 3 }} data-screen-only>
    <Offer title="Cabs" text="The fleet: prices, pictures and availability.">
      <Button component={Link} to={paths.cabs.href()} size="sm">
        Manage Cabs
      </Button>
      <Button component={Link} to={paths.createCab.href()} size="sm" variant="default">
        Add Cab
      </Button>
    </Offer>
    <Offer title="Holiday packages" text="Ready-made holidays with their services and brochure.">
      <Button component={Link} to={paths.holidays.href()} size="sm">
        Holiday Package
      </Button>
    </Offer>
    <Offer title="Tour packages" text="Tours for a number of persons, Basic or Premium.">
      <Button component={Link} to={paths.tours.href()} size="sm">
        Tour Package
      </Button>
    </Offer>
  </SimpleGrid>
)

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
