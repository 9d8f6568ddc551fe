import type { ReactNode } from 'react'
import { SimpleGrid, Text } from 'shared-ui'
import { TitledCard } from '../../components/titled-card.tsx'

type Props = { title: string; chart: ReactNode; table: ReactNode; none?: string | false }

/** A chart with its figures beside it; `none` says that there are no figures. */
export const ChartAndTable = ({ title, chart, table, none }: Props) => (
  <TitledCard title={title}>
    {none ? (
      <Text c="dimmed">{none}</Text>
    ) : (
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
        <div data-screen-only>{chart}</div>
        {table}
      </SimpleGrid>
    )}
  </TitledCard>
)
